// The recordings of the demo stories: music, voices, streets, sea and stadium.
import { join } from 'node:path';
import { rng } from './figures.mjs';
import { ffmpeg, output, scratch } from './files.mjs';
import { SPOKEN_TEXTS } from './spoken-texts.mjs';
import {
  RATE,
  bell,
  fade,
  lay,
  musicBox,
  noise,
  organ,
  piano,
  pitch,
  room,
  shapeBy,
  silence,
  speak,
  tune,
  writeWav,
  xylophone,
} from './synth.mjs';

const TUNES = {
  kortjakje:
    'C5 C5 G5 G5 A5 A5 G5:2 F5 F5 E5 E5 D5 D5 C5:2 G5 G5 F5 F5 E5 E5 D5:2 G5 G5 F5 F5 E5 E5 D5:2 C5 C5 G5 G5 A5 A5 G5:2 F5 F5 E5 E5 D5 D5 C5:2',
  clairDeLune:
    'C5 C5 C5 D5 E5:2 D5:2 C5 E5 D5 D5 C5:4 C5 C5 C5 D5 E5:2 D5:2 C5 E5 D5 D5 C5:4 D5 D5 D5 D5 A4:2 A4:2 D5 C5 B4 A4 G4:4 C5 C5 C5 D5 E5:2 D5:2 C5 E5 D5 D5 C5:4',
  clairBass:
    'C3:2 G3:2 C3:2 G3:2 C3:2 G3:2 C3:2 G3:2 C3:2 G3:2 C3:2 G3:2 C3:2 G3:2 C3:2 E3:2 D3:2 A3:2 D3:2 F3:2 D3:2 F3:2 G3:2 G3:2 C3:2 G3:2 C3:2 G3:2 C3:2 G3:2 C3:4',
  vaderJacob:
    'C5 D5 E5 C5 C5 D5 E5 C5 E5 F5 G5:2 E5 F5 G5:2 G5:0.5 A5:0.5 G5:0.5 F5:0.5 E5 C5 G5:0.5 A5:0.5 G5:0.5 F5:0.5 E5 C5 C5 G4 C5:2 C5 G4 C5:2',
  denneboom:
    'C4 F4:1.5 F4:0.5 F4 G4 A4:1.5 A4:0.5 A4:2 G4:0.500 A4:0.500 Bb4 E4 G4 F4:2 -:1 C5 C5:0.500 A4:0.500 D5:1.500 C5:0.500 C5 Bb4 Bb4:2 Bb4 Bb4:0.500 G4:0.500 C5:1.500 Bb4:0.500 Bb4 A4 A4:2',
  slaapKindje:
    'A4:2 G4 G4 F4:3 C5 A4 A4 G4 G4 F4:3 F4 G4 G4 Bb4 G4 A4 A4 F4 F4 G4 G4 Bb4 G4 A4 A4 F4:2 A4:2 G4 G4 F4:3 C5 A4 A4 G4 G4 F4:4',
};

const hiss = (seconds, level = 0.012, seed = 5) =>
  shapeBy(noise(seconds, seed, { high: 0.6 }), () => level);
const crackle = (seconds, seed = 8) => {
  const r = rng(seed);
  const out = silence(seconds);
  for (let n = 0; n < seconds * 9; n += 1) {
    const at = Math.floor(r() * (out.length - 60));
    const level = 0.02 + r() * r() * 0.14;
    for (let i = 0; i < 40; i += 1) out[at + i] += level * (r() * 2 - 1) * Math.exp(-i / 9);
  }
  return out;
};
const projector = (seconds) => {
  const r = rng(31);
  const out = silence(seconds);
  for (let t = 0; t < seconds; t += 1 / 18)
    lay(
      out,
      fade(
        shapeBy(noise(0.03, Math.floor(r() * 999), { low: 0.1, high: 0.5 }), (s) =>
          Math.exp(-s * 160),
        ),
        0.001,
        0.005,
      ),
      t,
      0.4,
    );
  return lay(
    out,
    shapeBy(noise(seconds, 9, { low: 0.02, high: 0.08 }), () => 0.5),
  );
};
const waves = (seconds, seed = 12) => {
  const surf = noise(seconds, seed, { low: 0.004, high: 0.14 });
  return shapeBy(
    surf,
    (t) =>
      0.25 +
      0.55 * Math.max(0, Math.sin((t * 2 * Math.PI) / 5)) ** 2 +
      0.2 * Math.max(0, Math.sin((t * 2 * Math.PI) / 3.3 + 1)),
  );
};
const gull = (seed) => {
  const r = rng(seed);
  const out = silence(0.9);
  for (let call = 0; call < 3; call += 1) {
    let phase = 0;
    const from = Math.floor(call * 0.28 * RATE);
    for (let i = 0; i < 0.22 * RATE; i += 1) {
      const t = i / RATE;
      phase += (1500 + 500 * Math.sin(t * 14) - 1900 * t + r() * 6) / RATE;
      out[from + i] +=
        0.22 *
        Math.sin(Math.PI * (t / 0.22)) *
        (Math.sin(2 * Math.PI * phase) + 0.4 * Math.sin(4 * Math.PI * phase));
    }
  }
  return out;
};
/** People talking at once: unintelligible voices made of filtered noise and hum. */
const murmur = (seconds, seed, people = 9) => {
  const r = rng(seed);
  const out = silence(seconds);
  for (let n = 0; n < people * seconds * 2.2; n += 1) {
    const f = 110 + r() * 210;
    const length = 0.08 + r() * 0.16;
    const formant = 400 + r() * 1500;
    const glide = (r() - 0.5) * 60;
    const voice = silence(length);
    for (let i = 0; i < voice.length; i += 1) {
      const t = i / RATE;
      let v = 0;
      for (let k = 1; k < 12; k += 1)
        v +=
          Math.sin(2 * Math.PI * (f + glide * t) * k * t) *
            Math.exp(-(((f * k - formant) / 420) ** 2)) +
          (k < 3 ? Math.sin(2 * Math.PI * f * k * t) * 0.2 : 0);
      voice[i] = v * Math.sin((Math.PI * t) / length);
    }
    lay(out, voice, r() * (seconds - length), 0.03 + r() * 0.05);
  }
  return out;
};
const cheer = (seconds, rise, fall, seed = 77) =>
  lay(
    shapeBy(
      noise(seconds, seed, { low: 0.03, high: 0.32 }),
      (t) =>
        0.12 +
        0.9 *
          Math.max(0, Math.min(1, (t - rise) / 0.5, (fall - t) / 2.5)) *
          (0.8 + 0.2 * Math.sin(t * 9)),
    ),
    murmur(seconds, seed + 1, 14),
    0,
    1.1,
  );
const claps = (seconds, seed, density = 14) => {
  const r = rng(seed);
  const out = silence(seconds);
  for (let n = 0; n < seconds * density; n += 1)
    lay(
      out,
      shapeBy(noise(0.05, n + seed, { low: 0.2, high: 0.7 }), (t) => Math.exp(-t * 90)),
      r() * (seconds - 0.06),
      0.25 + r() * 0.3,
    );
  return out;
};
const whistle = (seconds) => {
  const out = silence(seconds);
  for (let i = 0; i < out.length; i += 1)
    out[i] =
      0.35 *
      Math.sin((2 * Math.PI * 2850 * i) / RATE) *
      (0.6 + 0.4 * Math.sin((2 * Math.PI * 34 * i) / RATE)) *
      Math.min(1, i / 400, (out.length - i) / 900);
  return out;
};
const tramBell = () => {
  const out = silence(2.4);
  [0, 0.22, 0.44].forEach((t) => lay(out, bell(1180, 1.6), t, 0.5));
  return out;
};
const bikeBell = () => {
  const out = silence(1);
  for (let n = 0; n < 7; n += 1) lay(out, bell(2350, 0.4), n * 0.055, 0.2);
  return out;
};
const rumble = (seconds, seed, centre, width, level) =>
  shapeBy(
    noise(seconds, seed, { low: 0.003, high: 0.035 }),
    (t) => level * Math.exp(-(((t - centre) / width) ** 2)),
  );
const meow = () => {
  const out = silence(0.75);
  let phase = 0;
  for (let i = 0; i < out.length; i += 1) {
    const t = i / RATE;
    phase += (520 + 330 * Math.sin((Math.PI * t) / 0.75)) / RATE;
    const env = Math.sin((Math.PI * t) / 0.75) ** 0.7;
    for (let k = 1; k < 8; k += 1)
      out[i] +=
        0.09 *
        env *
        Math.sin(2 * Math.PI * phase * k) *
        Math.exp(-(((k - 1.5 - 2.5 * Math.sin((Math.PI * t) / 0.75)) / 2) ** 2));
  }
  return out;
};
const babble = (seconds, seed) => {
  const r = rng(seed);
  const out = silence(seconds);
  let at = 0.4;
  while (at < seconds - 2) {
    const syllables = 2 + Math.floor(r() * 4);
    const base = 310 + r() * 120;
    for (let n = 0; n < syllables; n += 1) {
      const length = 0.16 + r() * 0.14 + (n === syllables - 1 ? 0.18 : 0);
      const voice = silence(length);
      let phase = 0;
      const vowel = 700 + r() * 700;
      for (let i = 0; i < voice.length; i += 1) {
        const t = i / RATE;
        const k0 = t / length;
        phase += (base * (1 + 0.16 * Math.sin(Math.PI * k0) + 0.012 * Math.sin(t * 40))) / RATE;
        const open = Math.min(1, k0 * 5) * Math.min(1, (1 - k0) * 3);
        for (let k = 1; k < 12; k += 1)
          voice[i] +=
            0.12 *
            open *
            Math.sin(2 * Math.PI * phase * k) *
            (Math.exp(-(((base * k - vowel * (0.5 + 0.5 * open)) / 380) ** 2)) +
              0.5 * Math.exp(-(((base * k - 2700) / 600) ** 2)) +
              (k === 1 ? 0.35 : 0));
      }
      lay(out, voice, at, 0.8 + r() * 0.3);
      at += length + 0.03;
    }
    at += 0.35 + r() * 0.9;
  }
  return out;
};
const heart = (seconds) => {
  const out = silence(seconds);
  const thump = (f) => {
    const s = silence(0.16);
    for (let i = 0; i < s.length; i += 1)
      s[i] = Math.sin((2 * Math.PI * f * i) / RATE) * Math.exp(-i / 900) * Math.min(1, i / 120);
    return s;
  };
  for (let t = 0.3, n = 0; t < seconds - 0.4; t += 0.425 + 0.012 * Math.sin(n), n += 1) {
    lay(out, thump(92), t, 1);
    lay(
      out,
      shapeBy(noise(0.13, n + 3, { low: 0.02, high: 0.2 }), (s) => Math.sin((Math.PI * s) / 0.13)),
      t,
      0.5,
    );
    lay(out, thump(76), t + 0.15, 0.65);
  }
  return lay(
    out,
    shapeBy(noise(seconds, 44, { low: 0.004, high: 0.08 }), () => 0.16),
  );
};
/** Street noise with footsteps and cycle bells, for before the move. */
const street = (seconds) => {
  const out = lay(
    silence(seconds),
    shapeBy(noise(seconds, 3, { low: 0.002, high: 0.04 }), () => 0.25),
  );
  lay(out, murmur(seconds, 21, 3), 0, 0.5);
  lay(out, rumble(seconds, 6, 7.5, 2.8, 2.2));
  lay(out, tramBell(), 4.2, 0.7);
  lay(out, tramBell(), 7.1, 0.9);
  lay(out, bikeBell(), 1.6, 0.5);
  lay(out, bikeBell(), 11.4, 0.6);
  ['E5', 'G5', 'C6', 'G5', 'E5', 'C5'].forEach((n, i) =>
    lay(out, bell(pitch(n), 2.4), 11.8 + i * 0.6, 0.13),
  );
  for (let t = 0.5; t < seconds - 1; t += 0.56)
    lay(
      out,
      shapeBy(noise(0.05, Math.floor(t * 10), { low: 0.08, high: 0.4 }), (s) => Math.exp(-s * 80)),
      t,
      t < 6 ? 0.12 + t * 0.03 : 0.3 * Math.exp(-(t - 6) / 3),
    );
  return out;
};

const voice = (key, options, background) => {
  const spoken = room(speak(SPOKEN_TEXTS[key], options), options.room ?? 0.14);
  const length = Math.max(10.2, spoken.length / RATE + 1);
  const out = lay(hiss(length, options.hiss ?? 0.008), spoken, 0.5, 0.9);
  return background ? lay(out, background(length)) : out;
};
const OMA = { voice: 'nl+f2', speed: 128, pitch: 38, gap: 6 };

const SOUNDS = {
  'oma-riet/muziekdoosje': () =>
    lay(
      lay(crackle(23), tune(TUNES.kortjakje, musicBox, 0.44, { octave: 1 }), 0.8),
      hiss(23, 0.006),
    ),
  'oma-riet/vijf-mei': () =>
    voice('vijfMei', OMA, (s) => {
      const out = silence(s);
      for (let t = s - 7; t < s - 3; t += 1.3) lay(out, bell(330, 3), t, 0.16);
      return out;
    }),
  'oma-riet/ons-liedje': () => {
    const out = lay(crackle(27, 14), room(tune(TUNES.clairDeLune, piano, 0.4), 0.2), 0.6);
    lay(out, tune(TUNES.clairBass, piano, 0.4), 0.6, 0.5);
    ['C3', 'D3', 'F3', 'E3', 'G#3', 'A3'].forEach((n, i) =>
      lay(out, piano(pitch(n)), 13.9 + i * 0.13, 0.8),
    );
    return lay(out, meow(), 14.9, 0.8);
  },
  'oma-riet/verjaardag-wim-kant-a': () => {
    const out = lay(hiss(24, 0.02), murmur(24, 51, 8), 0, 0.7);
    [0, 3.2, 6.4].forEach((t, i) =>
      lay(
        out,
        tune(TUNES.vaderJacob, i === 1 ? xylophone : musicBox, 0.4, { octave: i === 2 ? -1 : 0 }),
        2 + t,
        0.7,
      ),
    );
    [1.2, 8.8, 19.6].forEach((t, i) => lay(out, bell([3100, 2760, 3300][i], 0.8), t, 0.22));
    return lay(out, claps(3.2, 19, 20), 20.4, 0.7);
  },
  'oma-riet/over-de-winter': () => voice('winter', OMA),
  'oma-riet/de-rozengracht': () => lay(street(18), hiss(18, 0.015)),
  'oma-riet/wim-belt': () =>
    voice(
      'wimBelt',
      { voice: 'nl+f4', speed: 160, pitch: 92, gap: 3, room: 0.05, hiss: 0.02 },
      (s) => shapeBy(waves(s, 18), () => 0.16),
    ),
  'oma-riet/o-denneboom': () =>
    lay(hiss(17.5, 0.018), room(tune(TUNES.denneboom, organ, 0.52, { hold: true }), 0.3), 0.5),
  'oma-riet/hoe-zet-ik-dit-uit': () =>
    voice('hoeUit', { ...OMA, speed: 134 }, (s) => {
      const out = silence(s);
      [0, 0.19].forEach((d) => lay(out, bell(1900, 0.3), s - 2.2 + d, 0.3));
      return out;
    }),
  'oma-riet/toespraak': () =>
    voice('toespraak', OMA, (s) =>
      lay(
        lay(
          shapeBy(murmur(s, 61, 4), () => 0.22),
          claps(3.4, 71, 34),
          s - 3.8,
          0.55,
        ),
        bell(2900, 0.9),
        0.1,
        0.3,
      ),
    ),
  'eerste-jaar-noor/hartslag': () => heart(11),
  'eerste-jaar-noor/slaap-kindje-slaap': () =>
    lay(silence(24), room(tune(TUNES.slaapKindje, musicBox, 0.46, { octave: 1 }), 0.25), 0.4),
  'eerste-jaar-noor/gebrabbel': () => lay(hiss(12, 0.008), room(babble(12, 23), 0.15)),
  'eerste-jaar-noor/oma-ans-belt': () =>
    voice('omaAns', { voice: 'nl+f3', speed: 152, pitch: 48, gap: 3 }),
  'seizoen-jo11/langs-de-lijn': () =>
    lay(
      lay(lay(cheer(15, 6.2, 13), whistle(0.5), 2, 0.5), whistle(0.9), 13.4, 0.5),
      claps(6, 91, 40),
      7,
      0.6,
    ),
  'seizoen-jo11/mark-spreekt-in': () =>
    voice('mark', { voice: 'nl+m3', speed: 158, pitch: 36, gap: 3 }, (s) =>
      lay(
        shapeBy(murmur(s, 81, 5), () => 0.18),
        whistle(0.4),
        0.1,
        0.15,
      ),
    ),
};

const TRACKS = {
  'oma-riet/in-de-regen': (s) =>
    lay(
      lay(
        projector(s),
        shapeBy(noise(s, 41, { low: 0.05, high: 0.7 }), () => 0.22),
      ),
      tune(TUNES.clairDeLune, musicBox, 0.42, { octave: 1 }),
      0.4,
      0.4,
    ),
  'oma-riet/de-vaart': (s) =>
    lay(projector(s), tune(TUNES.kortjakje, musicBox, 0.36, { octave: 1 }), 0.3, 0.4),
  'oma-riet/de-trein': (s) => {
    const out = lay(silence(s), rumble(s, 2, 2, 2.4, 2.4));
    for (let t = 0.2, gap = 0.26; t < 4.4; t += gap, gap *= 1.09) {
      lay(
        out,
        shapeBy(noise(0.08, Math.floor(t * 50), { low: 0.02, high: 0.2 }), (x) =>
          Math.exp(-x * 45),
        ),
        t,
        1,
      );
      lay(
        out,
        shapeBy(noise(0.08, Math.floor(t * 60), { low: 0.02, high: 0.2 }), (x) =>
          Math.exp(-x * 45),
        ),
        t + gap * 0.35,
        0.7,
      );
    }
    lay(
      out,
      shapeBy(noise(1.2, 15, { low: 0.3, high: 0.9 }), (t) => Math.exp(-t * 2.6)),
      4.5,
      0.35,
    );
    lay(out, murmur(s, 16, 5), 0, 0.35);
    return lay(out, whistle(0.5), 8, 0.25);
  },
  'oma-riet/gouden-dans': (s) =>
    lay(
      lay(silence(s), tune(TUNES.clairDeLune, piano, 0.4), 0.2, 0.7),
      lay(
        shapeBy(murmur(s, 26, 5), () => 0.2),
        claps(2.4, 29, 26),
        s - 2.6,
        0.5,
      ),
    ),
  'oma-riet/nog-een-keer-zee': (s) =>
    [1.2, 4.4, 7.6].reduce((out, t, i) => lay(out, gull(i + 5), t, 0.55), waves(s, 33)),
  'eerste-jaar-noor/los': (s) =>
    lay(
      lay(lay(hiss(s, 0.006), babble(4, 37), 1, 0.6), claps(2, 47, 16), 5.9, 0.7),
      murmur(s, 48, 1),
      0,
      0.4,
    ),
  'seizoen-jo11/de-goal': (s) =>
    lay(
      lay(cheer(s, 3.4, 9), whistle(0.6), 6.6, 0.4),
      shapeBy(noise(0.1, 5, { low: 0.02, high: 0.3 }), (t) => Math.exp(-t * 40)),
      2.65,
      1.6,
    ),
};

/** The soundtrack of a video as a WAV file of the same duration. */
export const soundtrack = (name, seconds) =>
  writeWav(join(scratch, `${name.replace('/', '-')}.wav`), fade(TRACKS[name](seconds), 0.15, 0.6));

export function writeSounds(only = '') {
  for (const [name, make] of Object.entries(SOUNDS)) {
    if (!name.includes(only)) continue;
    const wav = writeWav(join(scratch, 'sound.wav'), fade(make(), 0.08, 0.7));
    ffmpeg(
      '-i',
      wav,
      '-c:a',
      'libmp3lame',
      '-b:a',
      '40k',
      '-ac',
      '1',
      '-ar',
      `${RATE}`,
      output(`${name}.mp3`),
    );
  }
}
