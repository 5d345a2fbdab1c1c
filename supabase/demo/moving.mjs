// Videos and gifs as functions that draw the frame at a time in seconds.
import { C, head, person, rng } from './figures.mjs';
import * as p from './props.mjs';
import { bride, groom } from './scenes-riet.mjs';
import { COACH, PLAYERS, goal, pitch } from './scenes-team.mjs';

const { rect, shape, stroke, dot, oval, many, put, wash, glow } = p;
const sin = (turns) => Math.sin(turns * Math.PI * 2);
const mix = (a, b, t) => a + (b - a) * Math.max(0, Math.min(1, t));
const ease = (t) => {
  const k = Math.max(0, Math.min(1, t));
  return k * k * (3 - 2 * k);
};

/** Scratches and dust that change every frame of an old video. */
const wear = (t, fps = 12) => {
  const r = rng(Math.floor(t * fps) * 7 + 3);
  return (
    (r() < 0.5 ? stroke(`M${(r() * 400).toFixed(0)} -4V304`, '#FFF6E0', 0.7, 'opacity=".5"') : '') +
    many(3, () =>
      dot(
        (r() * 400).toFixed(0),
        (r() * 300).toFixed(0),
        (0.6 + r() * 1.6).toFixed(1),
        r() < 0.5 ? '#FFF6E0' : '#2b1c12',
        'opacity=".55"',
      ),
    ) +
    rect(-10, -10, 420, 320, '#FFF3D6', `opacity="${(r() * 0.09).toFixed(3)}"`)
  );
};
const rain = (t, n = 60) =>
  many(n, (i) => {
    const x = (i * 61 + t * -30) % 410;
    const y = ((i * 97 + t * 420) % 330) - 20;
    return stroke(
      `M${((x + 410) % 410).toFixed(1)} ${y.toFixed(1)}l-2.500 12`,
      '#FFF9EA',
      1.1,
      'opacity=".5"',
    );
  });

function skates(t) {
  const fall = t > 5.6 ? ease((t - 5.6) / 0.7) : 0;
  const stop = Math.min(t, 5.9);
  const push = sin(stop / 1.6);
  const x = 40 + stop * 34;
  const father =
    fall < 1
      ? person({
          x: x + fall * 30,
          y: 262 + fall * 6,
          s: 1.35,
          skin: C.skinB,
          hair: ['short', C.umber],
          moustache: C.umber,
          hat: ['cap', '#2e221a'],
          scarf: '#A94B33',
          top: '#41352d',
          shoes: '#22160e',
          facing: 1,
          look: 0.8,
          mouth: fall > 0.1 ? 'oh' : 'laugh',
          legs: [
            [-32 - push * 22 + fall * 110, -52 - push * 26 + fall * 150],
            [14 + push * 12 + fall * 60, -8 + push * 4 + fall * 96],
          ],
          lean: 16 + push * 5 - fall * 80,
          arms: [
            [-54 - push * 26, -50 - push * 30],
            [46 + push * 34, 66 + push * 30],
          ],
        })
      : person({
          x: x + 34 + Math.min(20, (t - 6.3) * 22),
          y: 276,
          s: 1.35,
          on: 'hip',
          skin: C.skinB,
          hair: ['bald', C.umber],
          moustache: C.umber,
          scarf: '#A94B33',
          top: '#41352d',
          shoes: '#22160e',
          mouth: t > 7 ? 'laugh' : 'oh',
          eyes: t > 7 ? 'happy' : 'open',
          look: 0.4,
          legs: [
            [70, 96],
            [58, 80 + 8 * sin(t)],
          ],
          arms: [[-40, -10], t > 7 ? [130, 160 + 14 * sin(t * 1.5)] : [50, 20]],
        });
  const sx = 330 - t * 22;
  const cap =
    t > 5.9
      ? put(
          mix(x + 30, x - 26, (t - 5.9) / 0.8),
          mix(170, 280, ease((t - 5.9) / 0.6)),
          1.4,
          shape(
            'M-11 -3.600C-13 -13.600 7 -16 11 -6.400C14.600 -5.600 15.400 -4 14.600 -2.600Q8 -4.600 -10.600 -2.800Z',
            '#2e221a',
          ),
        )
      : '';
  return (
    wash(-10, -10, 420, 200, '#B9A78F', '#EBD3AE') +
    dot(86, 66, 20, '#F7E9CC') +
    shape('M-10 178c60-12 130-2 210-6s140-8 210 2v20H-10z', '#9B8A73') +
    wash(-10, 184, 420, 126, '#DDE0D8', '#B4BDB6') +
    p.windmill(326, 184, 0.95, t * 40) +
    p.poplars(20, 182, 0.7, 5, '#85765f') +
    p.bareTree(230, 186, 0.42) +
    stroke(
      'M-10 226c90 18 180-16 290 8M40 284c90-18 210 12 370-4M150 206c40 8 90 4 130-2',
      '#F6F4EA',
      2.2,
      'opacity=".85"',
    ) +
    person({
      x: sx,
      y: 212,
      s: 0.68,
      flip: true,
      top: '#5b6b66',
      scarf: C.brick,
      hat: ['beanie', '#4a372a', '#8C3B28'],
      legs: [
        [-30 - sin(t / 1.3) * 24, -50 - sin(t / 1.3) * 26],
        [16 + sin(t / 1.3) * 12, -8],
      ],
      lean: 16,
      arms: [
        [-60, -40],
        [50, 76],
      ],
    }) +
    person({
      age: 'child',
      x: 60 + t * 9,
      y: 230,
      s: 0.95,
      outfit: 'dress',
      hem: 0.6,
      top: '#8C3B28',
      stocking: '#3a2a20',
      hair: ['braids', '#7A4E2C'],
      hat: ['beanie', '#E4D2AE', '#8C3B28'],
      legs: [
        [-16 - sin(t) * 18, -20 - sin(t) * 20],
        [12 + sin(t) * 10, 0],
      ],
      lean: 8,
      arms:
        t > 6.2
          ? [
              [-150, -160],
              [150, 160],
            ]
          : [
              [-70, -60],
              [70, 80],
            ],
      mouth: 'laugh',
      look: 0.6,
    }) +
    father +
    cap +
    wear(t)
  );
}

function weddingRain(t) {
  const walk = Math.min(t, 4.2);
  const step = t < 4.2 ? sin(t / 0.9) : 0;
  const x = 96 + walk * 28;
  const kiss = ease((t - 4.8) / 0.8) * (1 - ease((t - 7) / 0.6));
  const laugh = t > 6.9;
  return (
    rect(-10, -10, 420, 320, '#C9AE84') +
    p.houses(-20, 216, [76, 84, 72, 80, 84, 70], 17, { height: 116 }) +
    p.bareTree(372, 224, 0.9) +
    p.lantern(24, 226, 0.95) +
    rect(-10, 214, 420, 100, '#A58C69') +
    many(8, (i) =>
      oval(30 + i * 52, 252 + (i % 3) * 16, 22 + (i % 2) * 10, 3, '#CDBB98', 'opacity=".7"'),
    ) +
    many(10, (i) => {
      const k = (t * 1.4 + i * 0.37) % 1;
      return `<ellipse cx="${20 + ((i * 83) % 370)}" cy="${240 + ((i * 37) % 54)}" rx="${(2 + k * 9).toFixed(1)}" ry="${(0.8 + k * 2).toFixed(1)}" fill="none" stroke="#F3E9D0" stroke-width="1" opacity="${(1 - k).toFixed(2)}"/>`;
    }) +
    many(3, (i) =>
      person({
        x: 268 + i * 40,
        y: 252 + (i % 2) * 8,
        s: 1.15,
        outfit: i % 2 ? 'trousers' : 'dress',
        hem: 0.7,
        top: ['#6E5A66', '#4a453d', '#7F8F7C'][i],
        bottom: '#3a332b',
        hair: [['bun', 'bald', 'wave'][i], [C.grey, C.grey, '#8f6a3a'][i]],
        hat: i === 0 ? ['fedora', '#4a3b44', C.rose] : null,
        look: -0.7,
        mouth: 'laugh',
        eyes: 'happy',
        arms:
          i === 1
            ? [
                [-20, -150],
                [12, 4],
              ]
            : [
                [-130 + 16 * sin(t * 1.2 + i * 0.3), -160],
                [20, -30],
              ],
        hold: [
          i === 1 ? (h) => p.umbrella(h[0], h[1], 0.9, '#3a2a20', -5 + 3 * sin(t / 3)) : null,
          null,
        ],
      }),
    ) +
    p.umbrella(x + 26, 214 + Math.abs(step) * 2, 1.55, '#4a2c22', 3 + 2 * sin(t / 2)) +
    groom({
      x: x + kiss * 3,
      y: 284,
      s: 1.48,
      look: 0.7,
      tilt: 4 + kiss * 8,
      eyes: kiss > 0.4 || laugh ? 'happy' : 'open',
      mouth: laugh ? 'laugh' : 'smile',
      legs: [
        [-3 - step * 16, -2 - step * 18],
        [3 + step * 16, 2 + step * 8],
      ],
      arms: [
        [-12, -4],
        [30, 150],
      ],
    }) +
    bride({
      x: x + 44 - kiss * 7,
      y: 285 - Math.abs(step) * 2,
      s: 1.4,
      look: -0.6,
      tilt: -4 - kiss * 12,
      sway: step * 4,
      eyes: kiss > 0.4 || laugh ? 'happy' : 'open',
      mouth: laugh ? 'laugh' : 'smile',
    }) +
    rain(t) +
    wear(t)
  );
}

function train(t) {
  const come = 1 - Math.pow(1 - Math.min(1, t / 4.6), 2);
  const x = mix(-620, 10, come);
  const open = ease((t - 5) / 0.7);
  const out = ease((t - 5.8) / 1.8);
  const step = t > 5.8 && t < 7.6 ? sin(t / 0.6) : 0;
  const car = (cx) =>
    put(
      cx,
      0,
      1,
      rect(0, 96, 300, 118, '#3F6B4E', 'rx="10"') +
        rect(0, 178, 300, 10, '#E3B45C') +
        rect(0, 92, 300, 9, '#5d6b60', 'rx="4"') +
        many(
          4,
          (i) =>
            rect(18 + i * 72, 116, 46, 36, '#E9DDB8', 'rx="4"') +
            (i % 2
              ? put(
                  41 + i * 72,
                  142,
                  0.9,
                  head({
                    skin: C.skinA,
                    hair: [['side', 'bob', 'short', 'wave'][i], ['#3a2a20', '#8f6a3a'][i >> 1]],
                    look: 0.5,
                  }),
                )
              : '') +
            stroke(`M${18 + i * 72} 134h46`, '#3F6B4E', 0.01),
        ) +
        rect(0, 210, 300, 10, '#2b241e') +
        many(4, (i) =>
          put(
            38 + i * 74,
            224,
            1,
            `<g transform="rotate(${(cx * 3).toFixed(0)})">${dot(0, 0, 11, '#3a332b')}${stroke('M-8 0H8M0 -8V8', '#8c8478', 2)}</g>`,
          ),
        ),
    );
  return (
    wash(-10, -10, 420, 240, '#D3DEDA', '#F1E8D0') +
    p.cloud(80 + t * 2, 34, 1) +
    shape('M-10 170C60 146 120 168 200 158C280 148 340 166 410 154V230H-10Z', '#D8C69A') +
    p.grass(-10, 168, 420, 40, 3, '#9a9a62') +
    rect(-10, 226, 420, 10, '#6b6255') +
    stroke('M-10 232H410', '#a8a094', 2.4) +
    car(x) +
    car(x - 306) +
    rect(x + 128, 112, 32, 100, '#2f533c') +
    rect(x + 128 + 30 * open, 112, 32 - 30 * open, 100, '#4d7d5d') +
    rect(-10, 234, 420, 80, '#B9AA90') +
    rect(-10, 234, 420, 6, '#F3EEDF') +
    rect(330, 60, 6, 190, '#4a5851') +
    rect(286, 56, 96, 28, '#2C5A94', 'rx="3"') +
    stroke('M300 66h56M300 75h36', '#FFFDF7', 3) +
    dot(40, 92, 16, '#FFFDF7') +
    rect(37, 108, 6, 140, '#4a5851') +
    stroke(
      `M40 92V83M40 92L${(40 + 8 * Math.sin(t * 0.2)).toFixed(1)} ${(92 + 3).toFixed(1)}`,
      '#2b1c12',
      2,
    ) +
    (out > 0
      ? person({
          x: x + 146 - out * 20,
          y: 246 + out * 36,
          s: 1.15 + out * 0.25,
          skin: C.skinB,
          hair: ['side', '#2B1C12'],
          top: '#2C405A',
          bottom: '#2b241e',
          hat: ['sailor', '#FFFDF7', '#2C405A'],
          look: 0.6,
          mouth: 'laugh',
          eyes: 'happy',
          legs: [
            [-4 - step * 14, -2 - step * 14],
            [4 + step * 14, 2],
          ],
          arms: [
            [-16, -6],
            [t > 7 ? 100 : 30, t > 7 ? 60 : 20],
          ],
          hold: [
            (h) =>
              put(
                h[0],
                h[1] + 1,
                0.8,
                rect(-14, 0, 28, 20, '#8A5A34', 'rx="3"') + stroke('M-5 0v-4h10v4', '#3a281c', 2),
              ),
            null,
          ],
        })
      : '') +
    person({
      x: 268 - ease((t - 7) / 0.8) * 66,
      y: 290,
      s: 1.42,
      skin: C.skinA,
      hair: ['wave', '#6B4426'],
      outfit: 'dress',
      top: '#C0502F',
      look: -0.6,
      mouth: out > 0.5 ? 'laugh' : 'smile',
      eyes: out > 0.5 ? 'happy' : 'open',
      detail: [['collar', C.cream]],
      arms: [
        [-130 - 18 * sin(t * 1.3) * (t > 5.8 ? 1 : 0), t > 5.8 ? -160 : -40],
        [20, -30],
      ],
    }) +
    person({
      age: 'child',
      x: 306 - ease((t - 6.6) / 1.2) * 40,
      y: 292 - (t > 6 ? Math.abs(sin(t * 1.2)) * 9 : 0),
      s: 1.38,
      outfit: 'shorts',
      top: '#A8402E',
      bottom: '#4a4e52',
      hair: ['side', '#B98F5C'],
      look: -0.6,
      mouth: t > 5.6 ? 'laugh' : 'smile',
      detail: [['stripes', C.cream]],
      socks: C.cream,
      arms:
        t > 5.8
          ? [
              [-150, -166],
              [150, 166],
            ]
          : [
              [-14, -6],
              [14, 6],
            ],
    }) +
    person({
      age: 'toddler',
      x: 344,
      y: 294,
      s: 1.42,
      top: '#E3B45C',
      bottom: '#5b6b66',
      hair: ['tuft', '#B98F5C'],
      look: -0.5,
      arms: [
        [-60 + 20 * sin(t), -110],
        [14, 6],
      ],
      mouth: 'laugh',
    })
  );
}

function goldenDance(t) {
  const sway = sin(t / 3.2);
  const beat = Math.abs(sin(t / 1.6));
  const couple = put(
    200 + sway * 26,
    0,
    1,
    person({
      x: 26,
      y: 284 - beat * 2,
      s: 1.62,
      skin: C.skinA,
      hair: ['curls', '#CFC6BB'],
      glasses: '#6b4a30',
      outfit: 'dress',
      flare: 2.3,
      sway: sway * 8,
      top: '#8C3B5A',
      look: -0.7,
      tilt: -10 + sway * 3,
      eyes: 'closed',
      legs: [
        [-4 + sway * 8, -4],
        [8 - sway * 6, 4],
      ],
      arms: [
        [-96, -92],
        [26, -66],
      ],
      stocking: '#C9A98a',
      detail: [['necklace', '#FFFDF7']],
    }) +
      person({
        x: -26,
        y: 284 - (1 - beat) * 2,
        s: 1.68,
        skin: C.skinB,
        hair: ['bald', '#CFC8BD'],
        glasses: '#4a372a',
        moustache: '#CFC8BD',
        top: '#3a4452',
        bottom: '#2b2b33',
        detail: [['lapels']],
        look: 0.7,
        tilt: 8 + sway * 3,
        eyes: 'happy',
        legs: [
          [-8 + sway * 8, -2],
          [8 - sway * 8, 2],
        ],
        arms: [
          [-40, 150],
          [68, 90],
        ],
        behind: [true, false],
      }),
  );
  return (
    rect(-10, -10, 420, 240, '#7d4a3c') +
    p.stripes(410, 150, '#87513f', '#7d4a3c', 26) +
    rect(-10, 150, 420, 80, '#5d3a2c') +
    p.floor(226, 410, 310, '#B07A4a') +
    many(16, (i) => {
      const x = i * 27;
      const y = 26 + 20 * Math.sin((i / 15) * Math.PI);
      return (
        stroke(`M${x} ${y}q13.500 6 27 0`, '#3a2a20', 1) +
        glow(x + 13, y + 8, 13, '#FFE3A0', 0.45 + 0.35 * Math.abs(sin(t / 2 + i * 0.17))) +
        dot(x + 13, y + 7, 3.2, '#FFF1C9')
      );
    }) +
    put(
      200,
      84,
      1,
      stroke('M-22 -12h13l-9 12h9q9 0 9 8t-10 8q-8 0 -10 -6', '#E3B45C', 5) +
        `<ellipse cx="24" cy="2" rx="11" ry="14" fill="none" stroke="#E3B45C" stroke-width="5"/>`,
    ) +
    many(6, (i) =>
      person({
        x: [28, 66, 104, 300, 338, 376][i],
        y: 244 + (i % 2) * 6,
        s: 1.22,
        age: i === 2 ? 'child' : 'adult',
        skin: [C.skinB, C.skinA, C.skinA, C.skinB, C.skinC, C.skinA][i],
        outfit: i % 2 ? 'dress' : 'trousers',
        top: ['#2C5A94', '#3F7B78', '#E3B45C', '#4F6E48', '#C0502F', '#7A2E5D'][i],
        hair: [
          ['side', 'bob', 'pigtails', 'short', 'long', 'lowbun'][i],
          ['#8C8478', '#9a8066', '#7A4E2C', '#5a3a22', '#2b1c12', '#B98F5C'][i],
        ],
        look: i < 3 ? 0.6 : -0.6,
        mouth: 'laugh',
        eyes: i % 2 ? 'happy' : 'open',
        arms: [
          [-30, 60 + 22 * sin(t * 1.25)],
          [30, -60 - 22 * sin(t * 1.25)],
        ],
      }),
    ) +
    glow(200, 190, 130, '#FFE3A0', 0.28) +
    couple
  );
}

function sea(t) {
  const wave = (y, k, w, c, o = '') => {
    const d = Array.from(
      { length: 22 },
      (_, i) => `${i ? 'L' : 'M'}${-10 + i * 20} ${(y + Math.sin(i * 0.62 + k) * w).toFixed(1)}`,
    ).join('');
    return shape(`${d}V310H-10Z`, c, o);
  };
  const tide = sin(t / 5) * 9;
  return (
    wash(-10, -10, 420, 140, '#BFDDE8', '#EEF2E6') +
    p.cloud(70 + t * 3, 36, 1.1) +
    p.cloud(290 + t * 2, 54, 0.8) +
    wash(-10, 112, 420, 90, '#4F8F9E', '#8FBDBB') +
    p.boat(60 + t * 5, 118 + sin(t / 2) * 1.5, 0.4, '#FFFDF7', '#C0655A') +
    wave(146, t * 1.3, 2.5, '#7FB2B5') +
    wave(160, -t * 1.1 + 1, 3, '#98C4C0') +
    wave(186 + tide, t * 0.9, 4, '#FFFDF7') +
    wave(190 + tide, t * 0.9, 4, '#C7D8C6') +
    wave(206 + tide * 0.8, t * 0.7 + 2, 4, '#FFFDF7', 'opacity=".8"') +
    wave(209 + tide * 0.8, t * 0.7 + 2, 4, '#D8CDA4') +
    wave(222 + tide * 0.4, 2, 3, '#EBD8AE') +
    p.parasol(326, 286, 1.25, 2 * sin(t / 2.5), '#C0502F', '#F7E6CC') +
    [0, 1, 2]
      .map((i) =>
        p.gull(
          ((60 + i * 130 + t * 24) % 460) - 30,
          50 + i * 22 + 6 * sin(t / 2 + i),
          1 - i * 0.15,
          4 * sin(t * 1.4 + i * 0.3),
        ),
      )
      .join('') +
    person({
      x: 176,
      y: 278,
      s: 1.62,
      skin: C.skinA,
      hair: ['curls', '#E9E3DA'],
      glasses: '#6b4a30',
      outfit: 'dress',
      sway: 4 * sin(t / 1.7),
      top: '#3F7B78',
      look: 0.5,
      tilt: 6,
      bare: true,
      mouth: 'laugh',
      eyes: t % 4 > 2 ? 'happy' : 'open',
      hat: ['sun', '#EBD7A8', C.brick],
      arms: [
        [-150 + 12 * sin(t), -165],
        [30, 40],
      ],
      legs: [
        [-4 + 3 * sin(t / 2), -2],
        [4, 2],
      ],
      shoes: C.skinA,
      detail: [['necklace', '#fff']],
    }) +
    person({
      age: 'child',
      x: 234,
      y: 280 - Math.abs(sin(t * 0.9)) * 13,
      s: 1.48,
      skin: C.skinD,
      hair: ['curls', '#2b1c12'],
      top: '#E9923F',
      outfit: 'dress',
      bare: 'all',
      look: -0.4,
      mouth: 'laugh',
      eyes: 'happy',
      arms: [
        [-76, -96],
        [110 + 20 * sin(t * 0.9), 150],
      ],
      legs: [
        [-18 - 14 * sin(t * 0.9), 10],
        [16 + 14 * sin(t * 0.9), -8],
      ],
      shoes: C.skinD,
    }) +
    many(9, (i) => {
      const k = (t * 0.9 * 2 + i * 0.11) % 1;
      return dot(
        (234 + (i - 4) * 6 * k * 1.5).toFixed(1),
        (280 - Math.sin(k * Math.PI) * 20).toFixed(1),
        1.8,
        '#FFFDF7',
        `opacity="${(1 - k).toFixed(2)}"`,
      );
    })
  );
}

function noorSteps(t) {
  const gone = ease((t - 1.2) / 4.6);
  const walking = t > 1.2 && t < 5.8;
  const step = walking ? sin(t / 0.95) : 0;
  const x = mix(120, 258, gone);
  const fallen = ease((t - 5.9) / 0.5);
  return (
    wash(-10, -10, 420, 200, '#EADFCB', '#F3EBDC') +
    rect(-10, 150, 420, 60, '#FFFDF7') +
    p.floor(200, 410, 310, '#CFA06e') +
    p.pane(40, 26, 90, 104, '#DCE7EE') +
    many(16, (i) => dot(44 + ((i * 31) % 84), 30 + ((i * 23 + t * 26) % 98), 2, '#fff')) +
    p.bars(40, 26, 90, 104, '#FFFDF7') +
    p.curtains(40, 26, 90, 104, '#7FA39B', 16) +
    p.frame(
      200,
      44,
      44,
      54,
      put(222, 84, 1.3, head({ skin: C.skinA, hair: ['bob', '#CFC6BB'], glasses: '#7A2E5D' })),
      '#FFFDF7',
    ) +
    put(
      330,
      206,
      1,
      rect(-4, -120, 70, 120, '#A2714B') +
        many(
          3,
          (r) =>
            rect(2, -114 + r * 38, 60, 32, '#7d5236') +
            many(6, (i) =>
              rect(4 + i * 9, -110 + r * 38, 7, 28, [C.red, '#2C5A94', C.mustard][(i + r) % 3]),
            ),
        ),
    ) +
    oval(200, 268, 180, 30, '#C0655A', 'opacity=".55"') +
    oval(200, 268, 150, 23, '#D98B7A', 'opacity=".55"') +
    p.cat(364, 284, 0.9, '#D9822F', { tail: 4 * sin(t / 2), tilt: -8 }) +
    person({
      x: 76,
      y: 284,
      s: 1.7,
      skin: C.skinA,
      hair: ['long', '#8A4B2A'],
      top: '#E3B45C',
      bottom: '#56738F',
      legs: [
        [76, -30],
        [62, -58],
      ],
      lean: 12 - gone * 4,
      look: 0.9,
      mouth: gone > 0.2 ? 'laugh' : 'smile',
      eyes: gone > 0.8 ? 'happy' : 'open',
      arms: [
        [56, 84],
        [70, 92 + gone * 30],
      ],
      facing: 1,
    }) +
    person({
      x: 332,
      y: 284,
      s: 1.75,
      skin: C.skinC,
      hair: ['short', '#2b1c12'],
      beard: '#2b1c12',
      top: '#3F7B78',
      bottom: '#3a4a5c',
      legs: [
        [-74, 36],
        [-56, 60],
      ],
      lean: -14,
      look: -0.9,
      mouth: 'laugh',
      eyes: gone > 0.9 ? 'happy' : 'open',
      arms: [
        [-68, -86 + 6 * sin(t)],
        [-58, -84 - 6 * sin(t)],
      ],
      facing: -1,
    }) +
    person({
      age: 'toddler',
      x,
      y: 280,
      s: 1.85,
      on: fallen > 0.5 ? 'hip' : 'feet',
      skin: C.skinB,
      hair: ['tuft', '#4a2f1c'],
      top: '#E9A9A0',
      bottom: '#56738F',
      look: 0.6,
      tilt: 6 * step,
      turn: 5 * step,
      mouth: gone > 0.1 ? 'laugh' : 'oh',
      eyes: fallen > 0.5 ? 'happy' : 'open',
      legs:
        fallen > 0.5
          ? [
              [60, 80],
              [40, 70],
            ]
          : [
              [-6 - 22 * step, -4 - 10 * step],
              [6 + 22 * step, 4],
            ],
      arms:
        fallen > 0.5
          ? [
              [-130 + 30 * sin(t * 1.6), -150],
              [130 - 30 * sin(t * 1.6), 150],
            ]
          : [
              [-100 - 12 * step, -126],
              [100 - 12 * step, 126],
            ],
      detail: [['stripes', '#FFFDF7']],
    })
  );
}

function theGoal(t) {
  const run = Math.min(t, 2.6);
  const kick = ease((t - 2.5) / 0.35);
  const fly = ease((t - 2.75) / 0.9);
  const bx = t < 2.7 ? 112 + run * 46 : mix(232, 356, fly);
  const by =
    t < 2.7
      ? 270 - Math.abs(sin(t * 1.1)) * 3
      : 270 - Math.sin(fly * Math.PI * 0.62) * 112 + (fly >= 1 ? 0 : 0);
  const inNet = t > 3.65;
  const party = ease((t - 4) / 0.5);
  const leg = t < 2.5 ? sin(t * 1.5) : 0;
  const kid = (i, o) =>
    person({
      age: 'child',
      ...PLAYERS[i],
      top: '#1E6A36',
      bottom: '#FFFDF7',
      outfit: 'shorts',
      bare: true,
      socks: '#1E6A36',
      detail: [['hoop', '#FFFDF7']],
      ...o,
    });
  const jump = (i) => Math.abs(sin(t * 1.1 + i * 0.17)) * 16 * party;
  return (
    pitch(150) +
    p.cloud(60 + t * 3, 40, 1) +
    goal(300, 246, 120, 140) +
    (inNet && t < 4.4 ? stroke('M352 160q16 14 12 40', '#fff', 3, 'opacity=".8"') : '') +
    person({
      age: 'child',
      ...PLAYERS[2],
      x: 328 + fly * 6,
      y: 250,
      s: 1.45,
      top: '#B04A00',
      bottom: '#2b2b33',
      outfit: 'shorts',
      turn: fly * 52,
      arms: [
        [-100 - fly * 60, -140 - fly * 30],
        [100 + fly * 60, 140 + fly * 30],
      ],
      mouth: party > 0.5 ? 'sad' : 'oh',
      look: -0.6,
      socks: '#B04A00',
      shadow: false,
    }) +
    p.ball(bx, inNet ? Math.min(244, 194 + (t - 3.65) * 90) : by, 8, t * 300) +
    kid(4, {
      x: (t < 2.6 ? 84 + run * 46 : 204) - party * 10,
      y: 282 - jump(0),
      s: 1.65,
      look: 0.7,
      facing: 1,
      lean: 10 - party * 10,
      mouth: party ? 'laugh' : 'smile',
      eyes: party ? 'happy' : 'open',
      legs: party
        ? [
            [-14, -40],
            [16, 20],
          ]
        : kick > 0
          ? [
              [-10, -6],
              [mix(-50, 70, kick), mix(-90, 60, kick)],
            ]
          : [
              [-34 * leg - 8, -50 * leg - 30],
              [34 * leg + 6, 10 * leg - 10],
            ],
      arms: party
        ? [
            [-150, -168],
            [150, 168],
          ]
        : [
            [-50 + leg * 50, -20],
            [50 - leg * 50, 80],
          ],
    }) +
    kid(1, {
      x: mix(20, 146, party),
      y: 268 - jump(1),
      s: 1.45,
      look: 0.7,
      mouth: party ? 'laugh' : 'oh',
      arms: party
        ? [
            [-150, -168],
            [150, 168],
          ]
        : [
            [-40, 20],
            [40, 90],
          ],
      legs: [
        [-20, -30],
        [20, 10],
      ],
    }) +
    kid(0, {
      x: mix(-40, 100, party),
      y: 290 - jump(2),
      s: 1.6,
      mouth: 'laugh',
      eyes: 'happy',
      look: 0.5,
      arms: [
        [-150, -168],
        [150, 168],
      ],
      legs: [
        [-20, -30],
        [20, 10],
      ],
    }) +
    kid(7, {
      x: mix(40, 252, party),
      y: 264 - jump(3),
      s: 1.42,
      look: party ? -0.4 : 0.7,
      mouth: party ? 'laugh' : 'smile',
      arms: party
        ? [
            [-150, -168],
            [150, 168],
          ]
        : [
            [-30, 30],
            [30, 70],
          ],
      legs: [
        [-12, -6],
        [14, 10],
      ],
    }) +
    person({
      x: 24,
      y: 252 - jump(4),
      s: 1.3,
      ...COACH,
      top: '#2b3b33',
      bottom: '#2b3b33',
      look: 0.7,
      mouth: party ? 'laugh' : 'oh',
      arms: party
        ? [
            [-150, -168],
            [150, 168],
          ]
        : [
            [-20, 10],
            [50, 100],
          ],
    }) +
    (party
      ? many(34, (i) => {
          const k = ((t - 4) * 0.5 + i * 0.029) % 1;
          return rect(
            (i * 67) % 400,
            -10 + k * 320,
            6,
            4,
            ['#1E6A36', '#FFFDF7', '#E9923F', C.mustard][i % 4],
            `transform="rotate(${(i * 40 + t * 200).toFixed(0)} ${(i * 67) % 400} ${(-10 + k * 320).toFixed(1)})"`,
          );
        })
      : '')
  );
}

/** The videos: duration in seconds, frames per second, and the time of the poster. */
export const VIDEOS = {
  'oma-riet/in-de-regen': { draw: weddingRain, era: '50', seconds: 8.5, fps: 12, poster: 5.4 },
  'oma-riet/de-vaart': { draw: skates, era: '50', seconds: 8, fps: 12, poster: 3.2 },
  'oma-riet/de-trein': { draw: train, era: '60', seconds: 9, fps: 12, poster: 7.2 },
  'oma-riet/gouden-dans': { draw: goldenDance, era: '90', seconds: 9.6, fps: 12, poster: 4.2 },
  'oma-riet/nog-een-keer-zee': { draw: sea, era: 'now', seconds: 10, fps: 12, poster: 2.6 },
  'eerste-jaar-noor/los': { draw: noorSteps, era: 'now', seconds: 8, fps: 12, poster: 3.6 },
  'seizoen-jo11/de-goal': { draw: theGoal, era: 'now', seconds: 7.5, fps: 12, poster: 3.1 },
};

function pianoCat(t) {
  const hop = Math.max(0, sin(t * 2));
  return (
    p.wallpaper(400, 226, '#C7AE82', '#B59A6c', 34) +
    p.floor(240, 400, 300, '#8a694a') +
    p.frame(150, 26, 60, 44, p.put(180, 62, 0.6, p.boat(0, 0, 1, C.brick)), '#5B4131') +
    rect(50, 92, 240, 80, '#4b2b1c', 'rx="5"') +
    rect(40, 86, 260, 10, '#5d3723') +
    rect(36, 168, 268, 16, '#5d3723') +
    rect(44, 164, 252, 9, '#FBF3E1') +
    many(34, (i) => stroke(`M${46 + i * 7.4} 164v9`, '#b9a98a', 0.7)) +
    many(24, (i) => (i % 7 === 2 || i % 7 === 6 ? '' : rect(50 + i * 10.3, 164, 4, 5, '#211710'))) +
    rect(52, 184, 14, 90, '#4b2b1c') +
    rect(274, 184, 14, 90, '#4b2b1c') +
    rect(132, 104, 76, 46, '#FBF3E1') +
    stroke('M138 114h64M138 122h64M138 130h64M138 138h64', '#8c8478', 0.8) +
    many(7, (i) => dot(144 + i * 9, 116 + ((i * 5) % 18), 2.2, '#2b1c12')) +
    put(70, 86, 1, p.candle(0, 0, 1.3, 1, C.cream, 4 * sin(t * 2))) +
    put(272, 86, 1, p.vase(0, 0, 0.6, C.red)) +
    p.cat(236, 164, 1.5, '#E2C79B', { paw: hop * 1.8, tilt: 10 * sin(t), tail: 6 * sin(t) }) +
    person({
      x: 334,
      y: 292,
      s: 1.65,
      skin: C.skinB,
      hair: ['side', '#2B1C12'],
      top: '#EDE3CC',
      bottom: '#4a4036',
      detail: [['braces', C.brick]],
      look: -0.9,
      tilt: -10 + 3 * sin(t),
      mouth: 'laugh',
      eyes: 'happy',
      arms: [
        [-62, -90 + 10 * sin(t * 2)],
        [-40, -84 - 10 * sin(t * 2)],
      ],
      lean: -4,
    }) +
    (hop > 0.4
      ? put(
          150 - t * 10,
          60 - t * 16,
          1,
          dot(0, 0, 4, '#2b1c12') + stroke('M4 0V-16q8 2 8 8', '#2b1c12', 2),
        )
      : '') +
    put(
      108 + t * 12,
      72 - t * 20,
      1,
      dot(0, 0, 4, '#2b1c12') + stroke('M4 0V-16q8 2 8 8', '#2b1c12', 2),
    )
  );
}

function zandvoort(t) {
  const line = (y, k, w, c) =>
    shape(
      `${Array.from({ length: 22 }, (_, i) => `${i ? 'L' : 'M'}${-10 + i * 20} ${(y + Math.sin(((i % 7) / 7) * Math.PI * 2 + k) * w).toFixed(1)}`).join('')}V310H-10Z`,
      c,
    );
  const k = t * Math.PI * 2;
  return (
    wash(-10, -10, 420, 140, '#D3E0DC', '#EFEBDA') +
    wash(-10, 116, 420, 70, '#86A6A6', '#A9C0B6') +
    p.boat(80, 122 + sin(t), 0.42, '#5B4131', '#FBF3E1') +
    line(150, k, 3, '#9DB8B0') +
    line(170 + 6 * sin(t), k, 4, '#FBF8EC') +
    line(175 + 6 * sin(t), k, 4, '#DCCB9E') +
    line(186 + 3 * sin(t), k + 1, 3, '#E9D2A6') +
    p.parasol(272, 262, 1.15, 3 * sin(t)) +
    person({
      age: 'child',
      x: 120,
      y: 276,
      s: 1.7,
      skin: '#E0B088',
      hair: ['side', '#B98F5C'],
      top: C.teal,
      bottom: C.teal,
      outfit: 'shorts',
      bare: 'all',
      shoes: '#E0B088',
      look: 0.5,
      mouth: 'laugh',
      lean: 8 + 8 * sin(t),
      arms: [
        [30, 10 + 20 * sin(t)],
        [56, 40 + 26 * sin(t)],
      ],
      detail: [['stripes', C.cream]],
      hold: [
        null,
        (h) =>
          stroke(`M${h[0]} ${h[1]}l7 12`, '#8A5A34', 2.4) +
          shape(`M${h[0] + 4} ${h[1] + 10}l9 2l-2 9l-8 -3z`, C.mustard),
      ],
    }) +
    shape('M166 286C172 256 186 250 192 266L200 252L210 266C218 256 228 268 234 286Z', '#CDAE79') +
    stroke('M200 252v-18', C.brown, 2) +
    shape(
      `M200 234c6 ${-3 + 3 * sin(t)} 8 ${3 - 3 * sin(t)} 15 2v7c-7 1 -9 ${-4 + 3 * sin(t)} -15 0z`,
      C.brick,
    ) +
    person({
      x: 320,
      y: 284,
      s: 1.35,
      on: 'hip',
      skin: C.skinA,
      hair: ['wave', '#6B4426'],
      outfit: 'dress',
      sit: true,
      top: '#C0502F',
      detail: [['dots', C.cream]],
      legs: [
        [-76, -96],
        [-64, -92],
      ],
      look: -0.7,
      bare: 'all',
      arms: [
        [40, 20],
        [-30, -70],
      ],
      hat: ['sun', '#EBD7A8', C.teal],
    }) +
    p.gull(180 + 16 * sin(t), 60, 1, 4 * sin(t * 2))
  );
}

function washDay(t) {
  const item = (x, w, h, c, extra = '') => {
    const s = sin(t + x / 170) * 9;
    return put(
      x,
      96 + 14 * Math.sin((x / 400) * Math.PI),
      1,
      shape(
        `M0 0H${w}C${w + s * 0.5} ${h * 0.5} ${w + s} ${h * 0.7} ${w + s} ${h}Q${w / 2 + s} ${h - 7 + s * 0.4} ${s} ${h}C${s} ${h * 0.7} ${s * 0.5} ${h * 0.5} 0 0Z`,
        c,
      ) +
        extra +
        rect(3, -5, 4, 10, '#8A5A34') +
        rect(w - 7, -5, 4, 10, '#8A5A34'),
    );
  };
  return (
    wash(-10, -10, 420, 180, '#C9DCDD', '#F1EBD6') +
    p.cloud(90, 40, 1) +
    p.cloud(320, 34, 0.9) +
    p.tree(30, 190, 1.2, '#8FA56E', '#6f8a58') +
    rect(-10, 140, 420, 50, '#A07a56') +
    many(22, (i) => rect(i * 19, 134, 16, 58, i % 2 ? '#B58C63' : '#AB825B')) +
    rect(-10, 186, 420, 124, '#93A86E') +
    p.daisies(0, 200, 400, 90, 44, 6) +
    rect(46, 80, 7, 150, '#6b4a30') +
    rect(352, 80, 7, 150, '#6b4a30') +
    stroke('M49 92Q200 124 355 92', '#F6EAD4', 2) +
    item(72, 74, 84, '#FFFDF7') +
    item(158, 34, 44, '#C0502F') +
    item(204, 58, 70, '#8FB0A6', stroke('M0 14H58M0 28H58', '#fff', 3, 'opacity=".6"')) +
    item(274, 26, 34, '#E3B45C') +
    item(310, 32, 50, '#5b7c9a') +
    person({
      x: 272,
      y: 288,
      s: 1.65,
      skin: C.skinA,
      hair: ['wave', '#6B4426'],
      hat: ['kerchief', '#9A3B26'],
      outfit: 'dress',
      sway: 6 * sin(t),
      top: '#E3B45C',
      detail: [['apron', '#FBF3E1']],
      look: -0.5,
      tilt: -6,
      mouth: 'laugh',
      eyes: 'happy',
      arms: [
        [-150, -170],
        [142, 168],
      ],
      bare: true,
    }) +
    put(
      186,
      288,
      1.2,
      shape('M-26 -22H26L20 0H-20Z', '#B98A52') +
        oval(0, -22, 26, 6, '#FFFDF7') +
        oval(-8, -27, 12, 6, '#E8D9C4'),
    ) +
    person({
      age: 'toddler',
      x: 118,
      y: 290,
      s: 1.6,
      skin: C.skinA,
      hair: ['tuft', '#B98F5C'],
      top: '#7E9FB0',
      bottom: '#E9DFC8',
      outfit: 'shorts',
      look: 0.4,
      mouth: 'laugh',
      turn: 4 * sin(t),
      arms: [
        [-120 + 12 * sin(t), -150],
        [120, 150],
      ],
    })
  );
}

function candles(t) {
  const blow = t > 0.35 && t < 0.75;
  const lit = (i) => (t < 0.4 + i * 0.04 ? 1 : t < 0.9 ? -1 : -1);
  return (
    rect(-10, -10, 420, 320, '#6d4436') +
    p.wallpaper(400, 230, '#7a4d3c', '#8a5a44', 36) +
    glow(200, 170, 190, '#FFD68A', t < 0.42 ? 0.6 : 0.24) +
    p.bunting(0, 22, 400, 22, 36, [C.red, '#FFFDF7', C.petrol, C.mustard], 14) +
    person({
      x: 118,
      y: 292,
      s: 1.82,
      age: 'child',
      skin: C.skinA,
      hair: ['pigtails', '#7A4E2C'],
      outfit: 'dress',
      top: '#E9B44C',
      look: 0.7,
      lean: blow ? 12 : 4,
      mouth: t < 0.75 ? 'oh' : 'laugh',
      eyes: t > 0.75 ? 'happy' : 'open',
      arms:
        t > 0.78
          ? [
              [-140, -165],
              [140, 165],
            ]
          : [
              [-20, 30],
              [30, 50],
            ],
    }) +
    person({
      x: 286,
      y: 300,
      s: 1.92,
      skin: C.skinA,
      hair: ['curls', '#B9ADA0'],
      glasses: '#6b4a30',
      outfit: 'dress',
      top: '#8C3B5A',
      look: -0.6,
      lean: blow ? -12 : -4,
      tilt: -6,
      mouth: t < 0.75 ? 'oh' : 'laugh',
      eyes: t > 0.75 || blow ? 'happy' : 'open',
      detail: [['necklace', '#FFFDF7']],
      arms: [
        [-30, -50],
        [20, -40],
      ],
    }) +
    p.table(40, 240, 320, 70, '#FBF3E1', { drop: 50, edge: C.red }) +
    p.cake(196, 246, 1.5, {
      base: '#D9A877',
      icing: '#FBE9DD',
      dots: C.red,
      top: many(7, (i) =>
        p.candle(
          -25 + i * 8.3,
          -30,
          0.95,
          lit(i),
          [C.petrol, C.red, C.mustard][i % 3],
          blow ? (i < 3 ? 34 : -34) : 8 * sin(t * 3 + i * 0.3),
        ),
      ),
    })
  );
}

function millTurns(t) {
  return (
    wash(-10, -10, 420, 190, '#BFD9E2', '#F6EBCF') +
    p.cloud(60 + t * 14, 44, 1.2) +
    p.cloud(250 + t * 10, 30, 0.9) +
    rect(-10, 176, 420, 140, '#9DB56A') +
    shape('M-10 210C120 200 260 190 410 206V236C260 222 120 232 -10 240Z', '#9CC0C4') +
    many(6, (i) =>
      stroke(`M${20 + i * 70 + t * 12} ${220 + (i % 2) * 6}h22`, '#E7F0EA', 2, 'opacity=".8"'),
    ) +
    p.poplars(20, 180, 0.8, 6) +
    p.windmill(276, 208, 1.45, t * 90, '#6b4a36') +
    put(
      112,
      202,
      0.8,
      oval(0, -14, 18, 10, '#FBF3E1') +
        dot(-18, -20, 7, '#3a2a20') +
        stroke('M-10 -6V2M10 -6V2', '#3a2a20', 4) +
        oval(4, -16, 7, 5, '#3a2a20'),
    ) +
    rect(-10, 250, 420, 60, '#C7B48A') +
    p.grass(-10, 252, 420, 50, 9) +
    p.bike(110, 290, 1.15, '#2b1c12', '#3F6B68', t * 360) +
    person({
      x: 98,
      y: 276,
      s: 1.3,
      skin: C.skinB,
      hair: ['bald', '#CFC8BD'],
      glasses: '#4a372a',
      hat: ['cap', '#5b5a52'],
      top: '#8A9A6c',
      bottom: '#4a4a46',
      legs: [
        [30 + 24 * sin(t), -10],
        [30 - 24 * sin(t), 0],
      ],
      lean: 10,
      look: 0.5,
      arms: [
        [48, 74],
        [54, 78],
      ],
      shadow: false,
      mouth: 'smile',
      facing: 1,
    }) +
    p.bike(230, 294, 1.15, '#2b1c12', '#9A3B26', t * 360) +
    person({
      x: 218,
      y: 280,
      s: 1.28,
      skin: C.skinA,
      hair: ['curls', '#CFC6BB'],
      glasses: '#6b4a30',
      outfit: 'trousers',
      top: '#C0655A',
      bottom: '#56738F',
      legs: [
        [30 - 24 * sin(t), -10],
        [30 + 24 * sin(t), 0],
      ],
      lean: 8,
      look: -0.4,
      arms: [
        [-120 + 20 * sin(t), -150],
        [54, 78],
      ],
      shadow: false,
      mouth: 'laugh',
      eyes: 'happy',
      facing: 1,
      scarf: '#E3B45C',
    })
  );
}

function peekaboo(t) {
  const open = ease((t - 0.35) / 0.18) * (1 - ease((t - 0.85) / 0.13));
  return (
    wash(-10, -10, 420, 320, '#DDE8E6', '#F3EDE2') +
    many(9, (i) =>
      put(
        30 + (i % 3) * 170,
        40 + Math.floor(i / 3) * 100,
        1,
        shape(
          'M0 6C-12 -2 -10 -9 -5 -9C-1 -9 0 -5 0 -5C0 -5 1 -9 5 -9C10 -9 12 -2 0 6Z',
          '#E9C3B8',
        ),
      ),
    ) +
    rect(-10, 236, 420, 80, '#C9975C') +
    put(
      200,
      140,
      6.4,
      `<g transform="rotate(${(open * 5 * sin(t * 4)).toFixed(1)})">${head({ skin: C.skinB, hair: ['tuft', '#4a2f1c'], mouth: open > 0.5 ? 'laugh' : 'smile', eyes: open > 0.5 ? 'happy' : 'open' })}</g>`,
    ) +
    shape('M120 310C120 220 280 220 280 310Z', '#E9A9A0') +
    many(3, (i) =>
      stroke(`M${136 + i * 2} ${248 + i * 20}q64 -16 ${128 - i * 4} 0`, '#FFFDF7', 5),
    ) +
    [-1, 1]
      .map(
        (d) =>
          stroke(
            `M${200 + d * 74} 290L${200 + d * (36 + open * 92)} ${150 - open * 20}`,
            '#E9A9A0',
            30,
          ) +
          oval(
            200 + d * (27 + open * 106),
            140 - open * 28,
            27,
            33,
            C.skinB,
            `transform="rotate(${d * open * 30} ${200 + d * (27 + open * 106)} ${140 - open * 28})"`,
          ) +
          many(3, (i) =>
            stroke(
              `M${200 + d * (16 + i * 11 + open * 106)} ${128 - open * 28}v-10`,
              '#b9845c',
              1.6,
              'opacity=".6"',
            ),
          ),
      )
      .join('')
  );
}

function mobile(t) {
  const turn = t * Math.PI * 2;
  const things = [
    (s) => p.put(0, 0, s, p.boat(0, 20, 0.5, '#C0655A')),
    (s) => put(0, 10, s * 1.5, dot(0, 0, 11, '#E3B45C')),
    (s) =>
      put(
        0,
        10,
        s * 1.3,
        shape('M-16 6C-20 -2 -12 -8 -8 -5C-6 -13 6 -13 8 -4C14 -8 20 0 14 6Z', '#FFFDF7'),
      ),
    (s) =>
      put(
        0,
        12,
        s * 1.2,
        shape('M0 -14L4.500 -4L15 -3L7 4L9.500 14L0 8L-9.500 14L-7 4L-15 -3L-4.500 -4Z', '#9FC0C4'),
      ),
  ];
  const order = things
    .map((draw, i) => {
      const a = turn + (i * Math.PI) / 2;
      return { draw, x: Math.cos(a), z: Math.sin(a) };
    })
    .toSorted((a, b) => a.z - b.z);
  return (
    wash(-10, -10, 420, 320, '#F3E3DA', '#E9EFEA') +
    stroke('M200 -10V40', '#8A5A34', 3) +
    stroke(
      `M${(200 - 96 * Math.cos(turn)).toFixed(1)} ${(42 - 8 * Math.sin(turn)).toFixed(1)}L${(200 + 96 * Math.cos(turn)).toFixed(1)} ${(42 + 8 * Math.sin(turn)).toFixed(1)}M${(200 + 96 * Math.sin(turn)).toFixed(1)} ${(42 - 8 * Math.cos(turn)).toFixed(1)}L${(200 - 96 * Math.sin(turn)).toFixed(1)} ${(42 + 8 * Math.cos(turn)).toFixed(1)}`,
      '#8A5A34',
      5,
    ) +
    order
      .map(({ draw, x, z }) => {
        const px = 200 + x * 96;
        const py = 42 + z * 8;
        return (
          stroke(`M${px.toFixed(1)} ${py.toFixed(1)}v46`, '#8c8478', 1.2) +
          put(px.toFixed(1), (py + 46).toFixed(1), 0.9 + z * 0.2, draw(1))
        );
      })
      .join('') +
    rect(-10, 214, 420, 100, '#FFFDF7') +
    shape('M60 214C70 180 330 180 340 214V304H60Z', '#DCE7E3') +
    put(
      200,
      196,
      3.6,
      `<g transform="rotate(${(4 * sin(t)).toFixed(1)})">${head({ skin: C.skinB, hair: ['tuft', '#4a2f1c'], mouth: t > 0.3 ? 'laugh' : 'smile', eyes: t > 0.55 ? 'happy' : 'open', look: 0.4 * Math.cos(turn) })}</g>`,
    ) +
    shape('M126 304C128 226 272 226 274 304Z', '#9FC0C4') +
    many(4, (i) => stroke(`M${150 + i * 33} 248q4 26 0 56`, '#FFFDF7', 4, 'opacity=".7"')) +
    [-1, 1]
      .map(
        (d) =>
          stroke(
            `M${200 + d * 60} 270L${200 + d * (96 + 8 * sin(t * 2))} ${206 - 16 * Math.abs(sin(t * 2 + (d > 0 ? 0.25 : 0)))}`,
            '#9FC0C4',
            24,
          ) +
          dot(
            200 + d * (98 + 8 * sin(t * 2)),
            200 - 16 * Math.abs(sin(t * 2 + (d > 0 ? 0.25 : 0))),
            13,
            C.skinB,
          ),
      )
      .join('') +
    many(9, (i) => rect(20 + i * 42, 262, 10, 60, '#E9DFC8', 'opacity="0"'))
  );
}

function juggling(t) {
  const k = (t * 2) % 1;
  const left = t < 0.5;
  const h = Math.sin(k * Math.PI);
  const lift = Math.max(0, 1 - Math.min(k, 1 - k) * 5);
  return (
    pitch(160) +
    p.cloud(90, 44, 1) +
    goal(250, 206, 170, 80) +
    person({
      age: 'child',
      ...PLAYERS[3],
      x: 190,
      y: 286,
      s: 2.55,
      top: '#1E6A36',
      bottom: '#FFFDF7',
      outfit: 'shorts',
      bare: true,
      socks: '#1E6A36',
      detail: [['hoop', '#FFFDF7']],
      look: left ? -0.2 : 0.2,
      tilt: -4 + 8 * (left ? 0 : 1),
      mouth: h > 0.5 ? 'oh' : 'laugh',
      legs: left
        ? [
            [-14 - lift * 34, -6 - lift * 10],
            [6, 3],
          ]
        : [
            [-6, -3],
            [14 + lift * 34, 6 + lift * 10],
          ],
      arms: [
        [-60 - 16 * h, -90],
        [60 + 16 * h, 90],
      ],
    }) +
    p.ball(190 + (left ? -34 : 34) * Math.cos(k * Math.PI), 250 - h * 150, 13, t * 360) +
    person({
      age: 'child',
      ...PLAYERS[1],
      x: 330,
      y: 266,
      s: 1.7,
      top: '#1E6A36',
      bottom: '#FFFDF7',
      outfit: 'shorts',
      bare: true,
      socks: '#1E6A36',
      detail: [['hoop', '#FFFDF7']],
      look: -0.8,
      mouth: 'laugh',
      arms: [
        [-30, 70 + 20 * sin(t * 2)],
        [30, -70 - 20 * sin(t * 2)],
      ],
    }) +
    person({
      age: 'child',
      ...PLAYERS[6],
      x: 70,
      y: 266,
      s: 1.7,
      top: '#1E6A36',
      bottom: '#FFFDF7',
      outfit: 'shorts',
      bare: true,
      socks: '#1E6A36',
      detail: [['hoop', '#FFFDF7']],
      look: 0.8,
      mouth: 'oh',
      arms: [
        [-30, 40],
        [30, 120],
      ],
    })
  );
}

function victoryCart(t) {
  const bob = (i) => Math.abs(sin(t + i * 0.19)) * 12;
  return (
    wash(-10, -10, 420, 240, '#BFD9E2', '#F3EEDC') +
    p.houses(-20, 210, [70, 78, 66, 80, 74, 72], 51, {
      height: 84,
      bricks: ['#B5674A', '#A2563E', '#C08A5c'],
    }) +
    p.bunting(-6, 40, 406, 40, 30, ['#1E6A36', '#FFFDF7', '#B04A00'], 18) +
    rect(-10, 208, 420, 110, '#A8A294') +
    stroke(
      'M-10 292H410',
      '#F3EEDF',
      4,
      `stroke-dasharray="34 26" stroke-dashoffset="${(-60 * t).toFixed(1)}"`,
    ) +
    many(6, (i) =>
      person({
        age: 'child',
        ...PLAYERS[[0, 1, 2, 3, 4, 7][i]],
        x: 116 + i * 42,
        y: 222 - bob(i),
        s: 1.5,
        top: '#1E6A36',
        bottom: '#FFFDF7',
        outfit: 'shorts',
        bare: true,
        socks: '#1E6A36',
        detail: [['hoop', '#FFFDF7']],
        mouth: 'laugh',
        eyes: i % 2 ? 'happy' : 'open',
        shadow: false,
        arms: [
          [-150 + 14 * sin(t + i * 0.2), -166],
          [150 - 14 * sin(t + i * 0.2), 166],
        ],
        hold:
          i === 3
            ? [
                null,
                (h) =>
                  put(
                    h[0] - 6,
                    h[1] - 14,
                    0.7,
                    shape('M-16 -26H16C16 -6 8 2 0 2S-16 -6 -16 -26Z', '#E3B45C') +
                      stroke(
                        'M-16 -22C-28 -22 -24 -6 -12 -6M16 -22C28 -22 24 -6 12 -6',
                        '#C98C3C',
                        3.4,
                      ) +
                      rect(-3, 0, 6, 10, '#C98C3C') +
                      rect(-11, 9, 22, 6, '#5B3A22'),
                  ),
              ]
            : undefined,
      }),
    ) +
    rect(80, 212, 290, 34, '#1E6A36', 'rx="4"') +
    rect(80, 220, 290, 9, '#FFFDF7') +
    stroke('M80 240L26 256', '#3a332b', 6) +
    [130, 320]
      .map((x) =>
        put(
          x,
          258,
          1,
          `<g transform="rotate(${(t * 360).toFixed(0)})">${dot(0, 0, 22, '#241a14')}${dot(0, 0, 11, '#A79C88')}${stroke('M-10 0H10M0 -10V10', '#241a14', 2.4)}</g>`,
        ),
      )
      .join('') +
    put(
      20,
      262,
      1,
      rect(-40, -60, 50, 46, '#C0412F', 'rx="6"') +
        `<g transform="translate(-10 2) rotate(${(t * 360).toFixed(0)})">${dot(0, 0, 24, '#241a14')}${dot(0, 0, 11, '#E3B45C')}${stroke('M-9 0H9', '#241a14', 2)}</g>`,
    ) +
    many(40, (i) => {
      const k = (t + i * 0.0731) % 1;
      return rect(
        (i * 67) % 400,
        (-10 + k * 320).toFixed(1),
        6,
        4,
        ['#1E6A36', '#FFFDF7', '#E9923F', C.mustard, C.red][i % 5],
        `transform="rotate(${((i * 40 + t * 360) % 360).toFixed(0)} ${(i * 67) % 400} ${(-10 + k * 320).toFixed(1)})"`,
      );
    })
  );
}

/** The gifs: drawn for t from 0 to 1, so that the last frame continues in the first. */
export const GIFS = {
  'oma-riet/kat-op-de-piano': { draw: pianoCat, era: '50', frames: 10, delay: 11 },
  'oma-riet/zandvoort': { draw: zandvoort, era: '50', frames: 12, delay: 13 },
  'oma-riet/wasdag': { draw: washDay, era: '60', frames: 10, delay: 11 },
  'oma-riet/kaarsjes': { draw: candles, era: '90', frames: 14, delay: 14 },
  'oma-riet/de-molen-draait': { draw: millTurns, era: 'now', frames: 12, delay: 10 },
  'eerste-jaar-noor/mobiel': { draw: mobile, era: 'now', frames: 14, delay: 12 },
  'eerste-jaar-noor/kiekeboe': { draw: peekaboo, era: 'now', frames: 12, delay: 13 },
  'seizoen-jo11/hooghouden': { draw: juggling, era: 'now', frames: 14, delay: 7 },
  'seizoen-jo11/platte-kar': { draw: victoryCart, era: 'now', frames: 12, delay: 9 },
};
