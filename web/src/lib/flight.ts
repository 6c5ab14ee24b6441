/**
 * What happened is seen: cards and gems fly from where they were to where they are, what was turned
 * turns over, pawns walk. Worked out from two views and from where boards drew their things
 * (`data-zone`, `data-thing`, `data-stack`, `data-piece`), so that no board needs code for it.
 */
import { tick } from "svelte";
import { moving } from "./settings.svelte";
import type { CardView, View, ZoneView } from "./types";

const TIME = 480;
const MOST = 14;
const EASE = "cubic-bezier(0.3, 0, 0.15, 1)";

interface Place {
  zone: string;
  id: string | undefined;
  face: string;
}

const HIDDEN = "?";

/** Every card of a view with its place; cards a pile does not list are hidden ones. */
function places(view: View): Place[] {
  return view.zones.flatMap((zone) => [
    ...zone.cards.map((card) => ({ zone: zone.id, id: card.id, face: card.face ?? HIDDEN })),
    ...Array.from({ length: Math.max(0, zone.count - zone.cards.length) }, () => ({ zone: zone.id, id: undefined, face: HIDDEN })),
  ]);
}

/** What is in `these` and not in `those`, like cards in a zone counted. */
function without(these: Place[], those: Place[]): Place[] {
  const spare = new Map<string, number>();
  for (const place of those) {
    const key = `${place.zone}|${place.face}`;
    spare.set(key, (spare.get(key) ?? 0) + 1);
  }
  return these.filter((place) => {
    const key = `${place.zone}|${place.face}`;
    const left = spare.get(key) ?? 0;
    if (left) spare.set(key, left - 1);
    return !left;
  });
}

/** Pairs of where something left and where something came: the same face first, then hidden ones. */
export function journeys(before: View, after: View): [Place, Place][] {
  const [old, now] = [places(before), places(after)];
  const left = without(old, now);
  const came = without(now, old);
  const pairs: [Place, Place][] = [];
  const match = (fits: (from: Place, to: Place) => boolean): void => {
    for (const to of [...came]) {
      const from = left.find((from) => from.zone !== to.zone && fits(from, to));
      if (!from) continue;
      pairs.push([from, to]);
      left.splice(left.indexOf(from), 1);
      came.splice(came.indexOf(to), 1);
    }
  };
  match((from, to) => from.face === to.face && from.face !== HIDDEN);
  match((from, to) => (from.face === HIDDEN) !== (to.face === HIDDEN));
  match((from, to) => from.face === HIDDEN && to.face === HIDDEN);
  return pairs;
}

function cardsById(zones: ZoneView[]): Map<string, CardView> {
  return new Map(zones.flatMap((zone) => zone.cards).filter((card) => card.id).map((card) => [card.id ?? "", card]));
}

export class Flights {
  readonly #root: () => HTMLElement | undefined;
  #view: View | null = null;
  #rects = new Map<string, DOMRect>();

  constructor(root: () => HTMLElement | undefined) {
    this.#root = root;
  }

  /** Remember where everything is, before the view changes. */
  before(view: View | null): void {
    this.#view = view;
    this.#rects = new Map();
    if (!view || !moving()) return;
    for (const element of this.#elements()) for (const key of keys(element)) if (!this.#rects.has(key)) this.#rects.set(key, element.getBoundingClientRect());
  }

  /** Let fly what has moved, after it. */
  async after(view: View): Promise<void> {
    const before = this.#view;
    if (!before || !moving() || before.game !== view.game) return;
    const rects = this.#rects; // the next view may come before this one is drawn
    await tick();
    const now = new Map<string, HTMLElement>();
    for (const element of this.#elements()) for (const key of keys(element)) if (!now.has(key)) now.set(key, element);
    for (const [from, to] of journeys(before, view).slice(0, MOST)) {
      const start = rectOf(rects, from);
      const end = find(now, to);
      if (start && end) fly(end, start);
    }
    this.#turn(before, view, now);
    this.#walk(before, view, now, rects);
  }

  #elements(): HTMLElement[] {
    return [...(this.#root()?.querySelectorAll<HTMLElement>("[data-thing], [data-zone], [data-stack], [data-piece]") ?? [])];
  }

  #turn(before: View, view: View, now: Map<string, HTMLElement>): void {
    const old = cardsById(before.zones);
    for (const [id, card] of cardsById(view.zones)) {
      const was = old.get(id);
      if (!was || (was.up === card.up && (was.face === null) === (card.face === null))) continue;
      now.get(`thing ${id}`)?.animate([{ transform: "perspective(500px) rotateY(90deg)" }, { transform: "none" }], { duration: TIME, easing: "ease-out" });
    }
  }

  #walk(before: View, view: View, now: Map<string, HTMLElement>, rects: Map<string, DOMRect>): void {
    const stood = new Set([...cardsById(before.zones)].flatMap(([id, card]) => (card.pieces ?? []).map((seat) => `${seat} ${id}`)));
    const stands = new Set([...cardsById(view.zones)].flatMap(([id, card]) => (card.pieces ?? []).map((seat) => `${seat} ${id}`)));
    const gone = [...stood].filter((key) => !stands.has(key));
    for (const key of stands) {
      if (stood.has(key)) continue;
      const seat = key.split(" ", 1)[0] ?? "";
      const from = gone.findIndex((other) => other.startsWith(`${seat} `));
      const start = from >= 0 ? rects.get(`piece ${gone.splice(from, 1)[0]}`) : rects.get(`thing seat${seat}`);
      const end = now.get(`piece ${key}`);
      if (start && end) fly(end, start);
    }
  }
}

function rectOf(rects: Map<string, DOMRect>, place: Place): DOMRect | undefined {
  return rects.get(`thing ${place.id}`) ?? rects.get(`stack ${place.zone}:${place.face}`) ?? rects.get(`zone ${place.zone}`);
}

function keys(element: HTMLElement): string[] {
  const { thing, zone, stack, piece } = element.dataset;
  return [thing && `thing ${thing}`, zone && `zone ${zone}`, stack && `stack ${stack}`, piece && `piece ${piece}`].filter((key): key is string => !!key);
}

function find(now: Map<string, HTMLElement>, place: Place): HTMLElement | undefined {
  return now.get(`thing ${place.id}`) ?? now.get(`stack ${place.zone}:${place.face}`) ?? now.get(`zone ${place.zone}`);
}

function fly(element: HTMLElement, from: DOMRect): void {
  const to = element.getBoundingClientRect();
  if (!to.width || !from.width || to.width > 420) return;
  const [x, y] = [from.left + from.width / 2 - to.left - to.width / 2, from.top + from.height / 2 - to.top - to.height / 2];
  if (Math.hypot(x, y) < 4) return;
  const scale = Math.min(1.6, Math.max(0.35, Math.min(from.width, 180) / to.width));
  element.animate(
    [{ transform: `translate(${x}px, ${y}px) scale(${scale})`, zIndex: 60, position: "relative" }, { transform: "none", zIndex: 60, position: "relative" }],
    { duration: TIME, easing: EASE },
  );
}
