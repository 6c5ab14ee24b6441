/** The sound that it is your turn: two soft tones, made here, so that nothing is downloaded. */
let context: AudioContext | null = null;

export function ring(): void {
  try {
    context ??= new AudioContext();
    const now = context.currentTime;
    for (const [pitch, at] of [[660, 0], [880, 0.16]] as const) {
      const tone = context.createOscillator();
      const volume = context.createGain();
      tone.frequency.value = pitch;
      tone.type = "sine";
      volume.gain.setValueAtTime(0.0001, now + at);
      volume.gain.exponentialRampToValueAtTime(0.12, now + at + 0.02);
      volume.gain.exponentialRampToValueAtTime(0.0001, now + at + 0.5);
      tone.connect(volume).connect(context.destination);
      tone.start(now + at);
      tone.stop(now + at + 0.55);
    }
  } catch {
    // No sound here: the banner and the title say it too.
  }
}

export function tell(text: string): void {
  if (document.hidden && "Notification" in window && Notification.permission === "granted") new Notification("Spellhall", { body: text, tag: "turn", icon: "/icon.svg" });
}
