/** The keys of a table: letters for verbs, which never move, and numbers for what lies in the hand, or for the buttons. */
import type { Control, Line } from "./control.svelte";

export interface Deeds {
  /** The move that ends or passes, if there is one now. */
  end: () => Line | undefined;
  undo: () => void;
  what: () => void;
  keys: () => void;
  list: () => void;
  talk: () => void;
  story: () => void;
  close: () => void;
}

const NUMBERS = "1234567890";

export function onKey(event: KeyboardEvent, control: Control, root: HTMLElement | undefined, deeds: Deeds): void {
  const target = event.target as HTMLElement;
  if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]:not([data-full])")) return;
  if (target.matches("input, textarea, select")) {
    if (event.key === "Escape") target.blur();
    return;
  }
  const place = NUMBERS.indexOf(event.key);
  const end = event.key === "e" ? deeds.end() : undefined;
  const actions: Record<string, () => void> = {
    "?": deeds.keys,
    w: deeds.what,
    u: deeds.undo,
    m: deeds.list,
    c: deeds.talk,
    l: deeds.story,
    b: () => root?.querySelector<HTMLElement>(".thing.lit, .thing")?.focus(),
    i: () => { const face = (document.activeElement as HTMLElement | null)?.dataset.face; if (face) control.inspect({ face }); },
    n: () => nextLit(root, 1),
    p: () => nextLit(root, -1),
    e: () => { if (end) control.play(end); },
    Escape: () => {
      if (control.inspected) control.inspected = null;
      else if (control.selected !== null) control.select(null);
      else deeds.close();
    },
  };
  const action = actions[event.key];
  if (action) {
    event.preventDefault();
    action();
  } else if (place >= 0 && !control.menu) number(control, root, place);
}

function number(control: Control, root: HTMLElement | undefined, place: number): void {
  if (control.numbersAreHand) root?.querySelectorAll<HTMLElement>(".hand .thing")[place]?.click();
  else root?.querySelectorAll<HTMLElement>("[data-moves] [data-move]:not(.end)")[place]?.click();
}

/** The focus goes to the next thing that can be used now. */
function nextLit(root: HTMLElement | undefined, step: number): void {
  const lit = [...(root?.querySelectorAll<HTMLElement>(".thing.lit") ?? [])];
  const at = lit.indexOf(document.activeElement as HTMLElement);
  lit[(at + step + lit.length) % lit.length]?.focus();
}
