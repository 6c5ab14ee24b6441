/** Which rules stand behind the words of a card. */
export type Keywords = Record<string, { id: string; text: string }>;

export function rulesOn(text: string, keywords: Keywords | null): { word: string; id: string; text: string }[] {
  if (!keywords) return [];
  const words = text.toLowerCase();
  return Object.entries(keywords)
    .filter(([word]) => new RegExp(`\\b${word.replace(/[^a-z -]/g, ".")}(s|es|ed|d|n|ned)?\\b`).test(words))
    .map(([word, rule]) => ({ word, ...rule }));
}
