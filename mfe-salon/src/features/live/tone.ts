/** Two soft notes, a third apart, one after the other: audible across a room, but no alarm. */
const NOTES = [
  { hertz: 659.25, at: 0 },
  { hertz: 783.99, at: 0.16 },
] as const;
const LOUDNESS = 0.12;
const RINGS_SECONDS = 0.7;

/**
 * Plays the tone of a new booking; needs no file. A context that may not play yet stays silent: the browser allows
 * sound after the first tap or key.
 */
export const playTone = (context: AudioContext): void => {
  if (context.state !== 'running') return;
  for (const { hertz, at } of NOTES) {
    const begin = context.currentTime + at;
    const [note, volume] = [context.createOscillator(), context.createGain()];
    note.type = 'sine';
    note.frequency.value = hertz;
    volume.gain.setValueAtTime(0, begin);
    volume.gain.linearRampToValueAtTime(LOUDNESS, begin + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, begin + RINGS_SECONDS);
    note.connect(volume).connect(context.destination);
    note.start(begin);
    note.stop(begin + RINGS_SECONDS);
  }
};
