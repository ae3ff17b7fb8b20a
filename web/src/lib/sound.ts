import type { Sound } from '../board';
import { prefs } from './prefs.svelte';

/** A note: pitch at its start and end, when it begins, how long it lasts, how loud, and its colour. */
type Note = readonly [from: number, to: number, at: number, length: number, gain: number, wave: OscillatorType];

const NOTES: Record<Sound | 'turn', readonly Note[]> = {
  turn: [
    [659, 659, 0, 0.5, 0.09, 'sine'],
    [880, 880, 0.14, 0.7, 0.08, 'sine'],
  ],
  tap: [[420, 300, 0, 0.06, 0.08, 'triangle']],
  slide: [[240, 320, 0, 0.16, 0.06, 'triangle']],
  hop: [[300, 620, 0, 0.15, 0.08, 'triangle']],
  roll: [0, 0.07, 0.15, 0.25].map((at) => [180 + at * 200, 120, at, 0.05, 0.1, 'square'] as const),
  growl: [
    [92, 70, 0, 0.4, 0.09, 'sawtooth'],
    [97, 74, 0, 0.4, 0.07, 'sawtooth'],
  ],
  bleat: [
    [520, 470, 0, 0.12, 0.05, 'sawtooth'],
    [500, 430, 0.13, 0.22, 0.05, 'sawtooth'],
  ],
  flip: [[700, 260, 0, 0.1, 0.05, 'triangle']],
  bark: [
    [300, 150, 0, 0.09, 0.09, 'square'],
    [280, 140, 0.16, 0.1, 0.09, 'square'],
  ],
  win: [523, 659, 784, 1047].map((pitch, i) => [pitch, pitch, i * 0.13, 0.45, 0.08, 'sine'] as const),
  lose: [392, 349, 294].map((pitch, i) => [pitch, pitch, i * 0.2, 0.5, 0.07, 'sine'] as const),
};

let air: AudioContext | null = null;

/** A soft sound, drawn up from a few notes; silence unless it was asked for. */
export function play(name: Sound | 'turn'): void {
  if (!prefs.choices.sound) {
    return;
  }
  air ??= new AudioContext();
  const now = air.currentTime;
  for (const [from, to, at, length, gain, wave] of NOTES[name]) {
    const voice = air.createOscillator();
    const volume = air.createGain();
    voice.type = wave;
    voice.frequency.setValueAtTime(from, now + at);
    voice.frequency.exponentialRampToValueAtTime(to, now + at + length);
    volume.gain.setValueAtTime(0, now + at);
    volume.gain.linearRampToValueAtTime(gain, now + at + 0.012);
    volume.gain.exponentialRampToValueAtTime(0.0001, now + at + length);
    voice.connect(volume).connect(air.destination);
    voice.start(now + at);
    voice.stop(now + at + length);
  }
}
