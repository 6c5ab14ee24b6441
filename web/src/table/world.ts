/** What a game adds to the frame: its middle, a player's place, a rival's plate, and what the bar says of it. */
import type { Component } from "svelte";
import type { Control, Line } from "../lib/control.svelte";
import type { Face, Style } from "../lib/style";
import type { SeatView, View } from "../lib/types";

export interface World {
  /** What belongs to all: tableau, academy, decks. */
  middle: Component<{ control: Control }>;
  /** What lies before the viewer, with who they are. `seat` is the viewer's, or the first one for those who watch. */
  place: Component<{ control: Control; seat: SeatView }>;
  /** What is seen of another player, within their plate. */
  rival: Component<{ control: Control; seat: SeatView }>;
  /** The hand, where it is not a row of cards. */
  hand?: Component<{ control: Control }>;
  /** What the bar says beside round and phases: a clock of the game's own. */
  bar?: Component<{ control: Control }>;
  /** The phases of a turn that the bar shows, in their order; ids of `status.phase`. */
  phases?: readonly string[];
  /** Moves that end or pass: their button stands apart. Those of most games are known already. */
  ends?: readonly string[];
  /** What is left undone, said on the button that ends: "2 actions left". */
  left?: (control: Control) => string;
  /** Whether one chooses a card and then a verb in the question bar: it has a button for all that the chosen thing can do. */
  verbs?: boolean;
  /** An answer that suggests itself: it is marked, and given after a moment unless another one is chosen. */
  proposes?: (control: Control) => Line | undefined;
  /** How a card is drawn where one is chosen among all with everything on them, over the whole table; null for other cards. */
  sheet?: (face: Face) => Component<{ style: Style; face: Face }> | null;
  /** What a line touches, where the world draws more than the view has ids for: a slot of a card, a card within a pile. */
  touches?: (line: Line, view: View) => string[];
}

/** As in `server/ahead.py`. */
const ENDS = new Set(["pass", "stop", "done", "end turn"]);

export function endsWith(world: World, moves: readonly string[]): boolean {
  const last = moves.at(-1) ?? "";
  return world.ends ? world.ends.includes(last) : ENDS.has(last);
}
