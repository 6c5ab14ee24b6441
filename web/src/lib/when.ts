/** Times as one says them: "14:05" today, "yesterday 21:30", "12 Nov". */
import { settings } from "./settings.svelte";

const DAY = 24 * 3600 * 1000;

export function when(seconds: number, now = new Date()): string {
  const then = new Date(seconds * 1000);
  const language = settings.language === "en" ? "en-GB" : settings.language;
  const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate()).getTime();
  const time = then.toLocaleTimeString(language, { hour: "2-digit", minute: "2-digit" });
  if (then.getTime() >= midnight) return time;
  if (then.getTime() >= midnight - DAY) return `${new Intl.RelativeTimeFormat(language, { numeric: "auto" }).format(-1, "day")} ${time}`;
  return then.toLocaleDateString(language, then.getFullYear() === now.getFullYear() ? { day: "numeric", month: "short" } : { day: "numeric", month: "short", year: "numeric" });
}
