/**
 * Quiet sounds, made here: nothing is downloaded. A world has a scale and a timbre; every event is a few notes of it. Off
 * until somebody switches them on.
 */
import { settings } from "./settings.svelte";

export type Sound = "draw" | "play" | "counter" | "damage" | "turn" | "win" | "lose";

interface Palette {
  /** The lowest note, in hertz, and the scale above it, in half tones. */
  base: number;
  scale: readonly number[];
  wave: OscillatorType;
  /** How long a note rings, in seconds. */
  ring: number;
}

/** Stone and glass; crystal; wood and embers; a reed pipe on a moor; temple bells. */
const WORLDS: Record<string, Palette> = {
  castle: { base: 196, scale: [0, 3, 5, 7, 10, 12, 15], wave: "triangle", ring: 0.9 },
  magecraft: { base: 392, scale: [0, 2, 4, 7, 9, 12, 14], wave: "sine", ring: 0.6 },
  magelight: { base: 165, scale: [0, 2, 3, 7, 8, 12, 14], wave: "triangle", ring: 0.5 },
  magewars: { base: 220, scale: [0, 2, 5, 7, 9, 12, 14], wave: "square", ring: 0.35 },
  nytherria: { base: 294, scale: [0, 1, 5, 7, 8, 12, 13], wave: "sine", ring: 1.2 },
};
const HALL: Palette = { base: 330, scale: [0, 2, 4, 7, 9, 12, 14], wave: "sine", ring: 0.5 };

interface Note {
  /** Which of the scale; an octave lower if it is negative. */
  step: number;
  at: number;
  loud: number;
}

function notes(...steps: [step: number, at: number, loud?: number][]): Note[] {
  return steps.map(([step, at, loud = 1]) => ({ step, at, loud }));
}

const EVENTS: Record<Sound, Note[]> = {
  draw: notes([4, 0, 0.5]),
  play: notes([0, 0, 0.7], [2, 0.06, 0.6]),
  counter: notes([5, 0], [3, 0.08], [1, 0.16]),
  damage: notes([-1, 0, 1.3], [-2, 0.07, 1.2]),
  turn: notes([2, 0], [5, 0.16]),
  win: notes([0, 0], [2, 0.13], [3, 0.26], [5, 0.39], [6, 0.56]),
  lose: notes([3, 0], [1, 0.2], [0, 0.4], [-1, 0.62]),
};

/** Square waves are louder to the ear than sines. */
const VOLUME: Partial<Record<OscillatorType, number>> = { sine: 0.1, triangle: 0.11, square: 0.03 };

let context: AudioContext | null = null;

export function sound(event: Sound, world: string): void {
  if (!settings.sound) return;
  const palette = WORLDS[world] ?? HALL;
  try {
    context ??= new AudioContext();
    void context.resume();
    for (const note of EVENTS[event]) ringNote(context, palette, note);
  } catch {
    // No sound here: the eyes are told too.
  }
}

function ringNote(audio: AudioContext, palette: Palette, note: Note): void {
  const low = note.step < 0;
  const halfTones = (palette.scale[low ? palette.scale.length + note.step - 1 : note.step] ?? 0) - (low ? 24 : 0);
  const start = audio.currentTime + note.at;
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.type = palette.wave;
  tone.frequency.value = palette.base * 2 ** (halfTones / 12);
  volume.gain.setValueAtTime(0.0001, start);
  volume.gain.exponentialRampToValueAtTime((VOLUME[palette.wave] ?? 0.08) * note.loud, start + 0.015);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + palette.ring);
  tone.connect(volume).connect(audio.destination);
  tone.start(start);
  tone.stop(start + palette.ring + 0.05);
}
