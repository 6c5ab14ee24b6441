/** The rule books, one chunk for each game. */
export interface Section {
  id: string;
  title: string;
  level: number;
  html: string;
}

const BOOKS: Record<string, () => Promise<{ default: Section[] | null }>> = {
  castle: () => import("virtual:rules/castle"),
  magecraft: () => import("virtual:rules/magecraft"),
  nytherria: () => import("virtual:rules/nytherria"),
  magelight: () => import("virtual:rules/magelight"),
  magewars: () => import("virtual:rules/magewars"),
};

export async function loadBook(game: string): Promise<Section[]> {
  return (await BOOKS[game]?.())?.default ?? [];
}
