/** Which rules stand behind the words of a card. */
export type Keywords = Record<string, { id: string; text: string }>;

/** How words end when they are used; in German a verb loses its own ending first. */
const ENDINGS: Record<string, { own: RegExp; used: string }> = {
  en: { own: /$/, used: "s|es|ed|d|n|ned" },
  de: { own: /(?<=\p{L}{3})(en|n|e)$/u, used: "e|en|n|er|ern|es|em|s|t|st|et|te|ten" },
};

export function rulesOn(text: string, keywords: Keywords | null, language: string): { word: string; id: string; text: string }[] {
  if (!keywords) return [];
  const words = text.toLowerCase();
  const { own, used } = ENDINGS[language] ?? { own: /$/, used: "" };
  return Object.entries(keywords)
    .filter(([word]) => new RegExp(`(?<!\\p{L})${word.replace(own, "").replace(/[^\p{L} -]/gu, ".")}(${used})?(?!\\p{L})`, "u").test(words))
    .map(([word, rule]) => ({ word, ...rule }));
}
