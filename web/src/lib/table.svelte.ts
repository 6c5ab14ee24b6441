/**
 * A table over its socket. Messages are numbered: a gap or a new connection gets the full view. A
 * command has an id and is sent again after a reconnect, which does nothing twice. What others do
 * in a moment is shown one thing after the other, as scenes, so that it can be seen (`scenes.ts`).
 */
import { api } from "./api";
import { heard } from "./i18n.svelte";
import { notice } from "./notice.svelte";
import { changed, type Drama, lookAt, type Scene, tell } from "./scenes";
import { settings } from "./settings.svelte";
import type {
  ChatLine, ClaimsOffered, DeedView, FromClient, FromServer, Full, Said, SeatInfo, Situation, TableInfo, Update, View,
} from "./types";

export type Line = "connecting" | "open" | "lost" | "closed";

type WithId = Extract<FromClient, { id: string }>;
type WithoutId<T> = T extends unknown ? Omit<T, "id"> : never;
/** A command as pages write it: the id is given here. */
export type Wish = WithoutId<WithId>;

interface Waiting {
  command: WithId;
  done: (number: number) => void;
  refused: (error: CommandRefused) => void;
}

export class CommandRefused extends Error {
  readonly code: string;
  constructor(code: string, reason: string) {
    super(reason);
    this.code = code;
  }
}

/** The version of the messages that this page speaks. */
const PROTOCOL = 2;
const OTHER_PROTOCOL = "other_protocol";
const RELOADED = "spellhall.reloaded";

/** The hall has been updated, and this page is older: get the new one. Whether it did; never twice within a minute. */
function reloadOnce(): boolean {
  try {
    if (Date.now() - Number(sessionStorage.getItem(RELOADED) ?? 0) < 60_000) return false;
    sessionStorage.setItem(RELOADED, String(Date.now()));
  } catch {
    return false;
  }
  location.reload();
  return true;
}

const SILENCE = 12_000;
const SLOWEST = 8_000;
/** With so many waiting (somebody was away for long) nothing is shown one after the other. */
const TOO_MANY = 40;

export class TableClient {
  readonly id: string;
  readonly watch: boolean;
  line: Line = $state("connecting");
  /** Why the line was closed for good. */
  ended: string | null = $state(null);
  table: TableInfo | null = $state.raw(null);
  view: View | null = $state.raw(null);
  situation: Situation | null = $state.raw(null);
  chat: ChatLine[] = $state.raw([]);
  /** What this seat can claim with ready-made words. */
  claims: ClaimsOffered | null = $state.raw(null);
  /** What happened, move by move. */
  log: DeedView[] = $state.raw([]);
  you: number | null = $state(null);
  host = $state(false);
  /** Server's clock minus ours, in seconds. */
  ahead = $state(0);
  /** The engine's count when this seat last moved: what came after is "since your last move". */
  lastMove = $state(0);
  /** The moment that was answered and has not yet gone by on the screen: until then no second answer. */
  answering: number | null = $state(null);
  /** What somebody else just did, while it is shown. */
  scene: Scene | null = $state.raw(null);
  /** For how many milliseconds, counted anew with each thing that is told; Infinity until one goes on. */
  looking = $state(0);
  /** Somebody wants to look longer. */
  held = $state(false);
  /** What is other than at the viewer's last move: ids of cards, zones and seats, with the seat that did it. */
  marked: ReadonlyMap<string, number | null> = $state.raw(new Map());
  /** What the game says is worth a look; without it nothing is shown as a scene. */
  drama: Drama | null = null;
  /** Called before and after a view changes, so that a board can let things fly. */
  before: (() => void) | null = null;
  after: (() => void) | null = null;

  #socket: WebSocket | null = null;
  #number: number | null = null;
  #moment = 0;
  #waiting = new Map<string, Waiting>();
  #queue: (Full | Update)[] = [];
  #showing: ReturnType<typeof setTimeout> | null = null;
  #silence: ReturnType<typeof setTimeout> | null = null;
  #retry: ReturnType<typeof setTimeout> | null = null;
  #waits = false;
  #pause = 300;
  #left = false;
  #reading = 0;
  readonly #onOnline = (): void => this.#again(0);
  readonly #onVisible = (): void => { if (!document.hidden && this.line === "lost") this.#again(0); };

  constructor(id: string, watch = false) {
    this.id = id;
    this.watch = watch;
    this.lastMove = Number(sessionStorage.getItem(this.#key) ?? 0);
    addEventListener("online", this.#onOnline);
    document.addEventListener("visibilitychange", this.#onVisible);
    this.#connect();
  }

  get #key(): string {
    return `spellhall.last.${this.id}`;
  }

  close(): void {
    this.#left = true;
    removeEventListener("online", this.#onOnline);
    document.removeEventListener("visibilitychange", this.#onVisible);
    for (const timer of [this.#showing, this.#silence, this.#retry]) if (timer) clearTimeout(timer);
    this.#socket?.close();
  }

  /** Do something at the table. Resolves when it is stored, throws CommandRefused when refused. */
  send(wish: Wish): Promise<number> {
    const command = { ...wish, id: crypto.randomUUID() } as WithId;
    return new Promise((done, refused) => {
      this.#waiting.set(command.id, { command, done, refused });
      this.#write(command);
    });
  }

  async move(move: string): Promise<void> {
    this.answering = this.#moment;
    this.marked = new Map();
    this.goOn();
    try {
      await this.send({ type: "move", moment: this.#moment, move });
    } catch (error) {
      this.answering = null;
      throw error;
    }
    if (this.view) this.#remember(this.view.number);
  }

  async undo(): Promise<void> {
    await this.send({ type: "undo", moment: this.#moment });
  }

  /** Nothing is shown until one goes on: something covers the table. */
  wait(): void {
    if (settings.pace !== "once") this.#waits = true;
  }

  /** What is shown has been seen. */
  goOn(): void {
    this.#waits = false;
    if (this.#showing) clearTimeout(this.#showing);
    this.held = false;
    this.#next();
  }

  /** Look at it until one goes on. */
  hold(): void {
    if (this.#showing) clearTimeout(this.#showing);
    this.held = true;
    this.looking = Infinity;
  }

  #remember(number: number): void {
    this.lastMove = number;
    try {
      sessionStorage.setItem(this.#key, String(number));
    } catch {
      // Then "since your last move" forgets with the page.
    }
  }

  #connect(): void {
    if (this.#left) return;
    const address = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/tables/${this.id}/socket`;
    const socket = new WebSocket(address);
    this.#socket = socket;
    socket.onopen = () => {
      this.#write({ type: "hello", protocol: PROTOCOL, number: this.#number, watch: this.watch });
      this.#listen();
    };
    socket.onmessage = (event) => {
      this.#listen();
      this.#hear(JSON.parse(event.data as string) as FromServer);
    };
    socket.onclose = () => {
      if (this.#socket === socket && this.line !== "closed") this.#again(this.#pause);
    };
  }

  #again(after: number): void {
    if (this.#left || this.line === "closed") return;
    this.line = this.line === "connecting" ? "connecting" : "lost";
    const old = this.#socket;
    this.#socket = null;
    old?.close();
    if (this.#retry) clearTimeout(this.#retry);
    this.#pause = Math.min(this.#pause * 2, SLOWEST);
    this.#retry = setTimeout(() => this.#connect(), after * (0.75 + Math.random() / 2));
  }

  /** The server beats every few seconds: when it is silent, the line is dead. */
  #listen(): void {
    if (this.#silence) clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.#again(0), SILENCE);
  }

  #write(command: FromClient): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(command));
  }

  #hear(event: FromServer): void {
    switch (event.type) {
      case "full": {
        const first = this.line !== "open";
        this.line = "open";
        this.#pause = 300;
        this.#number = event.number;
        this.#queue = [];
        this.#close();
        this.ahead = event.now - Date.now() / 1000;
        this.#show(event);
        void this.#readEarlier(event.earlier ?? 0);
        if (first) for (const { command } of this.#waiting.values()) this.#write(command);
        return;
      }
      case "update":
        if (this.#number !== event.after) {
          this.#write({ type: "resync" });
          return;
        }
        this.line = "open";
        this.#number = event.number;
        this.chat = [...this.chat, ...event.chat]; // talk does not wait for a scene
        this.#queue.push({ ...event, chat: [] });
        if (!this.scene && !this.#waits) this.#next();
        return;
      case "presence":
        this.#seats(event.seats, event.watching);
        return;
      case "done":
        this.#waiting.get(event.id)?.done(event.number);
        this.#waiting.delete(event.id);
        return;
      case "refused": {
        if (event.id === null && this.line === "connecting") {
          this.#closeFor(event.code, event.reason);
          return;
        }
        const waiting = event.id === null ? undefined : this.#waiting.get(event.id);
        if (event.id !== null) this.#waiting.delete(event.id);
        void heard(event.reason, this.#names()).then((reason) => {
          if (event.id === null) notice(reason, "problem");
          else waiting?.refused(new CommandRefused(event.code, reason));
        });
        return;
      }
      case "beat":
        this.#write({ type: "beat" });
        return;
      case "bye":
        if (event.again) this.#again(this.#pause);
        else this.#closeFor(event.code, event.reason);
    }
  }

  #closeFor(code: string, reason: Said): void {
    this.#socket?.close();
    if (this.#silence) clearTimeout(this.#silence);
    if (code === OTHER_PROTOCOL && reloadOnce()) {
      this.#left = true;
      return;
    }
    this.line = "closed";
    void heard(reason, this.#names()).then((said) => (this.ended = said));
  }

  #names(): string[] {
    return this.table?.seats.map((seat) => seat.name) ?? [];
  }

  /** Shows what waits, up to the next thing to look at; when that is over, the next. */
  #next(): void {
    this.#showing = null;
    for (let event = this.#queue.shift(); event; event = this.#queue.shift()) {
      const before = this.view;
      this.#show(event);
      const time = this.#look(event, before);
      if (!time) continue;
      this.looking = time;
      if (time < Infinity) this.#showing = setTimeout(() => this.#next(), time);
      return;
    }
    this.#close();
  }

  /** Opens the scene of what just happened, or goes on with it; for how long it is to be looked at. */
  #look(event: Full | Update, before: View | null): number {
    const view = event.view;
    if (event.type === "full" || !view || !before) return 0;
    if (view.number < before.number) {
      this.marked = new Map();
      this.#close();
      return 0;
    }
    const by = view.news.at(-1)?.seat ?? null;
    if (by !== this.you) this.marked = new Map([...this.marked, ...changed(before, view).map((id) => [id, by] as const)]);
    if (!this.drama || document.hidden || view.result || this.#queue.length >= TOO_MANY) return 0;
    const scene = tell(this.scene, view.news, this.drama, this.you);
    const time = scene ? lookAt(scene, settings.pace, this.#queue.length, !!this.situation?.clock) : 0;
    if (time) this.scene = scene;
    return time;
  }

  #close(): void {
    if (this.#showing) clearTimeout(this.#showing);
    this.#showing = null;
    this.scene = null;
    this.held = false;
  }

  #show(event: Full | Update): void {
    const full = event.type === "full";
    this.#moment = event.moment;
    if (this.answering !== event.moment) this.answering = null;
    this.you = event.you;
    if (event.type === "full") this.host = event.host;
    if (event.table) this.table = event.table;
    if (full || event.situation) this.situation = event.situation;
    if (full) this.claims = event.claims ?? null;
    this.chat = full ? event.chat : [...this.chat, ...event.chat];
    if (event.view) {
      this.before?.();
      this.log = this.#whole(event);
      this.view = event.view;
      this.after?.();
    }
  }

  /** What was told of a move before is told anew; after an undo what came later has not happened. */
  #whole(event: Full | Update): DeedView[] {
    const news = event.view?.news ?? [];
    if (event.type === "full") return news;
    const until = Math.min(event.view?.number ?? 0, (news[0]?.number ?? Infinity) - 1);
    return [...this.log.filter((deed) => deed.number <= until), ...news];
  }

  /** A full view of a long game has the latest news only; what was before is read behind it, a part at a time. */
  async #readEarlier(earlier: number): Promise<void> {
    const reading = ++this.#reading;
    for (let before = earlier; before && !this.#left;) {
      const part = await api.earlier(this.id, before, this.watch).catch(() => null);
      if (!part || reading !== this.#reading) return;
      this.log = [...part.deeds, ...this.log];
      before = part.earlier;
    }
  }

  #seats(seats: SeatInfo[], watching: number): void {
    if (this.table) this.table = { ...this.table, seats, watching };
  }
}
