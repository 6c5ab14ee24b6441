/** Tells who looks elsewhere. Sounds are in `sound.ts`. */
export function tell(text: string): void {
  if (document.hidden && "Notification" in window && Notification.permission === "granted") new Notification("Spellhall", { body: text, tag: "turn", icon: "/icon.svg" });
}
