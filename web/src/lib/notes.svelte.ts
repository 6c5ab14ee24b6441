/** What the viewer notes down about a table, for nobody else: the hall keeps it, for the replay too. */
import { api } from "./api";
import type { Note } from "./types";

export const NOTHING: Note = { lean: null, role: null, text: "" };

export class NoteBook {
  readonly #table: string;
  #notes: Record<string, Note> = $state.raw({});

  constructor(table: string) {
    this.#table = table;
    void api.notes(table).then((found) => (this.#notes = found.notes), () => undefined);
  }

  of(about: string): Note {
    return this.#notes[about] ?? NOTHING;
  }

  /** Kept at once; throws what the hall has against it. */
  async change(about: string, change: Partial<Note>): Promise<void> {
    const before = this.#notes;
    const note = { ...this.of(about), ...change };
    this.#notes = { ...before, [about]: note };
    try {
      await api.setNote(this.#table, about, note);
    } catch (error) {
      this.#notes = before;
      throw error;
    }
  }
}
