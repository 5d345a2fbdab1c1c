// The pictures of "Het eerste jaar van Noor".
import { C, bundle, head, person } from './figures.mjs';
import * as p from './props.mjs';

const { rect, shape, stroke, dot, oval, many, put, wash, glow } = p;

const MAMA = { skin: C.skinA, hair: ['long', '#8A4B2A'] };
const PAPA = { skin: C.skinC, hair: ['short', '#2b1c12'], beard: '#2b1c12' };
const OMA = { skin: C.skinA, hair: ['bob', '#CFC6BB'], glasses: '#7A2E5D' };
const NOOR = { age: 'toddler', skin: C.skinB, hair: ['tuft', '#4a2f1c'] };

export const ziekenhuis = {
  art:
    wash(0, 0, 400, 240, '#DDE8E6', '#EEF0E8') +
    rect(0, 150, 400, 90, '#C9DAD6') +
    p.floor(240, 400, 300, '#C7B79C') +
    p.pane(276, 30, 92, 100, '#F6D9B0') +
    shape('M276 130v-40h18v-20h20v34h14v-48h22v30h18v44z', '#D2A27C') +
    glow(330, 70, 60, '#FFE3AC', 0.9) +
    p.bars(276, 30, 92, 100, '#FFFDF7') +
    rect(20, 120, 14, 170, '#A9B8B4') +
    shape('M30 140H140V230H30Z', '#F7F4EA') +
    shape('M44 190C40 150 132 148 134 190V220H44Z', '#FFFDF7') +
    person({
      x: 112,
      y: 246,
      s: 2,
      on: 'hip',
      ...MAMA,
      top: '#9FC0C4',
      bottom: C.cream,
      legs: [
        [86, 90],
        [88, 90],
      ],
      arms: [
        [24, 80],
        [50, -30],
      ],
      look: 0.5,
      tilt: 14,
      eyes: 'closed',
      shadow: false,
    }) +
    person({
      x: 218,
      y: 300,
      s: 2.05,
      ...PAPA,
      top: '#3E5A6B',
      look: -0.7,
      tilt: -16,
      lean: -8,
      eyes: 'closed',
      arms: [
        [-50, -84],
        [-20, -60],
      ],
      shadow: false,
    }) +
    shape('M90 236C160 212 290 222 360 240V304H90Z', '#E9C3B2') +
    many(9, (i) => stroke(`M${104 + i * 30} ${228 + Math.abs(i - 4) * 2}V304`, '#F3DCCF', 6)) +
    shape('M88 232C160 208 290 220 362 236V252C290 236 160 226 88 250Z', '#FFFDF7') +
    bundle({
      x: 158,
      y: 214,
      s: 1.15,
      turn: -10,
      cloth: '#FFFDF7',
      trim: '#E9A9A0',
      skin: C.skinB,
      hair: ['tuft', '#4a2f1c'],
      hat: ['beanie', '#E9A9A0', '#FFFDF7'],
    }) +
    stroke('M128 226q30 20 66 4', '#9FC0C4', 12) +
    dot(196, 228, 6.5, C.skinA),
};

export const brievenbus = {
  w: 300,
  h: 300,
  art:
    rect(0, 0, 300, 300, '#C56F50') +
    many(12, (r) =>
      many(8, (i) =>
        rect(
          i * 44 - (r % 2) * 22,
          r * 26,
          42,
          24,
          ['#CB7757', '#BE6849', '#C87050'][(i + r * 2) % 3],
        ),
      ),
    ) +
    rect(66, -4, 168, 310, '#2F6B66') +
    rect(82, 10, 136, 96, '#24544f') +
    rect(90, 18, 120, 80, '#CFE4E6') +
    shape('M90 98L150 18H186L120 98Z', '#fff', 'opacity=".3"') +
    rect(82, 180, 136, 110, '#2a605b') +
    rect(92, 124, 116, 34, '#E3B45C', 'rx="6"') +
    rect(102, 132, 96, 14, '#3a2a20', 'rx="4"') +
    put(
      150,
      138,
      1,
      `<g transform="rotate(-6)">${rect(-34, -44, 68, 50, '#FFFDF7')}${rect(-34, -44, 68, 50, 'none', 'stroke="#E9A9A0" stroke-width="3"')}${put(0, -20, 0.9, head({ skin: C.skinB, hair: ['tuft', '#4a2f1c'], eyes: 'closed', mouth: 'calm' }))}</g>`,
    ) +
    rect(92, 138, 116, 20, '#E3B45C') +
    rect(102, 138, 96, 5, '#3a2a20') +
    p.letterCard(112, 268, 1.5, -14, '#F3DFC4') +
    p.letterCard(168, 276, 1.6, 8, '#E7EEF0') +
    p.letterCard(212, 262, 1.4, 22, '#FBE3DA') +
    p.letterCard(
      140,
      284,
      1.6,
      -2,
      '#FFFDF7',
      rect(-18, -12, 36, 24, 'none', 'stroke="#E9A9A0" stroke-width="2"') +
        shape('M0 6C-12 -2 -10 -9 -5 -9C-1 -9 0 -5 0 -5C0 -5 1 -9 5 -9C10 -9 12 -2 0 6Z', C.red),
    ) +
    put(
      40,
      296,
      1.5,
      shape('M-16 0H16L12 -26H-16Z', '#A2563E') +
        many(
          5,
          (i) =>
            stroke(`M0 -26Q${(i - 2) * 5} -40 ${(i - 2) * 9} -50`, C.moss, 2) +
            dot((i - 2) * 9, -52, 6, ['#E3B45C', '#FFFDF7'][i % 2]),
        ),
    ) +
    put(
      262,
      110,
      1,
      dot(0, 0, 15, '#E3B45C') +
        stroke('M-6 -2q0 -7 6 -7t6 7q0 5 3 7h-18q3 -2 3 -7M-2 8q2 2 4 0', '#3a2a20', 1.8),
    ),
};

export const kraamvisite = {
  art:
    wash(0, 0, 400, 230, '#F1E3D0', '#F6ECDD') +
    p.floor(230, 400, 300, '#CFA978') +
    p.pane(40, 34, 86, 100, '#CFE4E6') +
    p.bareTree(84, 136, 0.7, '#7d6a58') +
    p.bars(40, 34, 86, 100, '#FFFDF7') +
    p.frame(300, 50, 50, 50, put(325, 92, 0.6, p.boat(0, 0, 1, C.brick)), '#FFFDF7') +
    p.bunting(150, 30, 390, 24, 20, ['#E9A9A0', '#FFFDF7', '#9FC0C4'], 10) +
    p.sofa(100, 284, 220, '#7FA39B') +
    person({
      x: 150,
      y: 290,
      s: 1.9,
      foreshorten: 0.3,
      sit: true,
      ...OMA,
      outfit: 'dress',
      top: '#8C4A6B',
      legs: [
        [18, 0],
        [30, 4],
      ],
      look: 0.5,
      tilt: 14,
      eyes: 'happy',
      mouth: 'smile',
      arms: [
        [10, 66],
        [40, -40],
      ],
      detail: [['necklace', '#FFFDF7']],
      shadow: false,
      stocking: '#5B4131',
    }) +
    bundle({
      x: 178,
      y: 222,
      s: 1.2,
      turn: -6,
      cloth: '#FFFDF7',
      trim: '#9FC0C4',
      skin: C.skinB,
      hair: ['tuft', '#4a2f1c'],
    }) +
    stroke('M150 232q30 20 62 2', '#8C4A6B', 12) +
    dot(216, 232, 6.5, C.skinA) +
    person({
      x: 262,
      y: 290,
      s: 1.9,
      foreshorten: 0.3,
      ...MAMA,
      top: '#E3B45C',
      bottom: '#56738F',
      legs: [
        [-20, -4],
        [12, 4],
      ],
      look: -0.8,
      tilt: -10,
      eyes: 'happy',
      arms: [
        [-30, -70],
        [20, -40],
      ],
      shadow: false,
    }) +
    rect(318, 246, 76, 8, '#8A5A34') +
    stroke('M328 254V290M384 254V290', '#8A5A34', 5) +
    put(
      356,
      246,
      1,
      oval(0, 0, 28, 4, '#FFFDF7') +
        many(3, (i) =>
          put(
            -16 + i * 16,
            -3,
            1,
            oval(0, 0, 8, 3, '#D9A866') +
              many(6, (j) =>
                dot(
                  -5 + (j % 3) * 5,
                  -3 - Math.floor(j / 3) * 2,
                  1.6,
                  j % 2 ? '#E88F9A' : '#FFFDF7',
                ),
              ),
          ),
        ),
    ),
};

export const badje = {
  w: 300,
  h: 300,
  art:
    rect(0, 0, 300, 300, '#CFE0DC') +
    many(64, (i) =>
      rect(
        (i % 8) * 38 - 2,
        Math.floor(i / 8) * 30 - 2,
        36,
        28,
        i % 7 === 3 ? '#A9CBC6' : '#DCE9E5',
      ),
    ) +
    rect(0, 226, 300, 80, '#B98A5E') +
    rect(0, 220, 300, 10, '#D0A276') +
    shape('M48 150H252C252 214 236 236 214 236H86C64 236 48 214 48 150Z', '#F7F4EA') +
    oval(150, 150, 104, 20, '#FFFDF7') +
    oval(150, 152, 94, 15, '#9CC7CC') +
    put(
      140,
      118,
      2.7,
      head({ skin: C.skinB, hair: ['tuft', '#4a2f1c'], mouth: 'laugh', eyes: 'happy', look: 0.2 }),
    ) +
    stroke('M112 150q-18 -20 -30 -28M170 150q22 -14 36 -34', C.skinB, 15) +
    shape('M112 158C112 142 170 142 170 158Z', C.skinB) +
    many(16, (i) =>
      dot(
        74 + ((i * 47) % 156),
        152 + ((i * 13) % 14),
        5 + (i % 4) * 2.2,
        '#FFFDF7',
        'opacity=".92"',
      ),
    ) +
    dot(136, 90, 9, '#FFFDF7') +
    dot(148, 86, 8, '#FFFDF7') +
    dot(128, 96, 6, '#FFFDF7') +
    put(
      214,
      146,
      1.2,
      shape('M-18 0C-20 -12 -6 -14 2 -10C4 -20 18 -20 18 -10C22 0 6 6 -18 0Z', '#F1C24B') +
        shape('M17 -10l9 2l-8 4z', '#DE7F33') +
        dot(10, -12, 1.6, '#2b1c12'),
    ) +
    many(
      7,
      (i) =>
        `<circle cx="${40 + i * 36}" cy="${40 + ((i * 37) % 60)}" r="${5 + (i % 3) * 3}" fill="#fff" fill-opacity=".25" stroke="#fff" stroke-opacity=".8"/>`,
    ) +
    stroke('M-10 262C40 250 70 220 84 190', '#E9A9A0', 34) +
    stroke('M70 214L92 178', C.skinA, 20) +
    stroke('M90 182l14 -18M94 188l18 -10M84 178l4 -18', '#EBC7A3', 7),
};

export const kinderwagen = {
  art:
    wash(0, 0, 400, 200, '#CBE2E6', '#F3F1E0') +
    p.cloud(90, 36, 1) +
    p.tree(60, 206, 1.5, '#F2C3C6', '#E8A9B2') +
    p.tree(340, 204, 1.7, '#F6D3D3', '#EBB3BA') +
    p.tree(200, 190, 0.9, '#F2C3C6', '#E8A9B2') +
    rect(-4, 196, 408, 110, '#A9C27C') +
    shape('M-4 244C100 228 300 228 404 240V292C300 276 100 280 -4 296Z', '#E4D3AE') +
    many(46, (i) =>
      oval(
        (i * 53) % 400,
        50 + ((i * 71) % 240),
        3,
        1.8,
        '#F6D3D3',
        `transform="rotate(${i * 40} ${(i * 53) % 400} ${50 + ((i * 71) % 240)})"`,
      ),
    ) +
    p.daisies(0, 206, 400, 30, 26, 8) +
    person({
      x: 138,
      y: 276,
      s: 1.75,
      ...MAMA,
      outfit: 'coat',
      top: '#E3B45C',
      bottom: '#56738F',
      scarf: '#C0502F',
      look: 0.7,
      tilt: 6,
      eyes: 'happy',
      legs: [
        [-16, -22],
        [18, 6],
      ],
      arms: [
        [40, 84],
        [52, 82],
      ],
    }) +
    person({
      x: 84,
      y: 272,
      s: 1.82,
      ...PAPA,
      top: '#3F7B78',
      bottom: '#3a4a5c',
      look: 0.6,
      legs: [
        [-14, -20],
        [16, 4],
      ],
      arms: [
        [-20, 10],
        [30, 20],
      ],
      mouth: 'laugh',
    }) +
    put(
      250,
      276,
      1.45,
      stroke('M-52 -62L-26 -40', '#3a2a20', 3.4) +
        shape('M-36 -46H36C36 -20 20 -16 0 -16C-20 -16 -36 -20 -36 -46Z', '#C0655A') +
        shape('M36 -46C36 -78 8 -84 0 -82V-46Z', '#A8503f') +
        stroke('M36 -46C34 -60 20 -66 0 -66', '#8f4234', 1.6) +
        rect(-38, -49, 76, 5, '#FFFDF7') +
        stroke('M-24 -18L20 0M24 -18L-20 0', '#3a2a20', 3) +
        many(
          2,
          (i) =>
            `<circle cx="${-26 + i * 52}" cy="-4" r="11" fill="none" stroke="#3a2a20" stroke-width="3.400"/>` +
            dot(-26 + i * 52, -4, 2.4, '#3a2a20'),
        ),
    ) +
    put(
      236,
      200,
      1.45,
      head({
        skin: C.skinB,
        hair: ['tuft', '#4a2f1c'],
        eyes: 'closed',
        mouth: 'calm',
        hat: ['beanie', '#FFFDF7', '#9FC0C4'],
      }),
    ).replace('scale(1.45)', 'scale(1.2)') +
    shape('M198 210H300V224H198Z', '#C0655A') +
    shape('M200 206H248C252 214 248 220 244 222H200Z', '#FFFDF7'),
};

export const koningsdag = {
  w: 300,
  h: 400,
  art:
    wash(0, 0, 300, 300, '#BFDDE6', '#F3F0DC') +
    p.houses(-10, 300, [78, 82, 76, 84], 31, {
      height: 130,
      bricks: ['#B5674A', '#8E4F37', '#C08A5c', '#9A5A44'],
    }) +
    p.flag(36, 170, 1, 2) +
    p.flag(236, 160, 1.1, -1) +
    p.bunting(-6, 96, 306, 86, 40, [C.orange, '#FFFDF7', C.red, '#2C5A94'], 14) +
    rect(-4, 296, 308, 110, '#C7B79C') +
    many(8, (i) =>
      person({
        x: 10 + i * 40,
        y: 330 + (i % 2) * 6,
        s: 0.95,
        top: [C.orange, '#2C5A94', '#E9923F', '#FFFDF7'][i % 4],
        hair: [['short', 'long', 'bob', 'curls'][i % 4], ['#2b1c12', '#B98F5C', '#7A4E2C'][i % 3]],
        skin: [C.skinA, C.skinD, C.skinB][i % 3],
        hat: i % 3 === 1 ? ['crown', C.mustard] : null,
        mouth: 'laugh',
      }),
    ) +
    person({
      x: 150,
      y: 420,
      s: 2.25,
      ...PAPA,
      top: C.orange,
      mouth: 'laugh',
      eyes: 'happy',
      arms: [
        [-60, -150],
        [60, 150],
      ],
      shadow: false,
    }) +
    person({
      ...NOOR,
      x: 150,
      y: 214,
      s: 2.05,
      on: 'hip',
      top: '#FFFDF7',
      bottom: C.orange,
      legs: [
        [-88, -14],
        [88, 14],
      ],
      arms: [
        [-110, -150],
        [110, 150],
      ],
      mouth: 'laugh',
      hat: ['crown', C.orange],
      shadow: false,
      shoes: '#FFFDF7',
      detail: [['stripes', C.orange]],
    }) +
    many(16, (i) =>
      rect(
        (i * 67) % 300,
        20 + ((i * 43) % 220),
        5,
        5,
        [C.orange, C.red, '#2C5A94', '#FFFDF7'][i % 4],
        `transform="rotate(${i * 30} ${(i * 67) % 300} ${20 + ((i * 43) % 220)})"`,
      ),
    ),
};

export const slapenOpPapa = {
  art:
    wash(0, 0, 400, 300, '#D9CDB8', '#CDBE9F') +
    p.pane(290, 28, 80, 96, '#E9D9B6') +
    p.bars(290, 28, 80, 96, '#FFFDF7') +
    p.curtains(290, 28, 80, 96, '#9FB0A6', 20) +
    shape('M300 130L370 130L260 304H90Z', '#FFF3CF', 'opacity=".3"') +
    rect(-10, 128, 420, 190, '#6F8C86', 'rx="30"') +
    rect(-10, 210, 420, 100, '#7d9a93', 'rx="16"') +
    stroke('M200 140V214', '#5d7a74', 2) +
    shape('M22 150C14 110 96 104 108 140L100 196L34 198Z', '#E3B45C') +
    put(
      104,
      156,
      3,
      `<g transform="rotate(-24)">${head({ ...PAPA, eyes: 'closed', mouth: 'calm' })}</g>`,
    ) +
    shape('M122 190C170 166 300 176 420 214V300H96C92 250 104 204 122 190Z', '#4A6076') +
    put(
      206,
      196,
      1,
      shape('M-30 22C-34 -12 0 -22 50 -8C92 2 110 22 96 34C50 44 -20 46 -30 22Z', '#F3DCCF') +
        many(5, (i) => stroke(`M${0 + i * 22} ${-13 + i * 3}q8 24 0 50`, '#E9A9A0', 4)) +
        put(
          -26,
          -4,
          2.2,
          `<g transform="rotate(-70)">${head({ skin: C.skinB, hair: ['tuft', '#4a2f1c'], eyes: 'closed', mouth: 'calm' })}</g>`,
        ),
    ) +
    stroke('M120 250C160 262 210 252 244 226', '#4A6076', 32) +
    oval(252, 218, 17, 12, C.skinC, 'transform="rotate(-30 252 218)"') +
    p.cat(360, 210, 1.2, '#D9822F', { shut: true }),
};

export const kinderstoel = {
  art:
    wash(0, 0, 400, 230, '#E7EBDD', '#F3EEDF') +
    p.floor(234, 400, 300, '#CFA978') +
    p.pane(34, 36, 84, 92, '#CFE4E6') +
    p.tree(78, 130, 0.8, '#A8BF7A', '#7C9A5E') +
    p.bars(34, 36, 84, 92, '#FFFDF7') +
    p.hangingLamp(210, 40, 1, '#C0655A') +
    rect(336, 60, 70, 190, '#FFFDF7') +
    stroke('M336 130H400', '#D9D3C8', 2) +
    rect(344, 96, 4, 22, '#A9B8B4') +
    shape('M186 290L204 150H286L304 290H294L280 200H210L196 290Z', '#C9975C') +
    rect(206, 108, 78, 90, '#D9AC72', 'rx="12"') +
    rect(206, 244, 78, 7, '#B98348') +
    person({
      ...NOOR,
      x: 245,
      y: 214,
      s: 2.25,
      on: 'hip',
      top: '#9FC0C4',
      bottom: '#E9DFC8',
      legs: [
        [-16, 0],
        [16, 0],
      ],
      arms: [
        [-80, -130],
        [70, 120],
      ],
      mouth: 'laugh',
      eyes: 'happy',
      shadow: false,
      shoes: C.skinB,
      detail: [['collar', '#FFFDF7']],
    }) +
    shape('M228 168H262L258 196H232Z', '#FFFDF7') +
    many(5, (i) => dot(234 + i * 5, 178 + (i % 3) * 5, 3, '#E9923F')) +
    oval(238, 152, 5, 3.4, '#E9923F') +
    oval(256, 150, 4, 3, '#E9923F') +
    dot(228, 138, 3.5, '#E9923F') +
    rect(190, 204, 110, 12, '#E4BC84', 'rx="6"') +
    put(
      270,
      204,
      1,
      shape('M-16 -10H16C16 0 8 2 0 2S-16 0 -16 -10Z', '#C0655A') + oval(0, -10, 15, 4, '#E9923F'),
    ) +
    person({
      x: 110,
      y: 300,
      s: 1.95,
      ...MAMA,
      top: '#7A4A6B',
      bottom: '#56738F',
      look: 0.8,
      tilt: 8,
      lean: 6,
      mouth: 'oh',
      arms: [
        [-10, 30],
        [70, 96],
      ],
      hold: [
        null,
        (h) =>
          stroke(`M${h[0] - 2} ${h[1]}l15 -4`, '#B7BDB8', 2) +
          oval(h[0] + 16, h[1] - 5, 4, 3, '#E9923F'),
      ],
    }) +
    p.dog(352, 296, 0.9, '#A2714B') +
    many(5, (i) => dot(200 + i * 26, 284 + (i % 3) * 4, 2.6, '#E9923F')),
};

export const zee = {
  art:
    wash(0, 0, 400, 120, '#BFDDE8', '#EAF1EA') +
    p.cloud(70, 36, 1.1) +
    p.cloud(280, 50, 0.8) +
    wash(0, 108, 400, 96, '#5E9AA6', '#A3C8C2') +
    p.boat(334, 116, 0.4, '#FFFDF7', '#E9A9A0') +
    shape('M-4 190c60 12 120-8 204 4s140 2 204-6v120H-4z', '#EBD8AE') +
    stroke(
      'M-4 190c60 12 120-8 204 4s140 2 204-6M-4 162c60 8 120 -8 204 2s140 2 204 -6',
      '#FFFDF7',
      4,
    ) +
    shape(
      'M-4 214c60 12 120-8 204 4s140 2 204-6v20c-60 10 -140 -6 -204 -4s-140 10 -204 4z',
      '#C9D6C2',
      'opacity=".8"',
    ) +
    person({
      x: 128,
      y: 286,
      s: 1.85,
      ...MAMA,
      outfit: 'dress',
      top: '#F3DCCF',
      bare: 'all',
      look: 0.6,
      tilt: 8,
      lean: 12,
      eyes: 'happy',
      mouth: 'laugh',
      arms: [
        [40, 60],
        [60, 70],
      ],
      hat: ['sun', '#EBD7A8', '#C0655A'],
      shoes: C.skinA,
      sway: -6,
    }) +
    person({
      x: 284,
      y: 286,
      s: 1.95,
      ...PAPA,
      outfit: 'shorts',
      top: '#FFFDF7',
      bottom: '#3F7B78',
      bare: true,
      look: -0.6,
      tilt: -8,
      lean: -12,
      mouth: 'laugh',
      arms: [
        [-60, -70],
        [-40, -60],
      ],
      shoes: C.skinC,
      detail: [['stripes', '#9FC0C4']],
    }) +
    person({
      ...NOOR,
      x: 206,
      y: 284,
      s: 1.9,
      top: '#E9923F',
      bottom: '#E9923F',
      outfit: 'shorts',
      bare: 'all',
      arms: [
        [-120, -124],
        [118, 122],
      ],
      legs: [
        [-50, 10],
        [20, 6],
      ],
      mouth: 'oh',
      hat: ['sun', '#FFFDF7', '#9FC0C4'],
      shoes: C.skinB,
    }) +
    many(9, (i) => dot(180 + i * 7, 270 - ((i * 13) % 18), 2, '#FFFDF7')) +
    p.gull(210, 60, 1.2) +
    p.gull(240, 84, 0.8),
};

export const zandbak = {
  art:
    wash(0, 0, 400, 130, '#CFE4E6', '#F1F1E0') +
    p.tree(350, 150, 1.4, '#A8BF7A', '#7C9A5E') +
    rect(0, 84, 400, 60, '#C9975C') +
    many(24, (i) => rect(i * 17, 80, 14, 66, i % 2 ? '#D6A66C' : '#CB9A60')) +
    rect(-4, 140, 408, 170, '#9DBB6F') +
    p.daisies(0, 150, 400, 40, 26, 12) +
    shape('M40 196H360L396 304H4Z', '#B4763f') +
    shape('M56 204H344L372 296H28Z', '#EBD8AE') +
    person({
      ...NOOR,
      x: 190,
      y: 272,
      s: 2.7,
      on: 'hip',
      top: '#C0655A',
      bottom: '#56738F',
      legs: [
        [-66, -50],
        [66, 50],
      ],
      arms: [
        [-40, 10],
        [60, 110],
      ],
      look: 0.4,
      tilt: 6,
      mouth: 'laugh',
      hat: ['sun', '#FFFDF7', '#E9A9A0'],
      detail: [['braces', '#56738F']],
      hold: [
        null,
        (h) =>
          stroke(`M${h[0]} ${h[1]}l8 -10`, '#2C5A94', 2.4) +
          shape(`M${h[0] + 6} ${h[1] - 8}l8 -8l5 6l-7 6z`, '#2C5A94'),
      ],
    }) +
    put(
      96,
      278,
      1.5,
      shape('M-16 -26H16L12 0H-12Z', '#E3B45C') +
        stroke('M-16 -26C-14 -44 14 -44 16 -26', '#FFFDF7', 2.4) +
        oval(0, -26, 16, 4, '#CDAE79'),
    ) +
    put(
      290,
      282,
      1.4,
      shape('M-22 0L-14 -22H14L22 0Z', '#DBC08C') +
        rect(-14, -28, 7, 8, '#DBC08C') +
        rect(-3, -28, 7, 8, '#DBC08C') +
        rect(8, -28, 7, 8, '#DBC08C') +
        stroke('M0 -28V-42', C.brown, 1.6) +
        shape('M0 -42l12 4l-12 5z', '#9FC0C4'),
    ) +
    p.cat(352, 210, 0.9, '#D9822F', { tilt: -10 }) +
    many(12, (i) => dot(226 + i * 5, 190 + ((i * 17) % 26), 1.6, '#CDAE79')),
};

export const kruipen = {
  art:
    wash(0, 0, 400, 200, '#EADFCB', '#F1E8D6') +
    rect(0, 150, 400, 60, '#FFFDF7') +
    p.floor(200, 400, 300, '#C99A68') +
    oval(190, 270, 200, 34, '#7FA39B') +
    oval(190, 270, 170, 26, '#8FB3AA') +
    rect(20, 40, 110, 130, '#A2714B') +
    many(
      3,
      (r) =>
        rect(28, 48 + r * 42, 94, 34, '#7d5236') +
        many(9, (i) =>
          rect(
            30 + i * 10,
            54 + r * 42 + (i % 3) * 3,
            8,
            28 - (i % 3) * 3,
            [C.red, '#2C5A94', C.mustard, C.petrol, '#FFFDF7'][(i + r) % 5],
          ),
        ),
    ) +
    p.pane(276, 34, 90, 90, '#F3DDB6') +
    p.bars(276, 34, 90, 90, '#FFFDF7') +
    put(
      168,
      268,
      1,
      stroke('M-60 -10L-36 -42M-28 -8L-30 -40', '#E9DFC8', 20) +
        oval(-72, -6, 13, 8, '#FFFDF7') +
        shape(
          'M-54 -48C-50 -86 36 -84 44 -62C46 -44 30 -30 -10 -30C-40 -28 -56 -30 -54 -48Z',
          '#E3B45C',
        ) +
        many(4, (i) => stroke(`M${-34 + i * 20} ${-73 + i * 0.5}q4 20 0 42`, '#FFFDF7', 5)) +
        stroke('M24 -48L30 -8M40 -52L54 -10', '#E3B45C', 15) +
        oval(34, -4, 9, 6, C.skinB) +
        oval(60, -6, 9, 6, C.skinB) +
        put(
          60,
          -86,
          2.9,
          head({ skin: C.skinB, hair: ['tuft', '#4a2f1c'], mouth: 'laugh', look: 0.7 }),
        ),
    ) +
    p.cat(322, 280, 1.35, '#D9822F', { tilt: -10 }) +
    put(
      64,
      284,
      1,
      rect(-14, -26, 26, 26, C.red) +
        rect(12, -22, 22, 22, '#2C5A94') +
        rect(-4, -48, 22, 22, C.mustard),
    ),
};

export const voorlezen = {
  w: 300,
  h: 400,
  art:
    wash(0, 0, 300, 300, '#E9D6C6', '#F3E8DA') +
    p.floor(300, 300, 400, '#C99A68') +
    p.pane(28, 60, 70, 100, '#E4B98A') +
    p.tree(64, 160, 0.8, '#D9822F', '#B9602a') +
    p.bars(28, 60, 70, 100, '#FFFDF7') +
    oval(150, 376, 140, 20, '#9FC0C4') +
    put(
      252,
      320,
      1,
      stroke('M0 60V-110', '#8A6A3c', 5) +
        shape('M-34 -100L-20 -150H20L34 -100Z', '#FBE9BD') +
        glow(0, -110, 90, '#FFE9B0', 0.6),
    ) +
    p.armchair(146, 374, 2.15, '#C0655A') +
    person({
      x: 146,
      y: 384,
      s: 2.05,
      sit: true,
      ...OMA,
      outfit: 'dress',
      top: '#4A6076',
      legs: [
        [-14, -2],
        [14, 2],
      ],
      look: 0.3,
      tilt: 12,
      eyes: 'happy',
      mouth: 'laugh',
      arms: [
        [-24, 60],
        [30, -40],
      ],
      shadow: false,
      behind: [true, true],
      stocking: '#3a4a5c',
    }) +
    person({
      ...NOOR,
      x: 164,
      y: 326,
      s: 2.15,
      on: 'hip',
      top: '#FFFDF7',
      bottom: '#E9A9A0',
      legs: [
        [-6, 10],
        [30, 16],
      ],
      arms: [
        [-20, -60],
        [30, -30],
      ],
      look: -0.2,
      tilt: -6,
      mouth: 'oh',
      shadow: false,
      detail: [['dots', '#E9A9A0']],
    }) +
    stroke('M106 282C104 316 116 330 132 334', '#4A6076', 15) +
    put(
      150,
      338,
      1,
      shape('M-56 -26Q-28 -36 0 -24Q28 -36 56 -26V18Q28 8 0 20Q-28 8 -56 18Z', '#C0502F') +
        shape('M-52 -29Q-26 -38 0 -26V14Q-26 4 -52 13Z', '#FFFDF7') +
        shape('M52 -29Q26 -38 0 -26V14Q26 4 52 13Z', '#FBF3E1') +
        put(-26, 2, 0.5, p.cat(0, 0, 1, '#4a3a30')) +
        dot(26, -14, 8, '#E3B45C') +
        stroke('M12 2q14 -5 28 0', C.grey, 1.6),
    ) +
    dot(100, 336, 8, C.skinA) +
    dot(202, 336, 8, C.skinA),
};

export const herfst = {
  art:
    wash(0, 0, 400, 170, '#D9DFD6', '#F3E3C2') +
    p.tree(50, 190, 1.8, '#D9943A', '#B9602a') +
    p.tree(340, 186, 1.9, '#C0502F', '#A4432a') +
    p.tree(200, 176, 1.05, '#E3B45C', '#C98C3C') +
    rect(-4, 174, 408, 130, '#A9A056') +
    many(150, (i) =>
      oval(
        (i * 53 + (i % 7) * 11) % 404,
        190 + ((i * 29) % 112),
        5,
        2.8,
        ['#D9822F', '#C0502F', '#E3B45C', '#9A5A2a'][i % 4],
        `transform="rotate(${i * 37} ${(i * 53 + (i % 7) * 11) % 404} ${190 + ((i * 29) % 112)})"`,
      ),
    ) +
    person({
      ...NOOR,
      x: 214,
      y: 276,
      s: 2.9,
      on: 'hip',
      top: '#9A3B26',
      bottom: '#3a4a5c',
      legs: [
        [-60, -30],
        [64, 40],
      ],
      arms: [
        [-104, -128],
        [104, 128],
      ],
      mouth: 'laugh',
      eyes: 'happy',
      hat: ['beanie', '#E3B45C', '#FFFDF7'],
      scarf: '#3F7B78',
      hold: [
        (h) => oval(h[0], h[1] - 3, 5, 3, '#D9822F'),
        (h) => oval(h[0], h[1] - 3, 5, 3, '#E3B45C'),
      ],
    }) +
    many(26, (i) =>
      oval(
        130 + ((i * 41) % 170),
        40 + ((i * 67 + i * i * 13) % 150),
        5,
        3,
        ['#D9822F', '#C0502F', '#E3B45C'][i % 3],
        `transform="rotate(${i * 50} ${130 + ((i * 41) % 170)} ${40 + ((i * 67 + i * i * 13) % 150)})"`,
      ),
    ) +
    p.dog(84, 284, 1.3, '#A2714B'),
};

export const sneeuw = {
  art:
    wash(0, 0, 400, 170, '#BCCBD6', '#EEF1F0') +
    p.houses(8, 176, [54, 60, 52], 41, { height: 66, bricks: ['#A2563E', '#8E4F37', '#B5674A'] }) +
    many(4, (i) =>
      put(
        230 + i * 48,
        182,
        0.8,
        shape('M0 -110L22 -66H12L32 -30H16L38 0H-38L-16 -30H-32L-12 -66H-22Z', '#4F6E62') +
          shape('M0 -110L22 -66Q0 -74 -22 -66ZM-30 -30Q0 -46 32 -30L22 -44H-20Z', '#FFFDF7'),
      ),
    ) +
    rect(-4, 174, 408, 130, '#F3F5F3') +
    shape('M-4 210C100 190 300 220 404 200V304H-4Z', '#E4EAEC') +
    stroke('M20 286C120 270 220 268 330 262M30 298C130 282 230 280 330 274', '#C3CFD6', 3) +
    person({
      x: 92,
      y: 280,
      s: 1.85,
      ...PAPA,
      outfit: 'coat',
      top: '#3E5A6B',
      hat: ['beanie', '#C0502F', '#FFFDF7'],
      scarf: '#E3B45C',
      flip: true,
      lean: -10,
      legs: [
        [-20, -6],
        [24, 36],
      ],
      arms: [
        [30, 40],
        [-50, -60],
      ],
      look: -0.4,
      mouth: 'laugh',
    }) +
    stroke('M134 226L214 262', '#5B4131', 2.4) +
    put(
      256,
      284,
      1.5,
      stroke('M-44 0H40q10 0 10 -10', '#8A4B2A', 5) +
        stroke('M-30 0V-14M26 0V-14', '#8A4B2A', 4) +
        rect(-42, -19, 78, 6, '#C9975C'),
    ) +
    person({
      ...NOOR,
      x: 262,
      y: 258,
      s: 2.05,
      on: 'hip',
      top: '#C0655A',
      bottom: '#C0655A',
      legs: [
        [-64, -70],
        [-50, -60],
      ],
      arms: [
        [-60, -40],
        [50, 100],
      ],
      look: -0.5,
      mouth: 'oh',
      hat: ['beanie', '#FFFDF7', '#E9A9A0'],
      scarf: '#3F7B78',
      shadow: false,
    }) +
    person({
      x: 340,
      y: 274,
      s: 1.7,
      ...MAMA,
      outfit: 'coat',
      top: '#7A4A6B',
      hat: ['beanie', '#E3B45C', '#7A4A6B'],
      look: -0.6,
      eyes: 'happy',
      arms: [
        [-40, -80],
        [20, 10],
      ],
      bottom: '#3a4a5c',
    }) +
    many(70, (i) => dot((i * 61) % 400, (i * 37) % 290, 1.4 + (i % 3), '#fff', 'opacity=".9"')),
};

export const verjaardag = {
  art:
    wash(0, 0, 400, 240, '#F6E3DA', '#F8EFE6') +
    p.floor(236, 400, 300, '#CFA978') +
    p.bunting(0, 16, 400, 16, 44, ['#E9A9A0', '#FFFDF7', '#9FC0C4', C.mustard], 18) +
    p.balloon(52, 90, 1.3, '#E9A9A0') +
    p.balloon(82, 72, 1.2, C.mustard) +
    p.balloon(352, 84, 1.35, '#9FC0C4') +
    person({
      x: 108,
      y: 284,
      s: 1.8,
      ...MAMA,
      outfit: 'dress',
      top: '#3F7B78',
      look: 0.7,
      mouth: 'laugh',
      eyes: 'happy',
      tilt: 8,
      arms: [
        [-20, 20],
        [50, 60],
      ],
    }) +
    person({
      x: 298,
      y: 284,
      s: 1.88,
      ...PAPA,
      top: '#E3B45C',
      look: -0.7,
      mouth: 'laugh',
      tilt: -8,
      arms: [
        [-50, -60],
        [20, -20],
      ],
    }) +
    person({
      x: 356,
      y: 282,
      s: 1.64,
      ...OMA,
      outfit: 'dress',
      top: '#8C4A6B',
      look: -0.6,
      mouth: 'laugh',
      eyes: 'happy',
      arms: [
        [-150, 170],
        [140, -170],
      ],
    }) +
    person({
      x: 46,
      y: 284,
      s: 1.65,
      skin: C.skinC,
      hair: ['curls', '#E9E3DA'],
      outfit: 'dress',
      top: '#C0502F',
      look: 0.6,
      mouth: 'laugh',
      arms: [
        [-20, 40],
        [30, -40],
      ],
    }) +
    person({
      ...NOOR,
      x: 200,
      y: 252,
      s: 2.3,
      on: 'hip',
      top: '#E9A9A0',
      outfit: 'dress',
      sit: true,
      legs: [
        [-20, 0],
        [20, 0],
      ],
      arms: [
        [-70, -140],
        [70, 140],
      ],
      mouth: 'laugh',
      eyes: 'happy',
      hat: ['party', '#9FC0C4', '#FFFDF7'],
      shadow: false,
    }) +
    p.table(70, 246, 260, 60, '#FFFDF7', { drop: 40, edge: '#E9A9A0' }) +
    p.cake(206, 250, 1.05, {
      base: '#E7B98A',
      icing: '#FFFDF7',
      dots: '#E9A9A0',
      top: p.candle(0, -30, 1.7, 1, '#E9A9A0'),
    }) +
    p.gift(112, 252, 1.1, '#9FC0C4', '#FFFDF7') +
    p.gift(294, 252, 0.9, C.mustard, '#E9A9A0'),
};
