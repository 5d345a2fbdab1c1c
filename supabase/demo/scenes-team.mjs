// The pictures of "Het seizoen van JO11-2", a mixed team in green and white.
import { C, person } from './figures.mjs';
import * as p from './props.mjs';

const { rect, shape, stroke, dot, oval, many, put, wash, glow } = p;

const GREEN = '#1E6A36';
export const PLAYERS = [
  { skin: C.skinA, hair: ['pony', '#B98F5C'] },
  { skin: C.skinD, hair: ['curls', '#1d130c'] },
  { skin: C.skinB, hair: ['short', '#5a3a22'] },
  { skin: C.skinC, hair: ['braids', '#2b1c12'] },
  { skin: C.skinA, hair: ['bob', '#A8502F'] },
  { skin: C.skinB, hair: ['side', '#2b1c12'] },
  { skin: C.skinA, hair: ['bun', '#7A4E2C'] },
  { skin: C.skinD, hair: ['short', '#1d130c'] },
];
export const COACH = { skin: C.skinB, hair: ['short', '#7A4E2C'], beard: '#7A4E2C' };
const kit = (i, o) =>
  person({
    age: 'child',
    ...PLAYERS[i % 8],
    top: GREEN,
    bottom: '#FFFDF7',
    outfit: 'shorts',
    bare: true,
    socks: GREEN,
    shoes: '#211710',
    detail: [['hoop', '#FFFDF7']],
    ...o,
  });
const away = (i, o) =>
  kit(i, {
    top: '#B04A00',
    bottom: '#2b2b33',
    socks: '#B04A00',
    detail: [['stripes', '#E9923F']],
    ...o,
  });

export const pitch = (y = 150, o = {}) =>
  wash(0, 0, 400, y + 4, o.sky ?? '#BFD9E2', o.low ?? '#EEF2E4') +
  p.poplars(-4, y, 1, 24, '#6f8f62') +
  rect(-4, y - 2, 408, 310 - y, '#6FA356') +
  many(6, (i) =>
    shape(`M${-120 + i * 120} 304L${60 + i * 48} ${y}h24L${-60 + i * 120} 304Z`, '#7bb061'),
  );
const netting = (x, y, w, h) =>
  many(Math.ceil(w / 9), (i) =>
    stroke(`M${x + i * 9} ${y}V${y + h}`, '#fff', 0.7, 'opacity=".6"'),
  ) +
  many(Math.ceil(h / 9), (i) => stroke(`M${x} ${y + i * 9}H${x + w}`, '#fff', 0.7, 'opacity=".6"'));
export const goal = (x, y, w, h) =>
  netting(x, y - h, w, h) + stroke(`M${x} ${y}V${y - h}H${x + w}V${y}`, '#FFFDF7', 5);

export const teamfoto = {
  art:
    pitch(140) +
    p.cloud(90, 40, 1) +
    p.cloud(300, 30, 0.8) +
    goal(40, 196, 320, 96) +
    many(4, (i) =>
      kit(i + 4, {
        x: 118 + i * 50,
        y: 232,
        s: 1.5,
        mouth: ['smile', 'laugh', 'smile', 'laugh'][i],
        arms: [
          [-24, 40],
          [24, -40],
        ],
      }),
    ) +
    person({
      x: 60,
      y: 236,
      s: 1.42,
      ...COACH,
      top: '#2b3b33',
      bottom: '#2b3b33',
      mouth: 'laugh',
      eyes: 'happy',
      detail: [['number', '#FFFDF7']],
    }) +
    person({
      x: 336,
      y: 236,
      s: 1.36,
      skin: C.skinC,
      hair: ['long', '#2b1c12'],
      top: '#2b3b33',
      bottom: '#2b3b33',
      mouth: 'laugh',
      arms: [
        [-20, 10],
        [40, 140],
      ],
      detail: [['number', '#FFFDF7']],
    }) +
    many(4, (i) =>
      kit(i, {
        x: 124 + i * 48,
        y: 288,
        s: 1.55,
        legs: [
          [-60, 50],
          [40, -60],
        ],
        mouth: ['laugh', 'laugh', 'smile', 'calm'][i],
        eyes: i === 1 ? 'happy' : 'open',
        arms: [
          [-20, 40],
          [20, -40],
        ],
        top: i === 3 ? '#E3B45C' : GREEN,
        detail: i === 3 ? [] : [['hoop', '#FFFDF7']],
        over: i === 2 ? p.ball(0, 6, 6.5) : '',
      }),
    ) +
    p.dog(60, 292, 0.95, '#5b4a3a'),
};

export const training = {
  art:
    pitch(130) +
    p.cloud(320, 36, 1) +
    many(6, (i) =>
      put(
        40 + i * 62,
        270 - i * 8,
        1.05 - i * 0.06,
        shape('M-10 0L-3 -24H3L10 0Z', '#E9923F') + rect(-6.5, -14, 13, 5, '#FFFDF7'),
      ),
    ) +
    kit(0, {
      x: 92,
      y: 258,
      s: 1.8,
      legs: [
        [-40, -70],
        [30, -4],
      ],
      lean: 12,
      arms: [
        [-60, -30],
        [60, 100],
      ],
      look: 0.7,
      mouth: 'laugh',
      facing: 1,
    }) +
    p.ball(134, 256, 9, 30) +
    kit(1, {
      x: 190,
      y: 236,
      s: 1.4,
      legs: [
        [-40, -80],
        [30, 0],
      ],
      lean: 10,
      arms: [
        [-60, -30],
        [60, 110],
      ],
      look: 0.7,
      mouth: 'oh',
      facing: 1,
    }) +
    p.ball(222, 234, 7) +
    kit(3, {
      x: 262,
      y: 218,
      s: 1.15,
      legs: [
        [-30, -60],
        [30, 0],
      ],
      lean: 10,
      arms: [
        [-60, -30],
        [60, 110],
      ],
      look: 0.7,
    }) +
    kit(6, {
      x: 330,
      y: 282,
      s: 1.7,
      legs: [
        [-10, -6],
        [12, 6],
      ],
      arms: [
        [-30, 60],
        [30, -60],
      ],
      look: -0.6,
      mouth: 'laugh',
    }) +
    person({
      x: 368,
      y: 252,
      s: 1.56,
      ...COACH,
      top: '#2b3b33',
      bottom: '#2b3b33',
      look: -0.8,
      arms: [
        [-80, -96],
        [20, -20],
      ],
      mouth: 'oh',
      detail: [['number', '#FFFDF7']],
    }),
};

export const keeper = {
  art:
    pitch(120, { sky: '#C9D5DA' }) +
    goal(30, 214, 340, 150) +
    put(
      208,
      150,
      1.3,
      `<g transform="rotate(-64)">${person({
        x: 0,
        y: 46,
        s: 1.3,
        age: 'child',
        ...PLAYERS[3],
        top: '#E3B45C',
        bottom: '#2b2b33',
        outfit: 'shorts',
        socks: '#E3B45C',
        legs: [
          [-20, -46],
          [26, 20],
        ],
        arms: [
          [-166, -176],
          [168, 178],
        ],
        mouth: 'oh',
        shadow: false,
        hold: [(h) => dot(h[0], h[1], 4.5, '#FFFDF7'), (h) => dot(h[0], h[1], 4.5, '#FFFDF7')],
      })}</g>`,
    ) +
    p.ball(96, 118, 11, 20) +
    stroke('M300 262C240 200 170 150 116 124', '#fff', 2, 'stroke-dasharray="3 8" opacity=".8"') +
    oval(212, 232, 60, 6, '#2c4a24', 'opacity=".35"') +
    away(2, {
      x: 322,
      y: 290,
      s: 1.9,
      back: true,
      legs: [
        [-20, -8],
        [60, 40],
      ],
      arms: [
        [-60, -50],
        [50, 60],
      ],
      lean: -10,
    }) +
    kit(5, {
      x: 64,
      y: 262,
      s: 1.35,
      look: 0.8,
      mouth: 'oh',
      arms: [
        [-150, 165],
        [150, -165],
      ],
    }),
};

export const ranja = {
  w: 300,
  h: 300,
  art:
    rect(0, 0, 300, 200, '#E4DCCB') +
    many(10, (i) => rect(i * 32, 0, 30, 180, ['#DCD2BC', '#E1D8C4'][i % 2])) +
    stroke('M20 40H280', '#8A5A34', 6) +
    many(5, (i) =>
      put(
        50 + i * 52,
        42,
        1,
        stroke('M0 0v8', '#5B4131', 4) +
          shape('M-16 8H16L20 18L14 24V58H-14V24L-20 18Z', GREEN) +
          rect(-14, 28, 28, 9, '#FFFDF7'),
      ),
    ) +
    rect(0, 180, 300, 130, '#B98A5E') +
    rect(0, 176, 300, 8, '#D0A276') +
    rect(14, 232, 272, 12, '#8A5A34') +
    rect(26, 244, 9, 40, '#6e4630') +
    rect(264, 244, 9, 40, '#6e4630') +
    kit(0, {
      x: 60,
      y: 290,
      s: 1.95,
      foreshorten: 0.4,
      sit: true,
      legs: [
        [20, -6],
        [34, 4],
      ],
      arms: [
        [-20, 40],
        [60, 140],
      ],
      look: 0.5,
      eyes: 'closed',
      hold: [null, (h) => put(h[0], h[1] + 4, 0.7, shape('M-6 -14H6L5 0H-5Z', '#E9923F'))],
    }) +
    kit(7, {
      x: 150,
      y: 292,
      s: 1.95,
      foreshorten: 0.4,
      sit: true,
      legs: [
        [-16, 0],
        [16, 0],
      ],
      arms: [
        [-50, 130],
        [30, -40],
      ],
      mouth: 'laugh',
      eyes: 'happy',
      hold: [
        (h) =>
          put(
            h[0] + 2,
            h[1],
            0.8,
            shape('M-10 0A10 10 0 0 1 10 0Z', '#E9923F') +
              stroke('M-8 0A8 8 0 0 1 8 0', '#FBD070', 1.6),
          ),
        null,
      ],
    }) +
    kit(4, {
      x: 240,
      y: 290,
      s: 1.95,
      foreshorten: 0.4,
      sit: true,
      legs: [
        [-30, -4],
        [-14, 4],
      ],
      arms: [
        [-40, -120],
        [20, -30],
      ],
      look: -0.6,
      mouth: 'laugh',
      hold: [(h) => put(h[0], h[1] + 2, 0.7, shape('M-6 -14H6L5 0H-5Z', '#D9482f'))],
    }) +
    put(
      110,
      288,
      1.3,
      oval(0, 0, 30, 5, '#FFFDF7') +
        many(5, (i) => shape(`M${-22 + i * 10} -2a7 7 0 0 1 14 0z`, '#E9923F')),
    ) +
    put(
      200,
      292,
      1.5,
      shape('M-12 -34H10L12 0H-12Z', '#E9923F', 'opacity=".85"') +
        rect(-13, -40, 24, 8, '#FFFDF7') +
        stroke('M11 -28q12 2 2 18', '#FFFDF7', 3),
    ),
};

export const modderschoenen = {
  w: 300,
  h: 300,
  art:
    rect(0, 0, 300, 300, '#B5674A') +
    many(7, (r) =>
      many(8, (i) =>
        rect(
          i * 44 - (r % 2) * 22,
          r * 24,
          42,
          22,
          ['#BC6E50', '#AF6145', '#B86A4e'][(i + r * 2) % 3],
        ),
      ),
    ) +
    rect(-4, 160, 308, 150, '#A8A294') +
    stroke('M-4 200H304M-4 250H304M80 160L50 304M200 160L240 304', '#948e80', 1.6) +
    rect(14, 132, 272, 14, '#8A5A34') +
    rect(26, 146, 10, 40, '#6e4630') +
    rect(264, 146, 10, 40, '#6e4630') +
    put(
      232,
      120,
      1.3,
      p.ball(0, 0, 10, 20) + shape('M-9 4C-4 0 4 6 9 3C8 9 -6 11 -9 4Z', '#6b4a2f'),
    ) +
    put(
      70,
      132,
      1.3,
      rect(-26, -16, 52, 16, GREEN, 'rx="3"') + rect(-20, -28, 44, 13, '#FFFDF7', 'rx="3"'),
    ) +
    many(8, (i) => {
      const x = 60 + (i % 4) * 62;
      const y = 214 + Math.floor(i / 4) * 62;
      const c = [
        '#211710',
        '#C0412F',
        '#2C5A94',
        '#E3B45C',
        '#FFFDF7',
        '#3F7B78',
        '#211710',
        '#E9923F',
      ][i];
      return put(
        x,
        y,
        1.45,
        `<g transform="rotate(${[-6, 4, -2, 8, 5, -5, 2, -8][i]})">${shape('M-24 0C-26 -8 -14 -9 -6 -14L-2 -22H14C17 -14 16 -4 14 0Z', c)}${shape('M-24 1C-24 -5 -14 -3 -8 -6C0 -3 6 -8 15 -4V1Z', '#6b4a2f')}${stroke('M-20 3v3M-12 3v3M-4 3v3M8 3v3', '#3a2a1c', 3)}${stroke('M-9 -12l5 4M-5 -15l5 4', '#fff', 1.6)}${oval(6, -22, 8, 2.6, '#1a110b')}</g>`,
      );
    }) +
    many(14, (i) =>
      oval(
        30 + ((i * 53) % 250),
        226 + ((i * 31) % 70),
        4 + (i % 3) * 2,
        2,
        '#6b4a2f',
        'opacity=".8"',
      ),
    ),
};

const rain = (n) =>
  many(n, (i) =>
    stroke(`M${(i * 61) % 410} ${(i * 37) % 300}l-4 13`, '#F4F7F8', 1.3, 'opacity=".55"'),
  );
export const regen = {
  art:
    pitch(140, { sky: '#8f9aa0', low: '#C3CBC8' }) +
    p.cloud(80, 40, 1.6, '#7d878c', 0.9) +
    p.cloud(260, 34, 1.9, '#868f94', 0.9) +
    many(5, (i) => oval(50 + i * 80, 250 + (i % 2) * 26, 36, 6, '#9DB7B4', 'opacity=".8"')) +
    p.umbrella(142, 244, 2, '#B04A00', -4) +
    person({
      x: 152,
      y: 286,
      s: 1.75,
      ...COACH,
      outfit: 'coat',
      top: '#2b3b33',
      bottom: '#2b3b33',
      arms: [
        [-40, -160],
        [30, -60],
      ],
      mouth: 'calm',
      hat: ['beanie', GREEN, '#FFFDF7'],
    }) +
    kit(6, {
      x: 96,
      y: 288,
      s: 1.6,
      arms: [
        [-14, 50],
        [14, -50],
      ],
      mouth: 'sad',
      look: 0.5,
    }) +
    kit(2, {
      x: 208,
      y: 288,
      s: 1.62,
      arms: [
        [-20, 40],
        [20, -40],
      ],
      mouth: 'laugh',
      eyes: 'happy',
      look: -0.3,
    }) +
    kit(1, {
      x: 318,
      y: 282,
      s: 1.6,
      legs: [
        [-50, -80],
        [30, 0],
      ],
      lean: 10,
      arms: [
        [-70, -60],
        [60, 90],
      ],
      mouth: 'laugh',
      facing: -1,
      flip: true,
    }) +
    many(9, (i) => stroke(`M${290 + i * 7} 284l${-6 + i * 2} -${8 + (i % 3) * 6}`, '#DDE6E6', 2)) +
    p.ball(272, 280, 9) +
    rain(110),
};

export const zaal = {
  art:
    wash(0, 0, 400, 160, '#DCD0B8', '#E9DFC8') +
    many(8, (i) => rect(i * 52, 0, 4, 160, '#B9A47C')) +
    many(6, (i) => stroke(`M16 ${20 + i * 20}H120`, '#A2714B', 4)) +
    stroke('M20 10V140M68 10V140M116 10V140', '#A2714B', 4) +
    rect(150, 40, 110, 54, '#2b3b33', 'rx="4"') +
    stroke('M172 56v22M172 56h10v22h-10zM206 60v0M206 74v0M224 56h10v10h-10v12h10', '#E9C15F', 4) +
    rect(-4, 156, 408, 150, '#D2954f') +
    many(9, (i) => stroke(`M-4 ${166 + i * 16}H404`, '#B97e3c', 1, 'opacity=".5"')) +
    stroke('M-4 230H404', '#2C5A94', 4, 'opacity=".7"') +
    oval(200, 250, 90, 34, 'none', 'stroke="#C0412F" stroke-width="4" opacity=".7"') +
    goal(292, 200, 100, 66) +
    put(56, 176, 1, p.xmasTree(0, 0, 0.42, { seed: 9 })) +
    kit(5, {
      x: 150,
      y: 284,
      s: 1.85,
      legs: [
        [-46, -80],
        [34, 0],
      ],
      lean: 12,
      arms: [
        [-70, -50],
        [60, 110],
      ],
      look: 0.7,
      mouth: 'laugh',
      hat: ['beanie', C.red, '#FFFDF7'],
      facing: 1,
    }) +
    p.ball(200, 278, 10, 40) +
    away(0, {
      x: 254,
      y: 284,
      s: 1.8,
      legs: [
        [-40, 10],
        [36, 70],
      ],
      arms: [
        [-60, -90],
        [70, 60],
      ],
      look: -0.7,
      mouth: 'oh',
      hat: ['beanie', C.red, '#FFFDF7'],
    }) +
    kit(4, {
      x: 84,
      y: 258,
      s: 1.5,
      arms: [
        [-150, -168],
        [150, 168],
      ],
      mouth: 'laugh',
      hat: ['beanie', C.red, '#FFFDF7'],
      legs: [
        [-14, 10],
        [18, 0],
      ],
    }),
};

export const achterbank = {
  art:
    rect(0, 0, 400, 300, '#3b4248') +
    shape('M30 20H370Q390 24 392 60V150H8V60Q10 24 30 20Z', '#BFD3D8') +
    shape('M8 150V104C90 84 160 110 230 92C300 80 350 96 392 90V150Z', '#8FAA72') +
    many(40, (i) =>
      stroke(
        `M${10 + ((i * 61) % 380)} ${26 + ((i * 37) % 110)}l-8 12`,
        '#fff',
        1.3,
        'opacity=".6"',
      ),
    ) +
    rect(132, 18, 9, 140, '#3b4248') +
    rect(262, 18, 9, 140, '#3b4248') +
    rect(-10, 146, 420, 170, '#5c5148', 'rx="24"') +
    stroke('M134 160V304M268 160V304', '#4a4038', 3) +
    rect(40, 120, 60, 40, '#665a50', 'rx="12"') +
    rect(170, 120, 60, 40, '#665a50', 'rx="12"') +
    rect(302, 120, 60, 40, '#665a50', 'rx="12"') +
    kit(3, {
      x: 70,
      y: 296,
      s: 2.7,
      on: 'hip',
      legs: [
        [-14, 0],
        [14, 0],
      ],
      arms: [
        [-20, 30],
        [30, -50],
      ],
      look: 0.4,
      tilt: 10,
      eyes: 'closed',
      mouth: 'calm',
      shadow: false,
    }) +
    kit(2, {
      x: 200,
      y: 300,
      s: 2.7,
      on: 'hip',
      legs: [
        [-14, 0],
        [14, 0],
      ],
      arms: [
        [-30, 40],
        [30, -40],
      ],
      mouth: 'laugh',
      eyes: 'happy',
      shadow: false,
      over: p.ball(0, 2, 7, 15),
    }) +
    kit(0, {
      x: 330,
      y: 298,
      s: 2.7,
      on: 'hip',
      legs: [
        [-14, 0],
        [14, 0],
      ],
      arms: [
        [-30, -120],
        [20, -30],
      ],
      look: -0.4,
      mouth: 'oh',
      shadow: false,
      hold: [
        (h) =>
          put(
            h[0],
            h[1] - 2,
            0.7,
            shape('M-7 -10C-9 -2 -6 4 0 6C6 4 9 -2 7 -10Z', '#E3B45C') +
              stroke('M-3 -10v-8M0 -10v-9M3 -10v-8', '#E9C15F', 2.4),
          ),
      ],
    }) +
    many(3, (i) =>
      stroke(`M${54 + i * 130} 220L${92 + i * 130} 304`, '#2b2b2b', 6, 'opacity=".75"'),
    ) +
    oval(218, 196, 5, 4, '#6b4a2f', 'opacity=".7"') +
    oval(56, 216, 6, 4, '#6b4a2f', 'opacity=".7"') +
    oval(344, 206, 5, 4, '#6b4a2f', 'opacity=".7"'),
};

export const juichen = {
  art:
    pitch(150) +
    p.cloud(300, 40, 1) +
    goal(-60, 204, 170, 110) +
    p.ball(44, 196, 8) +
    many(5, (i) =>
      kit([1, 6, 0, 4, 7][i], {
        x: 136 + i * 46,
        y: [266, 284, 262, 286, 268][i],
        s: [1.55, 1.7, 1.75, 1.7, 1.55][i],
        legs: [
          [-18, -50 + i * 6],
          [20, 30 - i * 8],
        ],
        arms: [
          [-140 - i * 4, -165],
          [136 + i * 5, 165],
        ],
        mouth: 'laugh',
        eyes: i % 2 ? 'open' : 'happy',
        look: (2 - i) * 0.25,
        turn: (2 - i) * 4,
      }),
    ) +
    away(2, {
      x: 372,
      y: 262,
      s: 1.4,
      mouth: 'sad',
      arms: [
        [-30, 60],
        [30, -60],
      ],
    }) +
    person({
      x: 60,
      y: 290,
      s: 1.6,
      ...COACH,
      top: '#2b3b33',
      bottom: '#2b3b33',
      look: 0.8,
      legs: [
        [-20, -40],
        [24, 10],
      ],
      arms: [
        [-150, -165],
        [140, 170],
      ],
      mouth: 'laugh',
      detail: [['number', '#FFFDF7']],
    }),
};

export const penalty = {
  w: 300,
  h: 400,
  art:
    wash(0, 0, 300, 170, '#BFD9E2', '#F3EEDC') +
    p.poplars(-4, 166, 1, 18, '#6f8f62') +
    rect(-4, 162, 308, 250, '#6FA356') +
    many(5, (i) => rect(-4, 176 + i * i * 10, 308, 10 + i * 6, '#7bb061')) +
    goal(40, 224, 220, 104) +
    person({
      age: 'child',
      ...PLAYERS[2],
      x: 150,
      y: 226,
      s: 1.2,
      top: '#2C5A94',
      bottom: '#211710',
      outfit: 'shorts',
      arms: [
        [-90, -120],
        [90, 120],
      ],
      legs: [
        [-20, 10],
        [20, -10],
      ],
      mouth: 'oh',
      socks: '#2C5A94',
    }) +
    stroke('M-4 270H304', '#fff', 3, 'opacity=".8"') +
    dot(206, 340, 4, '#fff') +
    p.ball(206, 330, 10, 12) +
    kit(4, {
      x: 116,
      y: 392,
      s: 2.05,
      back: true,
      legs: [
        [-30, -70],
        [26, 6],
      ],
      lean: 8,
      arms: [
        [-70, -50],
        [60, 80],
      ],
      detail: [
        ['hoop', '#FFFDF7'],
        ['number', GREEN],
      ],
    }) +
    many(4, (i) =>
      kit([0, 1, 3, 7][i], {
        x: 200 + i * 27,
        y: 282 + i * 5,
        s: 1.05,
        look: -0.8,
        mouth: 'oh',
        arms: [
          [-140, 150],
          [140, -150],
        ],
      }),
    ),
};

export const kamp = {
  art:
    wash(0, 0, 400, 180, '#2b3a56', '#8C6A7a') +
    many(40, (i) => dot((i * 71) % 400, (i * 43) % 130, 1 + (i % 2) * 0.6, '#FFF6DC')) +
    dot(340, 50, 20, '#FBF0D0') +
    many(13, (i) => put(i * 34, 190, 0.9 + (i % 3) * 0.15, shape('M0 -90L24 0H-24Z', '#2b4236'))) +
    rect(-4, 184, 408, 120, '#4f6e48') +
    shape('M14 256L78 160L142 256Z', '#E3B45C') +
    shape('M62 256L78 184L94 256Z', '#7d5a2a') +
    shape('M262 256L326 166L390 256Z', '#3F7B78') +
    shape('M310 256L326 190L342 256Z', '#1d4543') +
    glow(200, 240, 150, '#FFB45A', 0.6) +
    put(
      200,
      276,
      1.2,
      stroke('M-22 0L20 -8M-20 -8L22 0', '#5B3A22', 7) +
        shape('M0 -6C-16 -14 -14 -28 -6 -36C-6 -28 2 -28 0 -46C14 -34 18 -18 0 -6Z', '#E9822F') +
        shape('M0 -6C-8 -12 -4 -20 0 -26C6 -18 8 -12 0 -6Z', '#FBD070'),
    ) +
    many(6, (i) => {
      const x = [64, 104, 146, 256, 298, 342][i];
      return kit(i, {
        x,
        y: [286, 276, 266, 266, 278, 288][i],
        s: 1.5,
        on: 'hip',
        legs:
          x < 200
            ? [
                [60, 110],
                [66, 100],
              ]
            : [
                [-60, -110],
                [-66, -100],
              ],
        look: x < 200 ? 0.8 : -0.8,
        mouth: ['laugh', 'smile', 'laugh', 'oh', 'laugh', 'smile'][i],
        bare: false,
        top: [C.red, GREEN, '#2C5A94', '#8C5A86', GREEN, C.orange][i],
        bottom: '#3a4a5c',
        outfit: 'trousers',
        detail: [],
        arms:
          x < 200
            ? [
                [20, 80],
                [50, 90],
              ]
            : [
                [-50, -90],
                [-20, -80],
              ],
      });
    }) +
    stroke('M168 240L190 246M236 240L212 246', '#8A5A34', 2.4) +
    dot(191, 245, 4, '#FFF6DC') +
    dot(211, 245, 4, '#FFF6DC'),
};

export const beker = {
  art:
    pitch(140) +
    p.cloud(80, 36, 1) +
    p.bunting(0, 20, 400, 20, 40, [GREEN, '#FFFDF7', '#B04A00'], 18) +
    many(60, (i) =>
      rect(
        (i * 67) % 400,
        10 + ((i * 43) % 230),
        6,
        4,
        [GREEN, '#FFFDF7', '#E9923F', C.mustard, C.red][i % 5],
        `transform="rotate(${i * 33} ${(i * 67) % 400} ${10 + ((i * 43) % 230)})"`,
      ),
    ) +
    many(4, (i) =>
      kit(i + 4, {
        x: 104 + i * 66,
        y: 248,
        s: 1.5,
        arms: [
          [-150, -166],
          [150, 166],
        ],
        mouth: 'laugh',
        eyes: i % 2 ? 'happy' : 'open',
      }),
    ) +
    kit(0, {
      x: 132,
      y: 288,
      s: 1.72,
      arms: [
        [-60, -130],
        [60, 120],
      ],
      mouth: 'laugh',
      eyes: 'happy',
      look: 0.5,
    }) +
    kit(1, {
      x: 270,
      y: 288,
      s: 1.72,
      arms: [
        [-70, -130],
        [60, 140],
      ],
      mouth: 'laugh',
      look: -0.5,
    }) +
    kit(3, {
      x: 200,
      y: 292,
      s: 2.05,
      top: '#E3B45C',
      detail: [],
      arms: [
        [-152, -186],
        [152, 186],
      ],
      mouth: 'laugh',
      eyes: 'happy',
    }) +
    put(
      200,
      112,
      1.9,
      shape('M-16 -26H16C16 -6 8 2 0 2S-16 -6 -16 -26Z', '#E3B45C') +
        stroke('M-16 -22C-28 -22 -24 -6 -12 -6M16 -22C28 -22 24 -6 12 -6', '#C98C3C', 3.4) +
        rect(-3, 0, 6, 10, '#C98C3C') +
        rect(-11, 9, 22, 6, '#5B3A22') +
        oval(0, -26, 16, 3.4, '#C98C3C') +
        stroke('M-8 -20q-1 10 4 14', '#FFF3CF', 2.4),
    ) +
    glow(200, 100, 70, '#FFF0B8', 0.5),
};
