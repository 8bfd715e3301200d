/** A few soft tones, made on the spot; off unless one turns them on. */

import { settings } from './settings.svelte';

const TONES = {
  happened: [[392, 0, 0.09]],
  asked: [
    [523, 0, 0.12],
    [659, 0.1, 0.18],
  ],
  won: [
    [523, 0, 0.2],
    [659, 0.15, 0.2],
    [784, 0.3, 0.5],
  ],
  lost: [
    [330, 0, 0.3],
    [262, 0.25, 0.6],
  ],
} satisfies Record<string, [pitch: number, after: number, lasts: number][]>;

let audio: AudioContext | undefined;

export function chime(what: keyof typeof TONES) {
  if (!settings.sound) return;
  audio ??= new AudioContext();
  for (const [pitch, after, lasts] of TONES[what]) {
    const start = audio.currentTime + after;
    const tone = audio.createOscillator();
    const loudness = audio.createGain();
    tone.type = 'triangle';
    tone.frequency.value = pitch;
    loudness.gain.setValueAtTime(0.0001, start);
    loudness.gain.exponentialRampToValueAtTime(Math.max(0.0002, 0.24 * settings.volume), start + 0.02);
    loudness.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
    tone.connect(loudness).connect(audio.destination);
    tone.start(start);
    tone.stop(start + lasts + 0.05);
  }
}
