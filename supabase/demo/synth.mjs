// Synthesises bells, strings, noise and speech as arrays of samples.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rng } from './figures.mjs';
import { ffmpeg, run, scratch } from './files.mjs';

export const RATE = 24000;
export const silence = (seconds) => new Float32Array(Math.round(seconds * RATE));
const NOTES = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 };

/** `C5`, `Bb4`, `F#4` to hertz. */
export const pitch = (name) => {
  const [, letter, sign, octave] = /^([A-G])([#b]?)(\d)$/.exec(name);
  const semitone =
    NOTES[letter] + (sign === '#' ? 1 : sign === 'b' ? -1 : 0) + (Number(octave) - 4) * 12 - 9;
  return 440 * 2 ** (semitone / 12);
};

/** Adds `sound` into `target` at a second, at a volume. */
export function lay(target, sound, at = 0, volume = 1) {
  const from = Math.round(at * RATE);
  for (let i = 0; i < sound.length && from + i < target.length; i += 1)
    if (from + i >= 0) target[from + i] += sound[i] * volume;
  return target;
}

function partials(frequency, seconds, list, attack = 0.004) {
  const out = silence(seconds);
  for (const [ratio, level, decay] of list)
    for (let i = 0; i < out.length; i += 1) {
      const t = i / RATE;
      out[i] +=
        level *
        Math.sin(2 * Math.PI * frequency * ratio * t) *
        Math.exp(-t * decay) *
        Math.min(1, t / attack);
    }
  return out;
}

export const musicBox = (f) =>
  partials(f, 1.8, [
    [1, 0.5, 2.6],
    [2.01, 0.22, 4],
    [4.1, 0.12, 8],
    [6.8, 0.06, 14],
  ]);
export const piano = (f) =>
  partials(
    f,
    1.7,
    [
      [1, 0.45, 2.2],
      [2, 0.25, 3],
      [3, 0.14, 4],
      [4, 0.07, 5],
      [5.01, 0.04, 7],
    ],
    0.006,
  );
export const bell = (f, seconds = 3) =>
  partials(f, seconds, [
    [0.5, 0.25, 0.9],
    [1, 0.4, 1.1],
    [1.19, 0.25, 1.5],
    [1.5, 0.12, 2],
    [2.01, 0.25, 2.2],
    [2.7, 0.1, 4],
  ]);
export const xylophone = (f) =>
  partials(
    f,
    0.7,
    [
      [1, 0.5, 7],
      [3.9, 0.18, 14],
      [9.2, 0.05, 30],
    ],
    0.002,
  );
export const organ = (f, seconds) => {
  const out = silence(seconds);
  for (let i = 0; i < out.length; i += 1) {
    const t = i / RATE;
    const edge = Math.min(1, t / 0.05, (seconds - t) / 0.08);
    const shake = 1 + 0.003 * Math.sin(2 * Math.PI * 5.2 * t);
    out[i] =
      edge *
      0.22 *
      (Math.sin(2 * Math.PI * f * shake * t) +
        0.5 * Math.sin(4 * Math.PI * f * t) +
        0.25 * Math.sin(6 * Math.PI * f * t) +
        0.2 * Math.sin(2 * Math.PI * f * 0.5 * t));
  }
  return out;
};

/** A tune such as `C4 C4 G4:2 -` (length in beats after the colon, `-` rests) on an instrument. */
export function tune(text, instrument, beat, { octave = 0, hold = false } = {}) {
  const notes = text
    .trim()
    .split(/\s+/)
    .map((word) => {
      const [name, beats = '1'] = word.split(':');
      return { name, beats: Number(beats) };
    });
  const total = notes.reduce((sum, note) => sum + note.beats, 0) * beat;
  const out = silence(total + 1.8);
  let at = 0;
  for (const { name, beats } of notes) {
    if (name !== '-')
      lay(out, instrument(pitch(name) * 2 ** octave, hold ? beats * beat : undefined), at);
    at += beats * beat;
  }
  return out;
}

export function noise(seconds, seed, { low = 0, high = 1 } = {}) {
  const r = rng(seed);
  const out = silence(seconds);
  let slow = 0;
  let fast = 0;
  for (let i = 0; i < out.length; i += 1) {
    const white = r() * 2 - 1;
    fast += high * (white - fast);
    slow += low * (fast - slow);
    out[i] = fast - (low ? slow : 0);
  }
  return out;
}

export const shapeBy = (sound, level) => sound.map((v, i) => v * level(i / RATE));
export const fade = (sound, into = 0.05, out = 0.4) =>
  shapeBy(sound, (t) => Math.max(0, Math.min(1, t / into, (sound.length / RATE - t) / out)));

/** A small room: a handful of soft echoes. */
export function room(sound, amount = 0.25) {
  const out = silence(sound.length / RATE + 0.5);
  lay(out, sound);
  [0.019, 0.031, 0.047, 0.071, 0.103, 0.149].forEach((delay, i) =>
    lay(out, sound, delay, amount * 0.72 ** i),
  );
  return out;
}

export function speak(text, { voice = 'nl', speed = 140, pitch: height = 50, gap = 4 } = {}) {
  const wav = join(scratch, 'speech.wav');
  const clean = join(scratch, 'speech-24k.wav');
  run('espeak-ng', [
    '-v',
    voice,
    '-s',
    `${speed}`,
    '-p',
    `${height}`,
    '-g',
    `${gap}`,
    '-w',
    wav,
    text,
  ]);
  ffmpeg(
    '-i',
    wav,
    '-af',
    'highpass=f=110,lowpass=f=6800,equalizer=f=2600:t=q:w=1:g=-3',
    '-ar',
    `${RATE}`,
    '-ac',
    '1',
    '-c:a',
    'pcm_s16le',
    clean,
  );
  return readWav(clean);
}

function readWav(path) {
  const bytes = readFileSync(path);
  const start = bytes.indexOf('data') + 8;
  return Float32Array.from(
    { length: (bytes.length - start) >> 1 },
    (_, i) => bytes.readInt16LE(start + i * 2) / 32768,
  );
}

/** Writes a mono 16-bit file, brought to a peak of 0.89. */
export function writeWav(path, sound) {
  const peak = sound.reduce((max, v) => Math.max(max, Math.abs(v)), 1e-6);
  const bytes = Buffer.alloc(44 + sound.length * 2);
  bytes.write('RIFF', 0);
  bytes.writeUInt32LE(36 + sound.length * 2, 4);
  bytes.write('WAVEfmt ', 8);
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(1, 20);
  bytes.writeUInt16LE(1, 22);
  bytes.writeUInt32LE(RATE, 24);
  bytes.writeUInt32LE(RATE * 2, 28);
  bytes.writeUInt16LE(2, 32);
  bytes.writeUInt16LE(16, 34);
  bytes.write('data', 36);
  bytes.writeUInt32LE(sound.length * 2, 40);
  sound.forEach((v, i) => bytes.writeInt16LE(Math.round((v / peak) * 0.89 * 32767), 44 + i * 2));
  writeFileSync(path, bytes);
  return path;
}
