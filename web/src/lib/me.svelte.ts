/** Who sits before this screen. A name is enough; without one the hall makes one up. */
import { api, Refusal } from "./api";
import type { Me } from "./types";

export const self: { me: Me | null; known: boolean } = $state({ me: null, known: false });

const FIRST = ["Amber", "Silver", "Quiet", "Wandering", "Midnight", "Copper", "Laughing", "Misty", "Scarlet", "Patient"];
const SECOND = ["Owl", "Raven", "Fox", "Lantern", "Willow", "Moth", "Heron", "Ember", "Comet", "Badger"];

function any(words: string[]): string {
  return words[Math.floor(Math.random() * words.length)] ?? "Guest";
}

let asking: Promise<Me | null> | null = null;

/** The guest this browser is, or null if it has never been here. */
export function whoAmI(): Promise<Me | null> {
  asking ??= api.me().then(
    (me) => me,
    (error: unknown) => {
      if (error instanceof Refusal && (error.status === 401 || error.status === 404)) return null;
      asking = null;
      throw error;
    },
  ).then((me) => {
    self.me = me;
    self.known = true;
    return me;
  });
  return asking;
}

/** Be somebody: as before, or under this name, or under a made-up one. */
export async function beSomebody(name?: string): Promise<Me> {
  const wanted = name?.trim();
  const before = self.me ?? (await whoAmI());
  if (before && (!wanted || wanted === before.name)) return before;
  const me = before ? await api.change({ name: wanted ?? before.name }) : await api.newGuest(wanted || `${any(FIRST)} ${any(SECOND)}`);
  self.me = me;
  asking = Promise.resolve(me);
  return me;
}

/** Another colour, from the next table on. */
export async function wear(colour: string): Promise<void> {
  await beSomebody();
  self.me = await api.change({ colour });
  asking = Promise.resolve(self.me);
}
