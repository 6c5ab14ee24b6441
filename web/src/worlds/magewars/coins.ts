/** The colours of the resources: the ground of a coin, and the ink on it. */
const COINS: Record<string, { ground: string; ink: string }> = {
  beast: { ground: "#8a5526", ink: "#fff" }, book: { ground: "#3d4fa8", ink: "#fff" }, bug: { ground: "#6c7c1d", ink: "#fff" }, silver: { ground: "#b9c2cc", ink: "#1f262e" }, gold: { ground: "#e0a91f", ink: "#2f1f00" },
  feather: { ground: "#4aa3d6", ink: "#06202e" }, fire: { ground: "#d9481c", ink: "#fff" }, flower: { ground: "#d95f9b", ink: "#33051b" }, gem: { ground: "#17a39a", ink: "#00211f" }, light: { ground: "#f7e27a", ink: "#3d2f00" },
  plant: { ground: "#3e8a35", ink: "#fff" }, potion: { ground: "#8b4cc0", ink: "#fff" }, seed: { ground: "#b98b52", ink: "#2a1903" }, wild: { ground: "#222", ink: "#ffd95a" }, any: { ground: "#e6d9b3", ink: "#3a2a12" },
};

/** A quest: no resource fills it. */
const QUEST_COIN = { ground: "#3b2a55", ink: "#ffd95a" };

/** A resource that nobody knows. */
const PLAIN_COIN = { ground: "#888", ink: "#fff" };

/** The colours of what fills a slot: resources in their own, quests (`win_a_challenge`) in one. */
export function paintOf(kind: string): { ground: string; ink: string } {
  return COINS[kind] ?? (kind.includes("_") ? QUEST_COIN : PLAIN_COIN);
}
