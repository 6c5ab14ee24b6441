/** Which rules stand behind the words of a card. */
export type Keywords = Record<string, { id: string; text: string }>;

/** The ways to use a keyword; each is some patterns, all of which stand in one clause. */
const USES: Record<string, (keyword: string) => string[][]> = {
  en: (keyword) => [[`${keyword}(s|es|ed|d|n|ned)?`]],
  de: (keyword) => {
    const words = keyword.replace(/ (sie|ihn|es) /g, " ").split(" ").map(german);
    const [, prefix, verb] = SEPARABLE.exec(keyword) ?? [];
    return prefix && verb ? [words, [german(verb), prefix]] : [words]; // "ablegen", and "leg den Rest ab"
  },
};
const SEPARABLE = /^(ab|auf|aus|ein|um|vor|zurück)(\p{L}{4,}en)$/u;

/** A German word with any ending: "spielen" as "spielt" and "gespielt", "Gegenstand" as "Gegenstände". */
function german(word: string): string {
  const [, stem = word, ending = ""] = /^(\p{L}{3,}?)((?<=et)er|en|(?<!i)e|n|t|)$/u.exec(word) ?? [];
  const endings = { e: "e|n|en(?!:)|er|es|em|t|st|te|ten", en: "|e|en|n|t|st|et|te|ten", t: "t|st|e|en|te|ten|est" }[ending] ?? "|e|en|n|er|ern|es|em|s|ten";
  return `(?<!zu )(ge)?${stem.replace(/[aou]/g, (vowel) => `[${vowel}${{ a: "ä", o: "ö", u: "ü" }[vowel]}]`)}(${endings})`;
}

export function rulesOn(text: string, keywords: Keywords | null, language: string): { word: string; id: string; text: string }[] {
  const clauses = text.toLowerCase().split(/(?<=[.:;])\s/);
  const uses = USES[language] ?? ((keyword: string) => [[keyword]]);
  const stands = (pattern: string, clause: string): boolean => new RegExp(`(?<!\\p{L})${pattern}(?!\\p{L})`, "u").test(clause);
  return Object.entries(keywords ?? {})
    .filter(([word]) => uses(word.replace(/[^\p{L} -]/gu, ".")).some((patterns) => clauses.some((clause) => patterns.every((pattern) => stands(pattern, clause)))))
    .map(([word, rule]) => ({ word, ...rule }));
}
