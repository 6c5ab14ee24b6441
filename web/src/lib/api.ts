/** The server's HTTP side: each call one line, errors as sentences. */
import { heard } from "./i18n.svelte";
import type {
  Ahead, Devices, EarlierNews, Fork, GameBook, Hall, LinkCode, Lobby, Me, MyTables, NewPush, NewTable, Note, Notes, Problem, PushKey, ReplayInfo, ReplayMoment, Reported, TableInfo, UploadedRecord, Verdict,
} from "./types";

export class Refusal extends Error {
  readonly code: string;
  readonly status: number;

  constructor(status: number, code: string, reason: string) {
    super(reason);
    this.name = "Refusal";
    this.code = code;
    this.status = status;
  }
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      headers: body === undefined ? {} : { "Content-Type": "application/json" },
      body: body === undefined ? null : JSON.stringify(body),
      credentials: "same-origin",
    });
  } catch {
    throw new Refusal(0, "offline", "");
  }
  const text = await answer.text();
  if (answer.ok) return (text ? JSON.parse(text) : undefined) as T;
  let problem: Problem | null = null;
  try {
    problem = JSON.parse(text) as Problem;
  } catch {
    // Not the hall's own answer (a proxy, say): the status is all there is to say.
  }
  throw new Refusal(answer.status, problem?.code ?? "error", problem ? await heard(problem.reason) : `${answer.status} ${answer.statusText}`);
}

const get = <T>(path: string): Promise<T> => call<T>("GET", path);
const post = <T>(path: string, body: unknown = {}): Promise<T> => call<T>("POST", path, body);

let hall: Promise<Hall> | null = null;
const books = new Map<string, Promise<GameBook>>();

export const api = {
  /** The games, the levels, the colours; asked once. */
  hall(): Promise<Hall> {
    hall ??= get<Hall>("/api/hall");
    hall.catch(() => (hall = null));
    return hall;
  },
  /** The rules of a game as Markdown, for games of which the page has no book of its own. */
  async rulebook(game: string): Promise<string> {
    return (await get<GameBook>(`/api/games/${encodeURIComponent(game)}`)).rulebook;
  },
  /** All there is to read about a game; asked once. */
  book(game: string): Promise<GameBook> {
    let book = books.get(game);
    if (!book) {
      book = get<GameBook>(`/api/games/${encodeURIComponent(game)}?rules=0`);
      book.catch(() => books.delete(game));
      books.set(game, book);
    }
    return book;
  },
  me: () => get<Me>("/api/me"),
  newGuest: (name: string) => post<Me>("/api/guests", { name }),
  change: (me: { name?: string; colour?: string }) => call<Me>("PATCH", "/api/me", me),
  devices: () => get<Devices>("/api/me/devices"),
  revoke: (device: string) => call<Devices>("DELETE", `/api/me/devices/${device}`),
  pushKey: () => get<PushKey>("/api/push"),
  subscribe: (push: NewPush) => post<Devices>("/api/me/push", push),
  unsubscribe: () => call<Devices>("DELETE", "/api/me/push"),
  linkCode: () => post<LinkCode>("/api/me/link"),
  useLinkCode: (code: string) => post<Me>("/api/link", { code }),
  lobby: (before?: number) => get<Lobby>(`/api/tables${before === undefined ? "" : `?before=${before}`}`),
  myTables: () => get<MyTables>("/api/me/tables"),
  table: (id: string) => get<TableInfo>(`/api/tables/${id}`),
  ahead: (id: string) => get<Ahead>(`/api/tables/${id}/ahead`),
  earlier: (id: string, before: number, watch: boolean) => get<EarlierNews>(`/api/tables/${id}/news?before=${before}${watch ? "&watch=1" : ""}`),
  newTable: (table: NewTable) => post<TableInfo>("/api/tables", table),
  /** Goes on with one that was left, or begins ``anew``. */
  tutorial: (game: string, anew = false) => post<TableInfo>("/api/tutorials", { game, anew }),
  replay: (id: string) => get<ReplayInfo>(`/api/replays/${id}`),
  moment: (id: string, number: number, eyes: string) => get<ReplayMoment>(`/api/replays/${id}/at/${number}?eyes=${eyes}`),
  fork: (id: string, fork: Fork) => post<TableInfo>(`/api/replays/${id}/fork`, fork),
  verdict: (id: string) => get<Verdict>(`/api/replays/${id}/verdict`),
  upload: (record: unknown) => post<UploadedRecord>("/api/records", record),
  notes: (id: string) => get<Notes>(`/api/tables/${id}/notes`),
  setNote: (id: string, about: string, note: Note) => call<unknown>("PUT", `/api/tables/${id}/notes/${encodeURIComponent(about)}`, note),
  report: (id: string, note: string) => post<Reported>(`/api/tables/${id}/report`, { note }),
};
