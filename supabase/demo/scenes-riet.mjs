// The pictures of "Oma Riet": one function per photo, from the canal house in 1931 to her 95th birthday.
import { C, bundle, head, person, rng } from './figures.mjs';
import * as p from './props.mjs';

const { rect, shape, stroke, dot, oval, many, put, wash, glow } = p;

const RIET = { skin: C.skinA, hair: ['wave', '#6B4426'] };
const HENK = { skin: C.skinB, hair: ['side', '#2B1C12'] };
const OLD_RIET = { skin: C.skinA, hair: ['curls', '#E9E3DA'], glasses: '#6b4a30' };
const OLD_HENK = { skin: C.skinB, hair: ['bald', '#CFC8BD'], glasses: '#4a372a' };

/** Children share an outfit, so that the cast stays recognisable from picture to picture. */
const girl = (o) =>
  person({ age: 'child', outfit: 'dress', hair: ['braids', '#7A4E2C'], stocking: C.umber, ...o });
const boy = (o) =>
  person({ age: 'child', outfit: 'shorts', hair: ['side', '#5a3a22'], socks: C.grey, ...o });

export const geboortehuis = {
  era: '30',
  art:
    wash(0, 0, 400, 300, '#E8CFA6', '#F7E7CB') +
    dot(322, 52, 24, '#F8EED8') +
    p.cloud(90, 44, 1, '#FFF6E2', 0.6) +
    p.cloud(250, 30, 0.7, '#FFF6E2', 0.5) +
    p.houses(-6, 198, [70, 82, 74, 84, 62, 60], 5, {
      height: 98,
      kinds: ['neck', 'spout', 'step', 'bell', 'neck', 'step'],
    }) +
    rect(206, 132, 14, 22, '#FFD986') +
    glow(213, 143, 34, '#FFDE94', 0.75) +
    p.bareTree(40, 200, 0.75) +
    p.bareTree(352, 200, 0.7) +
    p.lantern(128, 202, 0.6) +
    rect(-4, 196, 408, 14, '#6A4E3A') +
    rect(-4, 206, 408, 98, '#A58A68') +
    `<g opacity=".42">${shape('M-6 210h70v64l-34 10-36-12zM66 210h80v70l-40 14-40-16zM150 210h72v88l-36 10-36-14zM226 210h82v76l-42 10-40-14zM312 210h96v66l-50 12-46-14z', '#6E4E37')}</g>` +
    stroke(
      'M24 240h66M130 256h88M240 234h58M306 266h70M60 284h96M214 288h70',
      '#DCC39B',
      2,
      'opacity=".65"',
    ) +
    shape('M232 232h92l-10 16h-74z', '#4B3222') +
    rect(262, 218, 34, 14, '#8C5A3C') +
    rect(268, 221, 6, 7, '#F1DFB8') +
    rect(284, 221, 6, 7, '#F1DFB8') +
    p.bike(104, 202, 0.5) +
    person({
      x: 300,
      y: 204,
      s: 0.42,
      outfit: 'coat',
      top: '#3B2A20',
      hat: ['cap', '#4a372a'],
      arms: [
        [-24, 30],
        [20, -40],
      ],
    }) +
    person({
      x: 320,
      y: 204,
      s: 0.4,
      outfit: 'dress',
      top: '#7D523A',
      hem: 0.8,
      hair: ['bun', C.umber],
    }),
};

export const wieg = {
  era: '30',
  art:
    p.wallpaper(400, 222, '#C9AE86', '#B4946A', 34) +
    p.floor(222, 400, 300, '#8C6A4A') +
    p.pane(42, 44, 74, 104, '#F3E8CE') +
    stroke('M42 120l24-26 18 20 30-30v64H42z', '#C9B48E', 1) +
    p.bars(42, 44, 74, 104) +
    p.curtains(42, 44, 74, 104, '#E8D5B0', 20) +
    p.frame(
      182,
      46,
      34,
      42,
      put(199, 74, 1, head({ hair: ['bald', C.grey], moustache: C.grey, skin: C.skinA })),
      '#5B4131',
    ) +
    person({
      x: 306,
      y: 286,
      s: 1.62,
      ...RIET,
      hair: ['bun', '#4a3020'],
      outfit: 'dress',
      sit: true,
      top: '#5a4a44',
      legs: [
        [-62, -4],
        [-54, 2],
      ],
      lean: -8,
      look: -0.8,
      tilt: -10,
      eyes: 'happy',
      arms: [
        [-40, -66],
        [-26, -74],
      ],
      detail: [['collar', C.cream]],
      shadow: false,
    }) +
    shape('M276 290v-42h62v42h-8v-34h-46v34zM330 250v-74h8v76z', '#4B3222') +
    // the cradle
    shape('M78 250C78 204 104 186 138 184C130 200 128 226 134 250Z', '#D9BF93') +
    many(6, (i) => stroke(`M${88 + i * 8} ${214 - i * 4}L${84 + i * 9} 250`, '#A98455', 1.6)) +
    put(140, 238, 1.15, bundle({ x: 0, y: 0, cloth: C.cream, trim: '#C98C3C' })) +
    shape('M80 246H208C208 272 196 280 180 280H106C90 280 80 270 80 246Z', '#B98F5C') +
    many(8, (i) => stroke(`M${90 + i * 15} 248v30`, '#8A6238', 1.5)) +
    stroke('M80 247H208', '#E4CB9D', 4) +
    stroke('M96 290q46 10 94 0', '#5B3A22', 6) +
    stroke('M110 280v8M174 280v8', '#5B3A22', 5) +
    shape('M138 184C120 176 92 190 82 244C90 220 108 204 134 200Z', '#EFE0C2', 'opacity=".8"'),
};

const flowers = (x, y, c, n = 7, seed = 2) => {
  const r = rng(seed);
  return (
    many(n, () => stroke(`M${x} ${y}l${(r() * 26 - 13).toFixed(1)} -18`, C.moss, 1.4)) +
    many(n, (i) => dot(x + (i - (n - 1) / 2) * 5 + r() * 3, y - 18 - r() * 12, 4.6, c)) +
    shape(`M${x - 13} ${y - 10}H${x + 13}L${x + 9} ${y + 14}H${x - 9}Z`, '#6F5B4A') +
    rect(x - 14, y - 12, 28, 4, '#8b7660')
  );
};

export const bloemenstal = {
  era: '30',
  art:
    wash(0, 0, 400, 300, '#E6D0AA', '#F3E4C6') +
    p.houses(-20, 206, [78, 70, 84, 76, 86, 70], 9, { height: 112 }) +
    rect(-4, 204, 408, 100, '#A98E6C') +
    many(9, (i) => stroke(`M${i * 50 - 10} 304l20 -98`, '#8a7152', 1, 'opacity=".4"')) +
    stroke('M0 232H400M0 266H400', '#8a7152', 1, 'opacity=".4"') +
    rect(96, 116, 5, 120, C.umber) +
    rect(300, 116, 5, 120, C.umber) +
    many(9, (i) => shape(`M${82 + i * 26} 96h26v30q-13 12 -26 0z`, i % 2 ? C.cream : C.brick)) +
    rect(80, 90, 238, 8, '#5B4131') +
    person({
      x: 176,
      y: 250,
      s: 1.28,
      skin: C.skinB,
      hair: ['short', C.umber],
      moustache: C.umber,
      hat: ['cap', '#4a372a'],
      top: '#4E5B57',
      detail: [
        ['apron', '#D8C7A2'],
        ['collar', C.cream],
      ],
      arms: [
        [-30, 40],
        [46, 96],
      ],
      hold: [
        null,
        (h) =>
          put(
            h[0] + 4,
            h[1] + 2,
            0.7,
            many(5, (i) => dot(-10 + i * 5, -16 - (i % 2) * 6, 5, C.rose)) +
              shape('M-12 -12H12L3 12H-3Z', C.cream),
          ),
      ],
    }) +
    rect(86, 222, 232, 36, '#6B4A32') +
    rect(82, 214, 240, 10, '#8A6444') +
    flowers(112, 210, '#E9C15F', 7, 1) +
    flowers(146, 212, '#C75B45', 7, 2) +
    flowers(216, 212, '#F3E6D0', 7, 3) +
    flowers(248, 210, '#D98B7A', 7, 4) +
    flowers(284, 212, '#E3B45C', 7, 5) +
    flowers(104, 270, '#C75B45', 9, 6) +
    flowers(300, 272, '#FBF3E1', 9, 8) +
    flowers(136, 274, '#E3B45C', 7, 12) +
    girl({
      x: 246,
      y: 288,
      s: 1.12,
      top: '#8C3B28',
      detail: [['collar', C.cream]],
      look: -0.8,
      tilt: -8,
      arms: [
        [-60, -118],
        [14, 20],
      ],
      hat: ['bow', C.cream],
      eyes: 'happy',
    }) +
    p.bike(358, 264, 0.9),
};

export const schoolklas = {
  era: '30',
  art:
    rect(0, 0, 400, 236, '#B89A72') +
    many(12, (i) => stroke(`M0 ${i * 20}H400`, '#A58662', 1, 'opacity=".6"')) +
    many(40, (i) =>
      stroke(
        `M${(i % 10) * 42 + (Math.floor(i / 10) % 2) * 20} ${Math.floor(i / 10) * 40}v20`,
        '#A58662',
        1,
        'opacity=".6"',
      ),
    ) +
    p.pane(26, 20, 76, 84, '#E9DBBE') +
    p.bars(26, 20, 76, 84) +
    p.pane(300, 20, 76, 84, '#E9DBBE') +
    p.bars(300, 20, 76, 84) +
    rect(158, 4, 84, 130, '#4B3524') +
    rect(166, 12, 68, 116, '#6b4c33') +
    rect(0, 232, 400, 70, '#9C825F') +
    person({
      x: 44,
      y: 236,
      s: 1.32,
      outfit: 'dress',
      hem: 0.85,
      top: '#3d332e',
      hair: ['bun', C.grey],
      glasses: C.ink,
      detail: [['collar', C.cream]],
      mouth: 'calm',
      arms: [
        [-8, 30],
        [8, -30],
      ],
    }) +
    many(6, (i) =>
      (i % 2 ? girl : boy)({
        x: 106 + i * 45,
        y: 218,
        s: 1.16,
        top: [C.brick, '#5a6b66', '#C9A566', '#7D523A', '#D9C39B', '#49535a'][i],
        hair: [
          i % 2 ? ['braids', 'bob', 'bob'][i >> 1] : ['side', 'short', 'side'][i >> 1],
          ['#5a3a22', '#8f6a3a', C.ink, '#C79A55', '#6B4426', C.umber][i],
        ],
        mouth: ['smile', 'calm', 'laugh', 'smile', 'calm', 'smile'][i],
        detail: [['collar', C.cream]],
        shadow: false,
      }),
    ) +
    rect(88, 216, 272, 12, '#6B4A32') +
    many(5, (i) =>
      (i % 2 ? boy : girl)({
        x: 112 + i * 50,
        y: 284,
        s: 1.26,
        top: ['#E4D2AE', '#6A5A4C', '#A2543E', '#4F6460', '#C9A566'][i],
        bottom: C.umber,
        hair: [
          i % 2 ? 'short' : ['braids', '', 'braids', '', 'bob'][i],
          ['#7A4E2C', '#2b1c12', '#7A4E2C', '#B98F5C', '#3a2a20'][i],
        ],
        mouth: ['smile', 'laugh', 'smile', 'calm', 'smile'][i],
        eyes: i === 2 ? 'happy' : 'open',
        arms: [
          [-10, 24],
          [10, -24],
        ],
        hat: i === 2 ? ['bow', C.cream] : null,
        detail: [['collar', C.cream]],
      }),
    ) +
    rect(178, 266, 62, 26, '#2f2a26') +
    rect(178, 266, 62, 26, 'none', 'stroke="#8A6444" stroke-width="3"') +
    stroke(
      'M192 284v-9l-4 3M202 277q5 -4 6 1t-6 6h8M216 275h8l-4 4q5 1 3 4t-7 1M229 275h-4',
      '#EFE6D2',
      1.4,
      'transform="translate(2 0)"',
    ),
};

export const sinterklaas = {
  era: '30',
  w: 300,
  h: 300,
  art:
    p.stripes(300, 206, '#B99B72', '#B08F63', 20) +
    p.floor(206, 300, 300, '#7D5A3C') +
    rect(24, 30, 136, 190, '#6a4534') +
    many(11, (i) => stroke(`M24 ${48 + i * 16}H160`, '#543526', 1.4)) +
    rect(14, 24, 156, 12, '#8A6444') +
    shape('M46 220V112C46 78 138 78 138 112V220Z', '#241812') +
    glow(92, 180, 66, '#F59B3F', 0.75) +
    shape(
      'M64 212C56 186 78 178 76 150C92 166 88 176 98 186C104 176 102 170 108 164C124 184 124 200 118 212Z',
      '#E9822F',
    ) +
    shape('M76 212C72 198 86 192 88 176C98 190 108 198 106 212Z', '#FBD070') +
    stroke('M58 214l64 -8M62 206l60 10', '#4a2c1a', 7) +
    put(52, 24, 0.9, rect(-7, -20, 14, 20, '#8C3B28') + dot(0, -26, 7, '#E9D6AF')) +
    p.candle(128, 24, 1.2) +
    p.pane(206, 42, 70, 90, '#3b4150') +
    many(14, (i) => dot(212 + ((i * 29) % 60), 48 + ((i * 37) % 80), 1.5, '#F6EAD4')) +
    p.bars(206, 42, 70, 90) +
    p.curtains(206, 42, 70, 90, '#8C4A34', 16) +
    glow(110, 236, 120, '#F5A84E', 0.35) +
    put(
      78,
      262,
      1.1,
      shape('M-40 2C-46 -14 -32 -16 -22 -22C-14 -28 -6 -30 10 -28C20 -26 20 -4 16 2Z', '#C98C4C') +
        oval(2, -25, 15, 5, '#2b1a10') +
        stroke('M-30 -10q8 -6 16 -6', '#fff', 2, 'opacity=".35"') +
        shape('M-2 -27L-8 -52L2 -30ZM4 -28L4 -58L8 -29ZM9 -28L18 -50L12 -27Z', '#D97F38') +
        stroke('M-8 -52l-5 -8M-8 -52l0 -9M4 -58l-3 -8M4 -58l4 -8', C.leaf, 2),
    ) +
    put(
      146,
      276,
      1.1,
      shape('M-40 2C-46 -14 -32 -16 -22 -22C-14 -28 -6 -30 10 -28C20 -26 20 -4 16 2Z', '#B4743A') +
        oval(2, -25, 15, 5, '#2b1a10') +
        stroke('M-30 -10q8 -6 16 -6', '#fff', 2, 'opacity=".35"') +
        rect(-4, -46, 14, 20, C.cream) +
        stroke('M-1 -41h8M-1 -37h8M-1 -33h5', C.grey, 1),
    ) +
    person({
      age: 'child',
      x: 232,
      y: 278,
      s: 1.8,
      on: 'hip',
      outfit: 'dress',
      sit: true,
      top: '#9A3B26',
      hair: ['braids', '#4a2c18'],
      legs: [
        [-70, 20],
        [-50, 40],
      ],
      look: -0.9,
      tilt: -6,
      eyes: 'open',
      mouth: 'laugh',
      arms: [
        [-30, -150],
        [-44, -156],
      ],
      detail: [['collar', C.cream]],
    }),
};

const skater = (o) =>
  person({
    outfit: 'trousers',
    shoes: '#22160e',
    legs: [
      [-48, -74],
      [18, -12],
    ],
    lean: 18,
    arms: [
      [-60, -40],
      [50, 76],
    ],
    facing: 1,
    look: 0.9,
    ...o,
  });

export const schaatsen = {
  era: '30',
  art:
    wash(0, 0, 400, 190, '#B9A78F', '#EBD3AE') +
    dot(86, 70, 20, '#F7E9CC') +
    shape('M0 178c60-12 120-2 200-6s140-8 200 2v20H0z', '#9B8A73') +
    wash(0, 184, 400, 120, '#DDE0D8', '#B4BDB6') +
    p.windmill(326, 184, 0.95, 28) +
    p.houses(196, 184, [26, 30, 24], 3, { height: 26, kinds: ['spout', 'spout', 'spout'] }) +
    p.poplars(20, 182, 0.7, 5, '#85765f') +
    p.bareTree(254, 186, 0.4) +
    stroke(
      'M20 226c80 18 150-16 260 8M60 270c90-18 190 14 320-6M150 206c40 8 90 4 130-2M10 252c40 6 60 2 90 -2',
      '#F6F4EA',
      2.2,
      'opacity=".85"',
    ) +
    skater({
      x: 276,
      y: 214,
      s: 0.6,
      top: '#5b6b66',
      scarf: C.brick,
      hat: ['beanie', '#4a372a', '#8C3B28'],
      flip: true,
    }) +
    person({
      age: 'child',
      x: 232,
      y: 212,
      s: 0.6,
      top: '#7D523A',
      hat: ['beanie', C.brick, C.cream],
      legs: [
        [-20, -40],
        [12, 0],
      ],
      lean: 10,
      arms: [
        [-70, -60],
        [70, 80],
      ],
    }) +
    skater({
      x: 176,
      y: 276,
      s: 1.5,
      skin: C.skinB,
      top: '#41352d',
      hat: ['cap', '#2e221a'],
      moustache: C.umber,
      scarf: '#A94B33',
      legs: [
        [-44, -66],
        [20, -10],
      ],
      arms: [
        [-52, -60],
        [48, 66],
      ],
    }) +
    person({
      age: 'child',
      x: 88,
      y: 282,
      s: 1.42,
      outfit: 'dress',
      hem: 0.6,
      top: '#8C3B28',
      stocking: '#3a2a20',
      hair: ['braids', '#7A4E2C'],
      hat: ['beanie', '#E4D2AE', '#8C3B28'],
      scarf: '#C98C3C',
      legs: [
        [-26, -34],
        [16, -4],
      ],
      lean: 10,
      arms: [
        [-40, -20],
        [82, 84],
      ],
      look: 0.8,
      facing: 1,
      mouth: 'laugh',
      sway: -4,
    }) +
    stroke('M66 284l40 0M150 280l52 -1', '#6f7772', 2.2),
};

export const fiets = {
  era: '30',
  w: 300,
  h: 400,
  art:
    rect(0, 0, 300, 400, '#7f6750') +
    many(9, (i) => rect(i * 36 - 4, 0, 33, 330, ['#8C7056', '#846850', '#91765b'][i % 3])) +
    rect(0, 96, 300, 10, '#6b543f') +
    p.floor(318, 300, 400, '#6e5842') +
    p.pane(176, 122, 74, 78, '#F4E6C4') +
    p.bars(176, 122, 74, 78, '#5B4131') +
    shape('M176 204L250 204L196 400H20Z', '#FBE9BD', 'opacity=".2"') +
    rect(18, 214, 66, 110, '#5d4633') +
    stroke('M22 240H80M22 268H80M22 296H80', '#4a3626', 2) +
    shape('M10 214C30 190 70 190 96 214Z', '#A68A64') +
    flowersDry(42, 206) +
    person({
      x: 96,
      y: 352,
      s: 1.72,
      skin: C.skinB,
      hair: ['short', C.umber],
      moustache: C.umber,
      hat: ['cap', '#3b2d23'],
      top: '#4b4f4a',
      bottom: '#352a22',
      outfit: 'coat',
      lean: 6,
      look: 0.8,
      mouth: 'calm',
      arms: [
        [16, 56],
        [62, 80],
      ],
      legs: [
        [-6, -4],
        [10, 4],
      ],
    }) +
    p.bike(196, 352, 1.5, '#251911', '#3a2a20') +
    stroke(
      'M157 352a25.500 25.500 0 0 1 0 -.1M157 299.500a25.500 25.500 0 0 1 .1 0',
      '#B98F5C',
      4,
    ) +
    `<g fill="none" stroke="#B48A58" stroke-width="4.500" stroke-dasharray="10 3"><circle cx="157" cy="325" r="26"/><circle cx="235" cy="325" r="26"/></g>` +
    girl({
      x: 262,
      y: 374,
      s: 1.45,
      top: '#7a5a4a',
      detail: [['apron', '#D8C7A2']],
      look: -0.7,
      mouth: 'calm',
      arms: [
        [-20, -70],
        [8, -10],
      ],
      tilt: -5,
    }),
};
function flowersDry(x, y) {
  return many(
    5,
    (i) =>
      stroke(`M${x + i * 7} ${y + 4}q${i - 2} -12 ${(i - 2) * 4} -20`, '#6b5a3c', 1.6) +
      dot(x + i * 7 + (i - 2) * 4, y - 18, 4, '#B4936a'),
  );
}

export const noodkachel = {
  era: '30',
  art:
    rect(0, 0, 400, 226, '#66543f') +
    p.stripes(400, 226, '#6b5842', '#65523d', 24) +
    p.floor(226, 400, 300, '#4c3a2b') +
    p.pane(276, 40, 84, 96, '#2b2a2e') +
    rect(276, 40, 84, 96, '#1f1c1d', 'opacity=".6"') +
    stroke('M276 64H360M276 92H360M276 118H360', '#3b3532', 6) +
    p.bars(276, 40, 84, 96, '#8A7457') +
    glow(170, 206, 190, '#F3A951', 0.5) +
    rect(164, 0, 11, 190, '#2a211b') +
    rect(160, 84, 19, 6, '#3a2f27') +
    shape('M144 236L150 186H190L196 236Z', '#2b221c') +
    oval(170, 186, 24, 5, '#3d322a') +
    shape('M158 226v-24h24v24z', '#E9822F') +
    glow(170, 214, 36, '#FFC25E', 0.9) +
    stroke('M164 202v24M170 202v24M176 202v24', '#2b221c', 2.2) +
    stroke('M148 236v12M192 236v12', '#2b221c', 5) +
    put(
      170,
      184,
      0.9,
      shape('M-18 -18H18V0H-18Z', '#8a8377') +
        oval(0, -18, 18, 4, '#a8a194') +
        stroke('M-18 -14C-30 -30 30 -30 18 -14', '#5d564d', 2) +
        stroke('M-6 -26q-5 -7 0 -14t0 -13M6 -26q5 -8 0 -15', '#fff', 1.6, 'opacity=".4"'),
    ) +
    person({
      x: 84,
      y: 288,
      s: 1.5,
      outfit: 'dress',
      sit: true,
      top: '#58473d',
      hair: ['bun', '#4a3020'],
      hat: ['kerchief', '#7D5E48'],
      legs: [
        [58, 4],
        [50, 0],
      ],
      look: 0.8,
      tilt: 6,
      mouth: 'calm',
      arms: [
        [30, 92],
        [40, 100],
      ],
      detail: [['apron', '#B4A283']],
      shadow: false,
    }) +
    shape('M52 290v-32h56v32h-7v-22H59v22z', '#33261c') +
    girl({
      x: 250,
      y: 286,
      s: 1.5,
      on: 'hip',
      sit: true,
      top: '#7B4A39',
      legs: [
        [-76, -92],
        [-66, -88],
      ],
      look: -0.8,
      mouth: 'calm',
      arms: [
        [-34, -96],
        [-22, -104],
      ],
      detail: [['collar', '#D8C7A2']],
    }) +
    boy({
      x: 318,
      y: 288,
      s: 1.36,
      on: 'hip',
      legs: [
        [-70, -100],
        [-62, -92],
      ],
      top: '#5b6460',
      bottom: C.umber,
      look: -0.9,
      mouth: 'calm',
      arms: [
        [-28, -84],
        [-30, -98],
      ],
      scarf: '#9A3B26',
    }) +
    put(36, 196, 1, rect(-16, 0, 36, 6, '#3d2d21') + p.candle(0, 0, 1.4, 1, '#E9DCC0')),
};

export const bevrijding = {
  era: '30',
  art:
    wash(0, 0, 400, 300, '#DFCDA8', '#F4E6C6') +
    p.cloud(120, 40, 1.1, '#FFF6E2', 0.6) +
    p.houses(-10, 196, [80, 72, 84, 74, 88], 22, { height: 118 }) +
    p.flag(58, 116, 0.8) +
    p.flag(212, 104, 0.9, 3) +
    p.flag(316, 118, 0.75, -2) +
    p.bunting(-6, 70, 406, 64, 34, ['#A8392C', '#FBF3E1', '#2C405A', C.orange], 20) +
    rect(-4, 194, 408, 110, '#A2885F') +
    shape('M-4 214Q200 178 404 214V226Q200 190 -4 226Z', '#7b6046') +
    stroke('M-4 206Q200 170 404 206', '#3a2a20', 3) +
    many(22, (i) =>
      stroke(`M${i * 20} ${206 - 18 * Math.sin((i / 20) * Math.PI)}v18`, '#3a2a20', 1.6),
    ) +
    many(13, (i) =>
      person({
        age: i % 4 === 1 ? 'child' : 'adult',
        x: 8 + i * 32,
        y: 232 - 14 * Math.sin(((i + 0.5) / 12) * Math.PI),
        s: 0.82,
        outfit: i % 2 ? 'dress' : 'trousers',
        hem: 0.66,
        top: ['#7D523A', '#4F6460', '#C9A566', '#8C3B28', '#5b4a5a', '#E0CFA9'][i % 6],
        bottom: C.umber,
        hair: [['side', 'wave', 'short', 'bob'][i % 4], ['#2b1c12', '#6B4426', '#8f6a3a'][i % 3]],
        hat:
          i % 5 === 0 ? ['cap', '#4a372a'] : i % 5 === 2 ? ['fedora', '#5b4636', '#2b1c12'] : null,
        mouth: 'laugh',
        eyes: 'happy',
        arms: [
          [-150 + (i % 3) * 20, -165],
          [i % 2 ? 150 : 30, i % 2 ? 168 : 60],
        ],
        shadow: false,
        skin: C.skinA,
      }),
    ) +
    person({
      x: 150,
      y: 296,
      s: 1.3,
      ...HENK,
      hair: ['short', C.umber],
      moustache: C.umber,
      hat: ['cap', '#4a372a'],
      top: '#57605a',
      detail: [['lapels']],
      mouth: 'laugh',
      arms: [
        [-26, -10],
        [164, 172],
      ],
      hold: [
        null,
        (h) =>
          p.put(
            h[0],
            h[1],
            0.4,
            stroke('M0 0V-20', C.umber, 3) +
              rect(0, -46, 34, 9, '#A8392C') +
              rect(0, -37, 34, 9, '#FBF3E1') +
              rect(0, -28, 34, 9, '#2C405A'),
          ),
      ],
    }) +
    person({
      x: 206,
      y: 298,
      s: 1.28,
      outfit: 'dress',
      top: '#8f7458',
      hair: ['bun', '#4a3020'],
      detail: [['dots', '#F3E3CC']],
      eyes: 'closed',
      mouth: 'smile',
      tilt: -8,
      arms: [
        [-20, 30],
        [34, -40],
      ],
    }) +
    person({
      age: 'teen',
      x: 252,
      y: 298,
      s: 1.26,
      outfit: 'dress',
      top: '#EFE0C2',
      hair: ['braids', '#7A4E2C'],
      hat: ['bow', C.orange],
      detail: [
        ['belt', C.orange],
        ['collar', C.orange],
      ],
      mouth: 'laugh',
      eyes: 'happy',
      arms: [
        [-152, -166],
        [152, 166],
      ],
    }),
};

export const bakkerij = {
  era: '50',
  art:
    rect(0, 0, 400, 300, '#C7A87C') +
    many(54, (i) =>
      rect((i % 11) * 38, Math.floor(i / 11) * 38, 36, 36, '#E9DBBD', 'opacity=".55"'),
    ) +
    rect(40, 54, 320, 7, '#6B4A32') +
    rect(40, 104, 320, 7, '#6B4A32') +
    many(9, (i) =>
      put(
        66 + i * 33,
        54,
        1,
        shape(
          'M-14 0C-18 -18 -8 -20 0 -20C8 -20 18 -18 14 0Z',
          ['#A8693A', '#8f5529', '#BB7B45'][i % 3],
        ) + stroke('M-6 -15l3 9M1 -16l3 9M8 -15l2 8', '#7a4722', 1.3),
      ),
    ) +
    many(11, (i) =>
      put(
        58 + i * 28,
        104,
        1,
        oval(0, -7, 12, 8, ['#C98C4C', '#B4743A'][i % 2]) +
          stroke('M-6 -10q6 -4 12 0', '#FBE6BC', 1.4),
      ),
    ) +
    person({
      x: 128,
      y: 252,
      s: 1.42,
      skin: C.skinB,
      hair: ['bald', C.grey],
      hat: ['sailor', '#FFFDF7', '#EFE6D2'],
      moustache: C.grey,
      top: '#FBF3E1',
      bottom: '#FBF3E1',
      arms: [
        [-28, 20],
        [60, 84],
      ],
      look: 0.7,
      mouth: 'laugh',
      eyes: 'happy',
      hold: [
        null,
        (h) =>
          put(
            h[0] + 8,
            h[1],
            1,
            oval(0, -6, 15, 8, '#A8693A') + stroke('M-6 -10l3 6M2 -11l3 6', '#7a4722', 1.3),
          ),
      ],
    }) +
    person({
      age: 'teen',
      x: 214,
      y: 254,
      s: 1.5,
      ...RIET,
      outfit: 'dress',
      top: '#3F6B68',
      detail: [
        ['apron', C.cream],
        ['collar', C.cream],
      ],
      hat: ['band', '#FFFDF7'],
      arms: [
        [-40, -10],
        [44, 4],
      ],
      look: -0.4,
    }) +
    rect(-4, 206, 408, 100, '#7a4d31') +
    rect(-4, 198, 408, 12, '#EADCC0') +
    rect(20, 224, 168, 60, '#E7F0EA', 'opacity=".35"') +
    rect(212, 224, 168, 60, '#E7F0EA', 'opacity=".35"') +
    many(6, (i) =>
      put(
        42 + i * 25,
        280,
        0.9,
        p.cake(0, 0, 0.27, { icing: ['#F7D9CF', '#FBF3E1', '#E3B45C'][i % 3] }),
      ),
    ) +
    many(6, (i) =>
      put(234 + i * 25, 280, 1, oval(0, -7, 11, 9, '#B4743A') + oval(0, -9, 4, 3, '#6b3f1f')),
    ) +
    put(
      66,
      198,
      1,
      rect(-22, -6, 44, 6, '#5B4131') +
        stroke('M-18 -6C-18 -26 18 -26 18 -6', C.ochre, 3) +
        dot(0, -22, 5, C.ochre),
    ) +
    put(
      310,
      198,
      1.1,
      rect(-20, -34, 40, 34, C.brick, 'rx="4"') +
        rect(-13, -29, 26, 9, '#F3E3CC') +
        dot(-10, -12, 3, C.cream) +
        dot(0, -12, 3, C.cream) +
        dot(10, -12, 3, C.cream),
    ) +
    girl({
      x: 356,
      y: 300,
      s: 1.25,
      top: '#A2543E',
      back: true,
      hair: ['bob', '#8f6a3a'],
      arms: [
        [-10, -10],
        [10, 10],
      ],
    }),
};

export const trapgevel = {
  era: '50',
  w: 300,
  h: 400,
  art:
    wash(0, 0, 300, 400, '#DCC7A2', '#F2E2C2') +
    p.cloud(50, 40, 0.9) +
    shape(p.gable.neck(86, 250), '#80573c', 'transform="translate(-30 350)"') +
    shape(p.gable.spout(90, 230), '#7b5f48', 'transform="translate(236 350)"') +
    put(
      62,
      350,
      1,
      shape(p.gable.step(170, 226), '#8E4F37') +
        shape('M0 0V-226H14V0Z', '#000', 'opacity=".1"') +
        many(12, (i) => stroke(`M4 ${-16 - i * 18}h${162}`, '#74402c', 0.8, 'opacity=".4"')),
    ) +
    many(3, (r) =>
      many(3, (c) =>
        c === 1
          ? ''
          : rect(82 + c * 50, 136 + r * 58, 30, 40, '#EBDCBB') +
            stroke(
              `M${97 + c * 50} ${136 + r * 58}v40M${82 + c * 50} ${150 + r * 58}h30`,
              '#6b3b28',
              2,
            ) +
            rect(79 + c * 50, 176 + r * 58, 36, 4, '#EFE0C2'),
      ),
    ) +
    rect(128, 132, 38, 44, '#3F281B') +
    shape('M128 132L112 138V178L128 176ZM166 132L182 138V178L166 176Z', '#4F6E48') +
    rect(128, 194, 38, 42, '#EBDCBB') +
    stroke('M147 194v42M128 208h38', '#6b3b28', 2) +
    rect(126, 286, 42, 64, '#3F281B') +
    rect(131, 292, 32, 12, '#EBDCBB') +
    rect(140, 66, 14, 18, '#EFE0C2') +
    rect(142, 96, 8, 5, '#2b1c12') +
    rect(140, 92, 60, 6, '#3a281c') +
    stroke('M194 98V190', '#C9A97A', 2) +
    stroke('M200 98V352', '#C9A97A', 1.4, 'opacity=".8"') +
    dot(196, 98, 5, '#2b1c12') +
    put(
      194,
      236,
      1,
      `<g transform="rotate(5)">${stroke('M0 -46L-34 -20M0 -46L34 -20', '#C9A97A', 2)}${rect(-40, -24, 80, 46, '#3b2317', 'rx="3"')}${rect(-44, -26, 88, 6, '#4e3020')}${rect(-42, -2, 84, 9, '#4e3020')}${rect(-38, -1, 76, 5, '#FBF3E1')}${many(16, (i) => rect(-36 + i * 4.7, -1, 2, 3, '#211710'))}${rect(-38, 22, 7, 10, '#3b2317')}${rect(31, 22, 7, 10, '#3b2317')}</g>`,
    ) +
    rect(-4, 348, 308, 60, '#9E8461') +
    stroke('M-4 368H304', '#8a7152', 1.4) +
    person({
      x: 222,
      y: 382,
      s: 0.92,
      skin: C.skinB,
      top: '#57605a',
      hat: ['cap', '#3b2d23'],
      back: true,
      hair: ['short', C.umber],
      arms: [
        [-168, -172],
        [166, 172],
      ],
      legs: [
        [-14, -8],
        [16, 10],
      ],
    }) +
    person({
      x: 60,
      y: 384,
      s: 0.94,
      skin: C.skinB,
      hair: ['short', C.umber],
      moustache: C.umber,
      hat: ['cap', '#4a372a'],
      top: '#6b5a48',
      arms: [
        [-30, 60],
        [34, 160],
      ],
      look: 0.8,
      mouth: 'oh',
    }) +
    person({
      x: 100,
      y: 386,
      s: 0.9,
      outfit: 'dress',
      top: '#8C5A46',
      hair: ['bun', '#4a3020'],
      detail: [['apron', '#E4D2AE']],
      mouth: 'oh',
      look: 0.7,
      arms: [
        [-160, 150],
        [160, -150],
      ],
    }) +
    many(3, (i) =>
      (i % 2 ? girl : boy)({
        x: 130 + i * 20,
        y: 390 - (i % 2) * 6,
        s: 0.84,
        top: [C.brick, '#E4D2AE', '#5b6b66'][i],
        back: true,
        hair: [i % 2 ? 'bob' : 'short', ['#5a3a22', '#7A4E2C', '#C79A55'][i]],
      }),
    ),
};

export const dijk = {
  era: '50',
  art:
    wash(0, 0, 400, 180, '#6f6a62', '#B3A68F') +
    shape('M-4 60C60 30 120 66 190 40C260 20 330 56 404 34V0H-4Z', '#58534c', 'opacity=".7"') +
    shape(
      'M-4 96C80 76 140 100 220 82C300 70 350 92 404 80V50C300 70 200 40 -4 76Z',
      '#5f5a52',
      'opacity=".5"',
    ) +
    many(60, (i) =>
      stroke(`M${(i * 47) % 410} ${(i * 31) % 250}l-9 22`, '#E4DDCB', 1, 'opacity=".35"'),
    ) +
    shape('M-4 150C30 128 60 146 92 134C130 120 150 146 196 140V304H-4Z', '#6E7F7C') +
    stroke(
      'M0 160q26 -18 50 -4t50 -8t50 4M-4 190q30 -16 60 -2t56 -4M0 226q24 -12 46 0t40 -4',
      '#E9E7DC',
      3.2,
      'opacity=".85"',
    ) +
    shape('M120 140C130 112 150 108 160 122C152 122 148 130 152 138Z', '#EDEBE0') +
    shape('M-4 300C60 280 100 200 168 140C200 120 300 116 404 112V304H-4Z', '#5c5a3e') +
    shape('M150 158C190 128 300 120 404 116V140C300 142 220 146 150 158Z', '#77744f') +
    many(7, (i) =>
      oval(
        140 + i * 30,
        168 - i * 4,
        17,
        9,
        ['#B79E74', '#A98F66'][i % 2],
        'transform="rotate(-4 200 160)"',
      ),
    ) +
    many(6, (i) =>
      oval(
        156 + i * 30,
        156 - i * 4,
        17,
        9,
        ['#AD946A', '#BFA77e'][i % 2],
        'transform="rotate(-4 200 160)"',
      ),
    ) +
    many(5, (i) =>
      person({
        x: 150 + i * 52,
        y: 236 + (i % 2) * 22,
        s: 1.2 + (i % 2) * 0.12,
        skin: C.skinB,
        outfit: 'coat',
        top: ['#3b3a36', '#4E4A3A', '#39424a', '#54483c', '#3b3a36'][i],
        hat: [
          ['cap', '#2b241e'],
          ['sailor', '#2f3a46', '#22303a'],
          ['cap', '#4a3d30'],
          ['cap', '#2b241e'],
          ['fedora', '#3a332b', '#211710'],
        ][i],
        mouth: 'calm',
        look: i < 2 ? 0.6 : -0.6,
        lean: i % 2 ? 8 : -8,
        arms:
          i % 2
            ? [
                [-60, -88],
                [-30, -74],
              ]
            : [
                [40, 82],
                [66, 90],
              ],
        hold: [null, (h) => (i === 4 ? '' : oval(h[0] + (i % 2 ? -4 : 8), h[1], 14, 8, '#B79E74'))],
        legs: [
          [-14, -6],
          [16, 8],
        ],
      }),
    ),
};

const hall = (w) =>
  rect(0, 0, w, 226, '#B98F62') +
  p.stripes(w, 150, '#BF976B', '#B58B5E', 26) +
  rect(0, 150, w, 76, '#7d5236') +
  many(9, (i) => rect(8 + i * 50, 160, 38, 56, '#704830')) +
  p.floor(226, w, 300, '#A4764B');

export const dansles = {
  era: '50',
  art:
    hall(400) +
    p.bunting(0, 22, 400, 20, 40, [C.brick, C.cream, C.teal, C.ochre], 18) +
    put(
      200,
      56,
      1,
      stroke('M0 -60V-20', C.umber, 2) +
        dot(0, -4, 16, '#E9DDBF') +
        stroke('M-16 -4H16M-11 -15H11M-11 7H11M0 -20V12M-8 -18V10M8 -18V10', '#A8906a', 1),
    ) +
    many(14, (i) => oval(28 + i * 27, 40 + ((i * 41) % 90), 6, 3.6, '#FFF3CF', 'opacity=".5"')) +
    rect(34, 206, 44, 8, '#5B3A22') +
    stroke('M40 214V252M72 214V252', '#5B3A22', 5) +
    person({
      x: 58,
      y: 256,
      s: 1.28,
      foreshorten: 0.55,
      sit: true,
      skin: C.skinB,
      hair: ['side', C.ink],
      moustache: C.ink,
      top: '#3A2A20',
      bottom: '#2b211b',
      detail: [['lapels']],
      legs: [
        [-24, 0],
        [24, 0],
      ],
      arms: [
        [-40, 50],
        [40, -50],
      ],
      eyes: 'closed',
      tilt: 8,
      over: put(
        0,
        -14,
        1,
        rect(-17, -9, 10, 20, C.brick) +
          many(6, (i) => rect(-7 + i * 2.4, -9, 1.6, 20, i % 2 ? C.cream : C.umber)) +
          rect(7, -9, 10, 20, C.brick),
      ),
    }) +
    person({
      x: 330,
      y: 232,
      s: 1.02,
      ...HENK,
      top: '#5b6b66',
      hair: ['short', '#8f6a3a'],
      arms: [
        [-30, -70],
        [20, 40],
      ],
      look: -0.4,
    }) +
    person({
      x: 306,
      y: 233,
      s: 1,
      outfit: 'dress',
      flare: 2.4,
      top: '#C98C3C',
      hair: ['bob', C.ink],
      arms: [
        [-20, -30],
        [70, 96],
      ],
      look: 0.4,
    }) +
    person({
      x: 366,
      y: 232,
      s: 1,
      outfit: 'dress',
      flare: 2.3,
      top: '#6F8C86',
      hair: ['pony', '#8f6a3a'],
      mouth: 'laugh',
      arms: [
        [-24, 30],
        [20, -40],
      ],
      look: -0.8,
    }) +
    // the couple
    person({
      x: 222,
      y: 284,
      s: 1.62,
      ...RIET,
      outfit: 'dress',
      flare: 2.7,
      hem: 0.6,
      sway: 6,
      top: '#A8402E',
      detail: [
        ['dots', '#F7E6CC'],
        ['collar', C.cream],
      ],
      look: -0.8,
      tilt: -6,
      eyes: 'happy',
      mouth: 'laugh',
      legs: [
        [-4, -12],
        [14, 6],
      ],
      arms: [
        [-96, -92],
        [30, -66],
      ],
      bare: true,
      shoes: C.cream,
    }) +
    person({
      x: 168,
      y: 284,
      s: 1.68,
      ...HENK,
      top: '#2f3b4a',
      bottom: '#2b241e',
      detail: [['lapels']],
      look: 0.7,
      tilt: 6,
      legs: [
        [-10, -4],
        [14, 2],
      ],
      arms: [
        [-40, 150],
        [70, 96],
      ],
      behind: [true, false],
    }),
};

export const schip = {
  era: '50',
  art:
    wash(0, 0, 400, 200, '#C9B997', '#EBDBBB') +
    p.cloud(80, 36, 1.2) +
    p.cloud(320, 60, 0.8) +
    rect(0, 176, 400, 60, '#8a9a94') +
    stroke('M10 196h60M110 210h80M260 198h90', '#D5DACD', 2, 'opacity=".8"') +
    put(48, 178, 1, stroke('M0 0V-90L44 -108M0 -60L20 -98M20 -98V-30', '#5B4131', 3)) +
    shape('M92 118H420V214H132C112 190 100 150 92 118Z', '#3b3531') +
    shape('M110 176C114 190 122 204 132 214H420V176Z', '#8C3B28') +
    rect(100, 112, 320, 8, '#EFE3CB') +
    rect(220, 64, 150, 50, '#EFE0C2') +
    rect(206, 56, 176, 10, '#5B4131') +
    many(5, (i) => rect(232 + i * 28, 76, 16, 16, '#5d6d70')) +
    shape('M276 56V6H322V56Z', '#C0502F') +
    rect(274, 4, 50, 14, '#2b211b') +
    rect(276, 26, 46, 8, '#EFE0C2') +
    shape('M300 2C310 -16 340 -8 360 -22C352 -2 326 2 312 4Z', '#8f8372', 'opacity=".7"') +
    stroke('M150 112V30M150 38L206 62M150 38L100 112', '#4a382b', 3) +
    many(9, (i) => dot(140 + i * 30, 150, 4.5, '#D8CDB6')) +
    p.flag(398, 112, 0.6) +
    put(122, 114, 1, stroke('M-20 4H90V-12H-20', '#EFE3CB', 1.4)) +
    person({
      x: 186,
      y: 117,
      s: 0.74,
      ...HENK,
      hat: ['sailor', '#FFFDF7', '#2C405A'],
      top: '#2C405A',
      arms: [
        [-150, -168],
        [16, 8],
      ],
      look: -0.6,
      mouth: 'laugh',
      shadow: false,
    }) +
    person({
      x: 158,
      y: 117,
      s: 0.7,
      top: '#54483c',
      hat: ['cap', '#2b241e'],
      arms: [
        [-20, 40],
        [30, 80],
      ],
      shadow: false,
    }) +
    rect(-4, 226, 408, 80, '#9b8566') +
    rect(-4, 224, 408, 8, '#6d5740') +
    stroke('M132 214C120 236 60 232 44 246', '#D8C7A2', 2.6) +
    shape('M34 262V238H54V262Z', '#2b211b') +
    oval(44, 237, 14, 5, '#3b2f26') +
    person({
      x: 254,
      y: 296,
      s: 1.34,
      outfit: 'coat',
      top: '#9A4A38',
      hair: ['wave', '#6B4426'],
      back: true,
      hat: ['kerchief', '#E9D6AF'],
      arms: [
        [-16, -6],
        [152, 168],
      ],
      hold: [
        null,
        (h) => shape(`M${h[0]} ${h[1]}q8 -14 18 -10q-6 8 2 16q-12 2 -20 -6z`, '#FFFDF7'),
      ],
      legs: [
        [-3, -1],
        [3, 1],
      ],
      stocking: C.skinA,
    }) +
    person({
      x: 300,
      y: 292,
      s: 1.22,
      outfit: 'coat',
      top: '#54605c',
      hair: ['bun', C.grey],
      back: true,
      hat: ['fedora', '#3a2a20', '#8C3B28'],
    }) +
    boy({
      x: 210,
      y: 294,
      s: 1.24,
      top: '#C9A566',
      bottom: C.umber,
      back: true,
      hair: ['short', '#8f6a3a'],
      arms: [
        [-154, -170],
        [14, 6],
      ],
    }) +
    put(
      330,
      296,
      1.1,
      rect(-20, -26, 40, 26, '#8A5A34', 'rx="3"') +
        rect(-16, -26, 4, 26, '#5B3A22') +
        rect(12, -26, 4, 26, '#5B3A22') +
        stroke('M-7 -27v-5h14v5', '#3a281c', 2.4),
    ),
};

const rain = (w, h, seed, n = 70) => {
  const r = rng(seed);
  return many(n, () => {
    const x = r() * w;
    const y = r() * h;
    return stroke(
      `M${x.toFixed(1)} ${y.toFixed(1)}l-3 ${(9 + r() * 6).toFixed(1)}`,
      '#FFF9EA',
      1.1,
      'opacity=".5"',
    );
  });
};

export const bride = (o) =>
  person({
    skin: C.skinA,
    hair: ['wave', '#5A3B22'],
    outfit: 'dress',
    top: '#FFFBF0',
    hem: 1,
    flare: 2.9,
    veil: true,
    hat: ['wreath', C.blush],
    arms: [
      [-26, 34],
      [30, -34],
    ],
    sleeve: '#FFFBF0',
    shoes: C.cream,
    over: put(
      0,
      -13,
      1,
      dot(-6, 0, 4.4, C.red) +
        dot(1, -4, 4.6, C.rose) +
        dot(7, 1, 4.4, C.red) +
        dot(0, 4, 4.4, C.brick) +
        dot(-7, 6, 3, C.moss) +
        dot(8, 7, 3, C.moss) +
        stroke('M-2 8l-4 12M3 8l4 13', C.cream, 1.6),
    ),
    ...o,
  });
export const groom = (o) =>
  person({
    ...HENK,
    outfit: 'suit',
    top: '#2B2019',
    bottom: '#2B2019',
    detail: [['lapels']],
    over: dot(-6, -20, 2.4, C.cream) + dot(-6, -20, 1, C.red),
    ...o,
  });

export const trouwdagArt = (drops = '') =>
  rect(0, 0, 400, 300, '#C9AE84') +
  many(10, (i) => stroke(`M0 ${i * 22}H400`, '#B89A70', 1, 'opacity=".7"')) +
  shape('M92 262V120C92 34 308 34 308 120V262Z', '#A98A60') +
  shape('M112 262V128C112 62 288 62 288 128V262Z', '#43301f') +
  stroke('M112 128C112 62 288 62 288 128', '#E4CFA6', 3) +
  rect(0, 252, 400, 60, '#B29267') +
  shape('M56 258H344L366 276H34Z', '#CDB288') +
  shape('M34 276H366L390 304H10Z', '#BFA277') +
  p.lantern(68, 256, 0.8) +
  p.lantern(332, 256, 0.8) +
  person({
    x: 112,
    y: 264,
    s: 1.22,
    outfit: 'dress',
    hem: 0.72,
    top: '#6E5A66',
    hair: ['bun', '#6d5a4c'],
    hat: ['fedora', '#4a3b44', C.rose],
    detail: [
      ['collar', C.cream],
      ['buttons', C.cream],
    ],
    mouth: 'laugh',
    eyes: 'happy',
    look: 0.6,
    arms: [
      [-18, 30],
      [26, -30],
    ],
  }) +
  person({
    x: 74,
    y: 270,
    s: 1.28,
    skin: C.skinB,
    hair: ['bald', C.grey],
    moustache: '#8C8478',
    top: '#4a453d',
    bottom: '#3a332b',
    detail: [['lapels']],
    look: 0.7,
    arms: [
      [-14, -4],
      [20, 150],
    ],
    mouth: 'laugh',
    hold: [null, (h) => p.umbrella(h[0], h[1], 0.9, '#3a2a20', 4)],
  }) +
  person({
    x: 292,
    y: 264,
    s: 1.24,
    outfit: 'dress',
    hem: 0.7,
    top: '#7F8F7C',
    hair: ['wave', '#8f6a3a'],
    hat: ['sun', '#E4D2AE', C.brick],
    mouth: 'laugh',
    look: -0.6,
    arms: [
      [-130, -160],
      [16, 8],
    ],
  }) +
  person({
    x: 330,
    y: 270,
    s: 1.28,
    skin: C.skinB,
    hair: ['short', C.umber],
    top: '#54483c',
    bottom: '#3a332b',
    detail: [['lapels']],
    look: -0.7,
    mouth: 'laugh',
    eyes: 'happy',
    arms: [
      [-20, -150],
      [12, 4],
    ],
    hold: [(h) => p.umbrella(h[0], h[1], 0.86, '#5a3a2c', -6), null],
  }) +
  girl({
    x: 268,
    y: 284,
    s: 1.02,
    top: '#F3E3CC',
    hair: ['pigtails', '#8f6a3a'],
    hat: ['bow', C.rose],
    stocking: C.cream,
    arms: [
      [-60, -130],
      [40, 30],
    ],
    look: -0.4,
    eyes: 'happy',
  }) +
  groom({
    x: 178,
    y: 276,
    s: 1.72,
    look: 0.5,
    tilt: 4,
    eyes: 'happy',
    arms: [
      [-12, -4],
      [26, 60],
    ],
  }) +
  bride({ x: 224, y: 278, s: 1.62, look: -0.5, tilt: -5, mouth: 'laugh', eyes: 'happy' }) +
  drops;

export const trouwdag = {
  era: '50',
  art: trouwdagArt(
    rain(400, 300, 3, 80) +
      many(22, (i) =>
        dot(110 + ((i * 53) % 190), 54 + ((i * 37) % 110), 1.9, '#FFF6E0', 'opacity=".9"'),
      ),
  ),
};

export const kraambed = {
  era: '50',
  art:
    p.wallpaper(400, 220, '#C7B795', '#B5A27C', 30) +
    p.floor(220, 400, 300, '#8a694a') +
    p.pane(290, 34, 70, 92, '#EEF0E4') +
    p.bars(290, 34, 70, 92) +
    p.curtains(290, 34, 70, 92, '#B4664C', 18) +
    p.frame(50, 44, 40, 32, shape('M50 76V64l14 -12l10 8l8 -6l8 10v12z', '#7b8a63')) +
    rect(16, 126, 12, 166, '#5B3A22') +
    shape('M20 124H120V210H20Z', '#6e4630') +
    rect(28, 136, 84, 60, '#7d523a') +
    rect(24, 196, 260, 70, '#E9DCC4') +
    rect(280, 184, 12, 106, '#5B3A22') +
    shape('M38 176C38 150 104 148 110 176V206H38Z', '#FFFBF0') +
    person({
      x: 92,
      y: 224,
      s: 1.75,
      on: 'hip',
      ...RIET,
      top: '#F2DCD0',
      outfit: 'trousers',
      bottom: C.cream,
      legs: [
        [86, 90],
        [88, 90],
      ],
      arms: [
        [18, 74],
        [44, -24],
      ],
      look: 0.9,
      tilt: 12,
      eyes: 'happy',
      detail: [['collar', '#C98C8C']],
      shadow: false,
      over: put(15, -11, 0.62, bundle({ x: 0, y: 0, turn: -8, cloth: '#FFFBF0', trim: '#7E9FB0' })),
    }) +
    shape('M100 212C150 196 240 202 288 216V284H100Z', '#9A4A38') +
    many(8, (i) => stroke(`M${116 + i * 23} ${207 + Math.abs(i - 3)}V284`, '#B9603F', 5)) +
    stroke('M100 240H288M100 264H288', '#7d3426', 2.4) +
    shape('M98 208C150 192 240 198 290 212V226C240 212 150 206 98 222Z', '#F6EAD4') +
    person({
      x: 330,
      y: 290,
      s: 1.6,
      ...HENK,
      top: '#E9DFC8',
      bottom: '#4a4036',
      detail: [['braces', C.brick]],
      look: -0.9,
      tilt: -10,
      lean: -10,
      eyes: 'happy',
      arms: [
        [-44, -70],
        [-6, 10],
      ],
    }),
};

export const eersteStapjes = {
  era: '60',
  art:
    wash(0, 0, 400, 160, '#D9E2D6', '#F1EBD6') +
    p.tree(46, 168, 1.25, '#8FA56E', '#6f8a58') +
    p.tree(372, 164, 1, '#93a872', '#6f8a58') +
    rect(0, 108, 400, 52, '#A07a56') +
    many(22, (i) => rect(i * 19, 104, 16, 58, i % 2 ? '#B58C63' : '#AB825B')) +
    rect(-4, 156, 408, 150, '#93A86E') +
    shape('M-4 200C100 186 300 190 404 204V304H-4Z', '#86A063') +
    p.daisies(10, 178, 380, 110, 46, 6) +
    p.grass(0, 300, 400, 40, 5) +
    put(
      318,
      164,
      1,
      rect(-30, -74, 60, 74, '#7d523a') +
        shape('M-36 -72L0 -100L36 -72Z', '#5B3A22') +
        rect(-11, -46, 22, 46, '#4F6E48'),
    ) +
    person({
      x: 96,
      y: 268,
      s: 1.5,
      ...RIET,
      outfit: 'dress',
      sit: true,
      on: 'feet',
      top: '#D58A5A',
      detail: [
        ['dots', C.cream],
        ['collar', C.cream],
      ],
      legs: [
        [74, -34],
        [64, -60],
      ],
      lean: 14,
      look: 0.9,
      tilt: 6,
      mouth: 'laugh',
      eyes: 'happy',
      arms: [
        [60, 82],
        [74, 90],
      ],
      bare: true,
      flare: 2,
    }) +
    person({
      x: 318,
      y: 270,
      s: 1.55,
      ...HENK,
      top: '#EDE3CC',
      bottom: '#5b5a52',
      detail: [['braces', C.brick]],
      legs: [
        [-72, 40],
        [-50, 62],
      ],
      lean: -14,
      look: -0.9,
      tilt: -6,
      mouth: 'laugh',
      arms: [
        [-70, -84],
        [-60, -84],
      ],
      bare: true,
      facing: -1,
    }) +
    person({
      age: 'toddler',
      x: 206,
      y: 276,
      s: 1.75,
      skin: C.skinA,
      hair: ['tuft', '#B98F5C'],
      top: '#7E9FB0',
      bottom: '#E9DFC8',
      outfit: 'shorts',
      socks: C.cream,
      shoes: '#7d523a',
      legs: [
        [-22, -8],
        [20, -10],
      ],
      arms: [
        [-104, -130],
        [104, 130],
      ],
      look: 0.3,
      tilt: 4,
      mouth: 'laugh',
      detail: [['stripes', C.cream]],
    }) +
    dot(258, 276, 9, C.red) +
    stroke('M250 273q8 -5 16 0', C.cream, 2),
};

export const verhuizing = {
  era: '60',
  art:
    wash(0, 0, 400, 200, '#CFDCD8', '#F0E6CE') +
    p.cloud(70, 40, 1) +
    many(4, (i) =>
      put(
        i * 104 - 12,
        204,
        1,
        rect(0, -96, 102, 96, ['#A2684A', '#97603f'][i % 2]) +
          shape('M-3 -94L20 -134H82L105 -94Z', '#7A4636') +
          rect(12, -80, 30, 26, '#EDE3C8') +
          rect(60, -80, 30, 26, '#EDE3C8') +
          rect(10, -40, 36, 28, '#EDE3C8') +
          stroke('M27 -80v26M75 -80v26M28 -40v28', '#8a5a40', 1.6) +
          rect(62, -44, 22, 44, ['#3F6B68', '#8C3B28'][i % 2]) +
          rect(66, -40, 14, 10, '#EDE3C8') +
          rect(66, -146, 14, 20, '#8a5a40'),
      ),
    ) +
    rect(-4, 202, 408, 20, '#C0AC8C') +
    rect(-4, 218, 408, 90, '#8f8574') +
    stroke('M-4 220H404', '#EDE3CC', 2) +
    // removal van
    rect(32, 116, 178, 118, '#3F6B68', 'rx="6"') +
    rect(40, 128, 162, 10, '#E9C98F') +
    rect(138, 144, 66, 88, '#2f4a48') +
    shape('M32 150H-4V234H32Z', '#3F6B68') +
    rect(150, 176, 36, 56, '#8A5A34') +
    rect(154, 182, 28, 14, '#A2714B') +
    rect(154, 200, 28, 14, '#A2714B') +
    dot(70, 238, 20, '#241a14') +
    dot(70, 238, 9, '#A79C88') +
    dot(178, 238, 20, '#241a14') +
    dot(178, 238, 9, '#A79C88') +
    shape('M210 232L250 264H206Z', '#6b4c33') +
    put(
      118,
      116,
      1,
      rect(-70, -6, 130, 6, '#5B4131') +
        rect(-64, -30, 26, 24, '#B58C63') +
        stroke('M-20 -6L-14 -34M10 -6L2 -34M-22 -34H8', '#6b3f24', 4) +
        rect(24, -26, 28, 20, '#9A3B26') +
        p.put(
          38,
          -28,
          0.7,
          stroke('M0 0V-20M0 -14L-10 -24M0 -16L10 -26', C.moss, 2) +
            oval(-10, -26, 7, 4, C.leaf) +
            oval(10, -28, 7, 4, C.leaf) +
            oval(0, -24, 5, 8, C.leaf),
        ),
    ) +
    person({
      x: 292,
      y: 276,
      s: 1.36,
      ...HENK,
      top: '#EDE3CC',
      bottom: '#4a4e52',
      detail: [['braces', C.brick]],
      look: -0.4,
      lean: 8,
      arms: [
        [62, 86],
        [76, 92],
      ],
      bare: true,
      legs: [
        [-12, -4],
        [16, 6],
      ],
      mouth: 'calm',
    }) +
    put(
      338,
      210,
      1,
      rect(-8, -52, 16, 8, C.cream) +
        rect(-17, -16, 34, 44, C.brick, 'rx="8"') +
        rect(-20, -44, 40, 34, C.brick, 'rx="10"') +
        rect(-20, 4, 40, 14, '#7d2e1e', 'rx="6"') +
        stroke('M-14 28v12M14 28v12', C.umber, 3.4),
    ) +
    person({
      x: 372,
      y: 278,
      s: 1.34,
      skin: C.skinB,
      hair: ['short', '#8f6a3a'],
      top: '#5b6b86',
      bottom: '#3a332b',
      flip: true,
      lean: 8,
      look: 0.6,
      arms: [
        [62, 86],
        [72, 92],
      ],
      mouth: 'laugh',
      legs: [
        [-12, -4],
        [16, 6],
      ],
    }) +
    person({
      x: 246,
      y: 288,
      s: 1.36,
      ...RIET,
      outfit: 'dress',
      top: '#C98C3C',
      hat: ['kerchief', C.brick],
      detail: [['apron', C.cream]],
      look: 0.7,
      arms: [
        [-40, 110],
        [30, 60],
      ],
      mouth: 'laugh',
    }) +
    boy({
      x: 198,
      y: 294,
      s: 1.34,
      top: '#A8402E',
      bottom: '#4a4e52',
      detail: [['stripes', C.cream]],
      arms: [
        [-30, 46],
        [30, -46],
      ],
      over: put(0, 2, 0.8, p.cat(0, 4, 0.5, '#4a3a30')),
    }) +
    person({
      age: 'toddler',
      x: 158,
      y: 296,
      s: 1.4,
      top: '#E3B45C',
      bottom: '#5b6b66',
      hair: ['short', '#B98F5C'],
      arms: [
        [-20, -10],
        [60, 110],
      ],
    }),
};

export const krab = {
  era: '60',
  art:
    wash(0, 0, 400, 130, '#D3E0DC', '#EFEBDA') +
    p.cloud(300, 36, 1.1) +
    p.cloud(110, 54, 0.7) +
    wash(0, 116, 400, 60, '#86A6A6', '#A9C0B6') +
    p.boat(316, 122, 0.42, '#5B4131', '#FBF3E1') +
    shape('M-4 168c60 10 120-8 204 2s140 4 204-6v140H-4z', '#E9D2A6') +
    stroke(
      'M-4 168c60 10 120-8 204 2s140 4 204-6M-4 150c70 6 120-6 190 0M240 142c40 4 90 -4 164 0',
      '#FBF8EC',
      3,
    ) +
    shape(
      'M-4 250C80 230 160 262 240 250C320 238 360 256 404 246V304H-4Z',
      '#DDC18F',
      'opacity=".7"',
    ) +
    put(330, 238, 0.86, p.parasol(0, 0, 1, -4, '#C0502F', '#F7E6CC')) +
    person({
      x: 312,
      y: 270,
      s: 1.2,
      on: 'hip',
      ...RIET,
      outfit: 'dress',
      sit: true,
      top: '#3F7B78',
      detail: [['dots', C.cream]],
      legs: [
        [-74, -92],
        [-64, -100],
      ],
      lean: 10,
      look: -0.8,
      bare: 'all',
      arms: [
        [30, 10],
        [-30, -70],
      ],
      hat: ['sun', '#EBD7A8', C.brick],
      mouth: 'laugh',
    }) +
    person({
      age: 'child',
      x: 146,
      y: 282,
      s: 2.2,
      skin: '#E0B088',
      hair: ['side', '#B98F5C'],
      top: '#A8402E',
      bottom: '#A8402E',
      outfit: 'shorts',
      detail: [['stripes', C.cream]],
      bare: 'all',
      shoes: '#E0B088',
      arms: [
        [-40, -20],
        [108, 150],
      ],
      look: 0.6,
      tilt: 6,
      mouth: 'laugh',
      eyes: 'happy',
      hold: [
        (h) =>
          put(
            h[0],
            h[1] + 2,
            1,
            stroke('M-7 0C-7 -8 7 -8 7 0', '#EFE6D2', 1.4) +
              shape('M-8 0H8L6 14H-6Z', C.mustard) +
              rect(-8, 0, 16, 3, '#C98C3C'),
          ),
        (h) =>
          put(
            h[0] + 2,
            h[1] - 8,
            0.62,
            oval(0, 0, 12, 8, '#B8412F') +
              stroke(
                'M-10 -4L-20 -12M10 -4L20 -12M-10 4L-18 10M10 4L18 10M-6 6L-10 14M6 6L10 14',
                '#B8412F',
                2.4,
              ) +
              dot(-22, -14, 5, '#B8412F') +
              dot(22, -14, 5, '#B8412F') +
              shape('M-22 -14l-3 -5l6 0zM22 -14l-3 -5l6 0z', '#EFE0C2') +
              dot(-4, -8, 2, '#fff') +
              dot(4, -8, 2, '#fff') +
              dot(-4, -8, 0.9, '#211710') +
              dot(4, -8, 0.9, '#211710'),
          ),
      ],
    }) +
    shape('M40 284C46 262 56 262 60 270L66 256L74 270C80 262 92 268 98 284Z', '#CDAE79') +
    stroke('M66 256v-14', C.brown, 1.8) +
    shape('M66 242l13 4l-13 5z', C.brick) +
    person({
      age: 'toddler',
      x: 226,
      y: 274,
      s: 1.4,
      on: 'hip',
      skin: '#E0B088',
      hair: ['tuft', '#B98F5C'],
      top: '#E9C98F',
      outfit: 'shorts',
      bottom: '#E9C98F',
      bare: 'all',
      shoes: '#E0B088',
      legs: [
        [-70, -80],
        [60, 70],
      ],
      look: -0.8,
      mouth: 'oh',
      arms: [
        [-40, -30],
        [40, 60],
      ],
      hat: ['sun', '#FFFDF7', C.petrol],
    }) +
    p.gull(70, 70, 1) +
    p.gull(180, 46, 0.8) +
    p.gull(220, 76, 0.6),
};

export const keuken = {
  era: '60',
  art:
    rect(0, 0, 400, 230, '#D6C79E') +
    many(48, (i) =>
      rect(
        (i % 12) * 34,
        96 + Math.floor(i / 12) * 34,
        32,
        32,
        i % 5 === 2 ? '#8FB0A6' : '#EDE6D0',
      ),
    ) +
    p.floor(230, 400, 300, '#9c6a4a') +
    many(20, (i) =>
      rect(
        (i % 10) * 42 - 8,
        236 + Math.floor(i / 10) * 34,
        40,
        32,
        (i + Math.floor(i / 10)) % 2 ? '#B98A62' : '#8f5f42',
      ),
    ) +
    p.pane(150, 26, 96, 76, '#BBD0CC') +
    shape('M150 102V84l20 -20l18 14l22 -24l36 34v14z', '#93A872') +
    p.bars(150, 26, 96, 76) +
    shape(
      'M140 18H256V44q-10 9 -20 0q-9 9 -19 0q-9 9 -19 0q-10 9 -20 0q-9 9 -19 0q-10 8 -19 0z',
      '#C0502F',
    ) +
    put(
      170,
      110,
      0.6,
      shape('M-14 0H14L11 -20H-14Z', C.brick) +
        stroke('M0 -20C-4 -40 -16 -36 -20 -48M0 -20C4 -44 14 -40 18 -54M0 -20V-54', C.moss, 4),
    ) +
    rect(262, 148, 130, 100, '#F3EDDC', 'rx="4"') +
    rect(262, 144, 130, 10, '#4a4a46') +
    rect(284, 172, 86, 56, '#3b3833', 'rx="4"') +
    rect(292, 180, 70, 34, '#6b5540') +
    many(4, (i) => dot(282 + i * 30, 163, 4, '#4a4a46')) +
    rect(8, 150, 120, 98, '#7FA39B') +
    rect(2, 142, 132, 10, '#EDE3CC') +
    rect(18, 164, 46, 74, '#8FB3AA') +
    rect(72, 164, 46, 74, '#8FB3AA') +
    dot(58, 200, 2.6, C.cream) +
    dot(78, 200, 2.6, C.cream) +
    put(
      42,
      142,
      1,
      oval(0, -2, 26, 4, '#F6EFDF') +
        many(5, (i) => dot(-14 + i * 7, -8 - (i % 2) * 5, 6, '#C9A56A')),
    ) +
    put(
      100,
      142,
      1,
      many(6, (i) =>
        shape(
          `M${-14 + i * 5} 0c-6 -14 4 -26 8 -22c2 8 0 16 -2 22z`,
          i % 2 ? '#4F6E48' : '#6f8f52',
        ),
      ),
    ) +
    put(
      320,
      144,
      1.35,
      shape('M-32 -30H32V-4Q32 0 28 0H-28Q-32 0 -32 -4Z', '#C0502F') +
        rect(-36, -33, 72, 5, '#a5401f') +
        stroke('M-32 -20h-9M32 -20h9', '#3a2a20', 4) +
        oval(0, -33, 31, 5, '#8FA764') +
        oval(-10, -34, 8, 3, '#A9BD7C') +
        oval(12, -34, 9, 3, '#A9BD7C') +
        stroke(
          'M-14 -42q-6 -8 0 -16t0 -14M4 -42q-6 -9 0 -18t0 -14M20 -42q-5 -7 0 -14',
          '#fff',
          2.4,
          'opacity=".6"',
        ),
    ) +
    person({
      x: 228,
      y: 284,
      s: 1.75,
      ...RIET,
      outfit: 'dress',
      top: '#A8402E',
      detail: [
        ['apron', '#F3E3CC'],
        ['collar', C.cream],
      ],
      look: 0.7,
      tilt: 5,
      arms: [
        [-28, 40],
        [84, 118],
      ],
      bare: true,
      eyes: 'happy',
      hold: [
        null,
        (h) => stroke(`M${h[0] - 4} ${h[1] - 12}L${h[0] + 8} ${h[1] + 16}`, '#8A5A34', 3),
      ],
    }) +
    boy({
      x: 152,
      y: 290,
      s: 1.5,
      top: '#5b7c9a',
      bottom: '#5b4a3a',
      look: 0.8,
      tilt: 8,
      mouth: 'oh',
      arms: [
        [-16, -4],
        [50, 80],
      ],
      detail: [['stripes', C.cream]],
    }) +
    girl({
      x: 88,
      y: 292,
      s: 1.22,
      top: '#E3B45C',
      hair: ['pigtails', '#8f5a2c'],
      stocking: C.cream,
      look: 0.7,
      mouth: 'laugh',
      arms: [
        [-60, -20],
        [40, 100],
      ],
    }),
};

const tulipRows = (y, seed) => {
  const colours = ['#C0412F', '#E3B45C', '#E8A0A0', '#FBF3E1', '#A8402E', '#7A2E5D', '#E38A3A'];
  return many(7, (i) => {
    const k = i / 7;
    const top = y + Math.pow(k, 1.7) * (300 - y);
    const next = y + Math.pow((i + 1) / 7, 1.7) * (300 - y) + 2;
    return (
      rect(-4, top, 408, next - top, colours[(i + seed) % 7]) +
      many(46, (j) =>
        p.tulip(j * 9 + (i % 2) * 4, top + 3 + k * 4, 0.36 + k * 0.65, colours[(i + seed) % 7]),
      ) +
      stroke(`M-4 ${next - 1.5}H404`, C.moss, 2 + k * 3)
    );
  });
};
export const tulpen = {
  era: '60',
  art:
    wash(0, 0, 400, 130, '#C3D8DA', '#F3EBD2') +
    p.cloud(80, 38, 1.1) +
    p.cloud(290, 26, 0.9) +
    p.cloud(350, 66, 0.6) +
    rect(0, 118, 400, 20, '#8ba073') +
    p.windmill(334, 122, 0.62, 12, '#6b5340') +
    put(
      60,
      122,
      0.8,
      rect(-24, -20, 48, 20, '#A2684A') + shape('M-28 -18L0 -42L28 -18Z', '#7A4636'),
    ) +
    p.poplars(120, 124, 0.6, 8) +
    tulipRows(132, 0) +
    shape('M-4 262C100 246 300 250 404 258V304H-4Z', '#A58A60') +
    shape('M-4 262C100 246 300 250 404 258V266C300 256 100 254 -4 270Z', '#7b8f58') +
    p.bike(118, 286, 1.3, '#2b1c12', '#3F6B68') +
    person({
      x: 106,
      y: 270,
      s: 1.35,
      on: 'feet',
      ...HENK,
      top: '#EDE3CC',
      bottom: '#4a4e52',
      legs: [
        [22, -10],
        [34, 0],
      ],
      lean: 10,
      look: 0.6,
      arms: [
        [48, 74],
        [54, 78],
      ],
      shadow: false,
      facing: 1,
      mouth: 'laugh',
    }) +
    boy({
      x: 74,
      y: 262,
      s: 1.08,
      on: 'feet',
      top: C.brick,
      bottom: '#4a4e52',
      legs: [
        [50, 0],
        [60, 6],
      ],
      lean: 2,
      arms: [
        [50, 90],
        [50, 90],
      ],
      look: 0.2,
      shadow: false,
      mouth: 'laugh',
    }) +
    p.bike(280, 290, 1.3, '#2b1c12', '#9A3B26') +
    person({
      x: 268,
      y: 274,
      s: 1.32,
      ...RIET,
      outfit: 'dress',
      sit: true,
      top: '#E3B45C',
      legs: [
        [30, -10],
        [44, 0],
      ],
      lean: 8,
      look: -0.4,
      arms: [
        [-130, -160],
        [54, 78],
      ],
      shadow: false,
      facing: 1,
      mouth: 'laugh',
      eyes: 'happy',
      detail: [['collar', C.cream]],
      hat: ['kerchief', '#FBF3E1'],
    }) +
    put(
      324,
      250,
      1,
      shape('M-12 -6H14L10 10H-8Z', '#A2714B') +
        many(6, (i) =>
          p.tulip(-10 + i * 4.5, -10 - (i % 2) * 5, 0.9, ['#C0412F', '#E3B45C'][i % 2]),
        ),
    ) +
    person({
      age: 'toddler',
      x: 240,
      y: 258,
      s: 1.05,
      top: '#7E9FB0',
      bottom: '#4a4e52',
      hair: ['tuft', '#B98F5C'],
      legs: [
        [50, 0],
        [60, 6],
      ],
      arms: [
        [40, 90],
        [50, 90],
      ],
      shadow: false,
    }),
};

export const televisie = {
  era: '60',
  art:
    p.wallpaper(400, 226, '#7a5f48', '#8f6f4c', 40) +
    p.floor(226, 400, 300, '#5d4431') +
    oval(200, 280, 190, 26, '#8C3B28', 'opacity=".7"') +
    oval(200, 280, 160, 20, '#B9603F', 'opacity=".6"') +
    p.pane(30, 36, 66, 92, '#232b3d') +
    dot(66, 62, 11, '#F7EFD6') +
    glow(66, 62, 28, '#F7EFD6', 0.5) +
    p.bars(30, 36, 66, 92) +
    p.curtains(30, 36, 66, 92, '#A8662F', 18) +
    glow(226, 150, 180, '#DCEAF0', 0.45) +
    put(
      226,
      210,
      1,
      rect(-62, -96, 124, 84, '#5a351f', 'rx="8"') +
        rect(-54, -89, 84, 68, '#cfe0e6', 'rx="14"') +
        rect(-54, -49, 84, 28, '#8d979b', 'rx="6"') +
        rect(-54, -56, 84, 10, '#8d979b') +
        dot(4, -76, 8, '#eef4f5') +
        shape('M-34 -36V-54l5 -4h7l5 4v18h-5v-10h-6v10z', '#f7fafa') +
        dot(-25.5, -63, 6, '#f7fafa') +
        oval(-24.5, -63, 3.6, 3, '#3a454c') +
        stroke('M-12 -30v-34', '#5b666c', 1.6) +
        rect(-12, -64, 17, 10, '#dfe6e8') +
        dot(45, -76, 6, '#E9D6AF') +
        dot(45, -58, 6, '#E9D6AF') +
        stroke('M38 -40h14M38 -34h14M38 -28h14', '#E9D6AF', 1.6) +
        stroke('M-46 -12L-54 12M46 -12L54 12', '#3a2416', 6) +
        stroke('M-8 -96L-34 -132M8 -96L34 -128', '#C9BFA8', 2),
    ) +
    p.sofa(20, 292, 90, '#4F6E48').replace(/^/, '<g transform="translate(-10 0)">').concat('</g>') +
    person({
      x: 40,
      y: 286,
      s: 1.32,
      sit: true,
      ...OLD_HENK,
      hair: ['bald', C.grey],
      moustache: C.grey,
      top: '#5b4a5a',
      bottom: '#3a332b',
      legs: [
        [60, 4],
        [66, 4],
      ],
      look: 0.9,
      mouth: 'oh',
      arms: [
        [20, 80],
        [30, 84],
      ],
      shadow: false,
    }) +
    person({
      x: 84,
      y: 286,
      s: 1.38,
      sit: true,
      ...RIET,
      outfit: 'dress',
      hair: ['bob', '#6B4426'],
      top: '#D58A3A',
      legs: [
        [60, 4],
        [66, 4],
      ],
      look: 0.9,
      mouth: 'laugh',
      tilt: 4,
      arms: [
        [120, 168],
        [30, 84],
      ],
      bare: true,
      shadow: false,
      detail: [['necklace', C.cream]],
    }) +
    person({
      x: 362,
      y: 286,
      s: 1.5,
      ...HENK,
      outfit: 'trousers',
      top: '#3F6B68',
      bottom: '#4a3a2e',
      look: -0.9,
      arms: [
        [-26, -40],
        [20, -30],
      ],
      mouth: 'calm',
      detail: [['collar', C.cream]],
    }) +
    person({
      x: 312,
      y: 262,
      s: 1.3,
      outfit: 'dress',
      top: '#8C5A86',
      hair: ['perm', C.grey],
      glasses: C.ink,
      look: -0.9,
      mouth: 'oh',
      arms: [
        [-150, 160],
        [20, -30],
      ],
    }) +
    boy({
      x: 158,
      y: 296,
      s: 1.45,
      on: 'hip',
      back: true,
      top: '#C0502F',
      bottom: '#3a4a5c',
      legs: [
        [-60, 30],
        [60, -30],
      ],
      detail: [['stripes', C.cream]],
    }) +
    boy({
      x: 214,
      y: 298,
      s: 1.36,
      on: 'hip',
      back: true,
      hair: ['short', '#B98F5C'],
      top: '#5b7c9a',
      bottom: '#3a4a5c',
      legs: [
        [-60, 30],
        [60, -30],
      ],
    }) +
    girl({
      x: 268,
      y: 298,
      s: 1.25,
      on: 'hip',
      sit: true,
      back: true,
      hair: ['pigtails', '#8f5a2c'],
      top: '#F3E3CC',
      legs: [
        [-60, 30],
        [60, -30],
      ],
    }) +
    p.dog(306, 298, 0.62, '#A2714B'),
};

export const autoloos = {
  era: '70',
  art:
    wash(0, 0, 400, 150, '#C8D4D4', '#EFE6D0') +
    p.cloud(100, 46, 1) +
    p.cloud(310, 34, 0.8) +
    rect(0, 138, 400, 30, '#9AA878') +
    p.poplars(10, 146, 0.7, 8, '#A8864E') +
    p.poplars(280, 146, 0.7, 8, '#96794a') +
    shape('M150 150H250L420 304H-20Z', '#8f8b84') +
    shape('M196 150H204L226 304H174Z', '#9AA878') +
    shape('M158 150L26 304H34L162 150ZM242 150L366 304H374L246 150Z', '#F3EEDF') +
    many(
      5,
      (i) =>
        shape(
          `M${178 - i * i * 4 - i * 4} ${160 + i * i * 6 + i * 4}l-${2 + i} ${6 + i * 4}h${1.5 + i}l${2 + i} -${6 + i * 4}z`,
          '#F3EEDF',
        ) +
        shape(
          `M${221 + i * i * 4 + i * 4} ${160 + i * i * 6 + i * 4}l${2 + i} ${6 + i * 4}h-${1.5 + i}l-${2 + i} -${6 + i * 4}z`,
          '#F3EEDF',
        ),
    ) +
    put(
      306,
      158,
      1,
      stroke('M-26 0V-62M26 0V-62', '#7b7568', 3) +
        rect(-42, -74, 84, 30, '#3b6ea0', 'rx="3"') +
        stroke('M-30 -64h38M-30 -55h26', '#FFFDF7', 2.6) +
        shape('M22 -52v-12h-5l9 -9l9 9h-5v12z', '#FFFDF7'),
    ) +
    person({
      x: 190,
      y: 204,
      s: 0.66,
      top: C.ochre,
      bottom: '#56738F',
      hair: ['long', C.umber],
      outfit: 'trousers',
      legs: [
        [-24, -30],
        [20, 0],
      ],
      arms: [
        [-70, -80],
        [70, 80],
      ],
    }) +
    p.bike(244, 200, 0.5) +
    person({
      x: 240,
      y: 193,
      s: 0.56,
      top: '#8C5A86',
      hair: ['short', C.ink],
      legs: [
        [20, -10],
        [30, 0],
      ],
      lean: 12,
      arms: [
        [50, 80],
        [50, 80],
      ],
      shadow: false,
    }) +
    person({
      x: 96,
      y: 282,
      s: 1.58,
      ...HENK,
      hair: ['side', '#4a3a2e'],
      moustache: '#4a3a2e',
      top: '#A5612E',
      bottom: '#5b4a3a',
      outfit: 'trousers',
      legs: [
        [-30, -46],
        [22, -6],
      ],
      lean: 8,
      look: 0.5,
      mouth: 'laugh',
      arms: [
        [-70, -100],
        [66, 60],
      ],
      detail: [['collar', '#E9C98F']],
      shoes: '#B8412F',
      over: '',
    }) +
    person({
      x: 184,
      y: 286,
      s: 1.55,
      ...RIET,
      hair: ['bob', '#6B4426'],
      outfit: 'skirt',
      hem: 0.52,
      top: '#D9943A',
      bottom: '#6d4a2e',
      look: -0.3,
      mouth: 'laugh',
      eyes: 'happy',
      legs: [
        [-14, -4],
        [20, 24],
      ],
      stocking: '#EBC7A3',
      arms: [
        [-70, -66],
        [84, 80],
      ],
      scarf: '#8C3B28',
      shoes: '#FFFDF7',
    }) +
    person({
      age: 'teen',
      x: 268,
      y: 284,
      s: 1.5,
      skin: C.skinA,
      hair: ['bob', '#8f6a3a'],
      top: '#3F7B78',
      bottom: '#56738F',
      legs: [
        [-22, -40],
        [26, 4],
      ],
      lean: 6,
      arms: [
        [-84, -80],
        [70, 120],
      ],
      look: -0.2,
      mouth: 'laugh',
      detail: [['stripes', C.cream]],
      shoes: '#E3B45C',
    }) +
    girl({
      x: 334,
      y: 288,
      s: 1.45,
      hair: ['pigtails', '#8f5a2c'],
      top: '#C0412F',
      stocking: '#FFFDF7',
      arms: [
        [-100, -130],
        [80, 110],
      ],
      legs: [
        [-20, -6],
        [22, 12],
      ],
      mouth: 'oh',
      hat: ['beanie', '#E3B45C', '#FFFDF7'],
      shoes: '#FFFDF7',
    }) +
    many(8, (i) => dot([84, 96, 122, 134, 166, 176, 214, 224][i], 285, 3, '#2b1c12')),
};

export const tent = {
  era: '70',
  art:
    wash(0, 0, 400, 170, '#C3D3C8', '#EFE3C4') +
    many(13, (i) =>
      put(
        i * 34 - 6,
        176,
        0.8 + (i % 3) * 0.18,
        shape(
          'M0 -130L20 -80H10L28 -44H14L34 0H-34L-14 -44H-28L-10 -80H-20Z',
          ['#4F6E48', '#5f7d52', '#456340'][i % 3],
        ),
      ),
    ) +
    rect(-4, 168, 408, 140, '#A9A868') +
    shape('M-4 206C100 194 300 198 404 210V304H-4Z', '#9aa05e') +
    p.grass(0, 250, 400, 40, 8, '#6f7d45') +
    shape('M40 252L126 120L222 252Z', '#D9822F') +
    shape('M126 120L222 252L262 236L160 116Z', '#B4641f') +
    shape('M98 252L126 132L154 252Z', '#5d3a1c') +
    shape('M98 252L126 132L116 252Z', '#F0A85A') +
    stroke('M126 118V108M40 252l-16 8M222 252l14 10M262 236l16 6', C.umber, 2.4) +
    put(
      330,
      250,
      1,
      rect(-30, -34, 60, 4, '#C9BFA8') +
        stroke('M-24 -30L18 0M24 -30L-18 0', '#8c8478', 3) +
        rect(-12, -46, 22, 12, '#3b6ea0') +
        oval(-1, -47, 13, 3, '#5a88b5') +
        stroke('M-6 -52q-3 -5 0 -9M4 -52q3 -5 0 -9', '#fff', 1.6, 'opacity=".6"'),
    ) +
    person({
      x: 288,
      y: 284,
      s: 1.38,
      sit: true,
      ...HENK,
      hair: ['side', '#5a4a3e'],
      moustache: '#5a4a3e',
      top: '#6F8C56',
      bottom: '#8a7350',
      outfit: 'shorts',
      legs: [
        [54, -4],
        [64, 4],
      ],
      look: 0.6,
      bare: true,
      arms: [
        [30, 80],
        [44, 96],
      ],
      socks: '#C9BFA8',
      shoes: '#8A5A34',
      eyes: 'happy',
      shadow: false,
    }) +
    stroke('M262 284L296 236M262 238L300 284M258 238L256 210', '#8c8478', 3) +
    person({
      x: 196,
      y: 286,
      s: 1.34,
      on: 'hip',
      ...RIET,
      hair: ['bob', '#6B4426'],
      outfit: 'trousers',
      top: '#E9B44C',
      bottom: '#56738F',
      legs: [
        [70, 110],
        [62, 104],
      ],
      look: -0.4,
      lean: -4,
      bare: true,
      mouth: 'laugh',
      arms: [
        [-30, 0],
        [30, 80],
      ],
      detail: [['stripes', '#C0412F']],
    }) +
    girl({
      x: 126,
      y: 276,
      s: 1.22,
      on: 'hip',
      sit: true,
      hair: ['pigtails', '#8f5a2c'],
      top: '#C0412F',
      stocking: C.skinA,
      legs: [
        [-40, 30],
        [40, -30],
      ],
      arms: [
        [-20, 50],
        [20, -50],
      ],
      eyes: 'happy',
      mouth: 'laugh',
    }) +
    stroke('M20 150L110 120', '#C9BFA8', 1.4) +
    shape('M36 146l20 -6 2 26l-20 4z', '#C0412F') +
    shape('M70 134l18 -6 3 20l-18 4z', '#F6EAD4') +
    person({
      age: 'teen',
      x: 60,
      y: 288,
      s: 1.42,
      top: '#3F7B78',
      bottom: '#56738F',
      outfit: 'shorts',
      bare: true,
      hair: ['bob', '#8f6a3a'],
      look: 0.6,
      arms: [
        [-16, -6],
        [64, 40],
      ],
      hold: [null, (h) => p.ball(h[0] + 6, h[1] + 10, 7)],
    }),
};

export const volkstuin = {
  era: '70',
  w: 300,
  h: 300,
  art:
    wash(0, 0, 300, 140, '#C9DADB', '#F2EAD0') +
    p.cloud(60, 36, 0.9) +
    p.tree(268, 138, 1, '#93A872', '#6f8a58') +
    rect(-4, 130, 308, 176, '#8FA15e') +
    put(
      70,
      148,
      1,
      rect(-50, -70, 100, 70, '#6F8C6A') +
        many(9, (i) => stroke(`M${-46 + i * 12} -70V0`, '#5d7858', 1.4)) +
        shape('M-58 -68L0 -108L58 -68Z', '#9A3B26') +
        rect(12, -48, 24, 48, '#F3E6CC') +
        rect(-36, -52, 30, 26, '#DCE7E3') +
        stroke('M-21 -52v26M-36 -39h30', '#F3E6CC', 2.4) +
        rect(-40, -24, 38, 7, '#8A5A34') +
        many(6, (i) => dot(-37 + i * 6.6, -27, 4.6, i % 2 ? C.red : '#E8A0A0')),
    ) +
    many(4, (i) =>
      shape(`M${-10 + i * 84} 304L${80 + i * 44} 164h26L${60 + i * 84} 304Z`, '#6d4a30'),
    ) +
    many(4, (r) =>
      many(6, (i) => {
        const t = i / 6;
        const x = 22 + r * 84 + (93 + r * 44 - (22 + r * 84)) * (1 - t);
        const y = 176 + t * t * 110;
        const s = 0.35 + t * 0.7;
        return put(
          x,
          y,
          s,
          r % 2
            ? dot(0, -6, 9, '#7C9A5E') + dot(-5, -4, 6, '#93b06e') + dot(6, -5, 6, '#6f8f52')
            : stroke('M0 0q-6 -10 -10 -12M0 0V-16M0 0q6 -10 10 -13', '#4F6E48', 3),
        );
      }),
    ) +
    stroke('M236 178V96M252 178V96M268 178V96M232 110H272', '#8A5A34', 2.4) +
    many(12, (i) => oval(236 + (i % 3) * 16, 104 + Math.floor(i / 3) * 18, 6, 5, '#5f7d45')) +
    many(5, (i) => dot(238 + (i % 3) * 16, 112 + i * 11, 3, C.red)) +
    person({
      x: 196,
      y: 272,
      s: 1.6,
      ...HENK,
      hair: ['bald', '#8C8478'],
      moustache: '#8C8478',
      hat: ['sun', '#E4CD94', '#5B4131'],
      top: '#DCC9A0',
      bottom: '#4a5a6c',
      detail: [['braces', '#4a5a6c']],
      bare: true,
      lean: 6,
      look: -0.6,
      mouth: 'laugh',
      arms: [
        [-44, -96],
        [-20, -30],
      ],
      hold: [
        (h) =>
          put(
            h[0],
            h[1] - 4,
            0.85,
            shape('M0 0C-16 -6 -16 -26 0 -28C16 -26 16 -6 0 0Z', '#DE7F33') +
              stroke('M0 -26q-2 -8 4 -10', C.moss, 3) +
              stroke('M-6 -2C-10 -12 -8 -22 -3 -27M6 -2C10 -12 8 -22 3 -27', '#B9602a', 1.4),
          ),
        (h) =>
          stroke(`M${h[0] - 2} ${h[1] - 34}L${h[0]} ${h[1] + 42}`, '#8A5A34', 3) +
          shape(`M${h[0] - 7} ${h[1] + 40}h14v14l-7 6l-7 -6z`, '#8c8478'),
      ],
    }) +
    person({
      x: 108,
      y: 276,
      s: 1.54,
      ...RIET,
      hair: ['bob', '#8a6a4c'],
      outfit: 'skirt',
      hem: 0.6,
      top: '#C0502F',
      bottom: '#3F6B68',
      bare: true,
      look: 0.6,
      tilt: 6,
      eyes: 'happy',
      mouth: 'laugh',
      arms: [
        [-30, -4],
        [40, 64],
      ],
      hold: [
        (h) =>
          put(
            h[0],
            h[1] + 2,
            1,
            stroke('M-12 4C-12 -8 12 -8 12 4', '#8A5A34', 2) +
              shape('M-14 4H14L10 18H-10Z', '#B98A52') +
              dot(-6, 3, 5, C.red) +
              dot(3, 2, 5, '#7C9A5E') +
              dot(9, 4, 4, C.orange),
          ),
        null,
      ],
    }),
};

export const station = {
  era: '70',
  art:
    wash(0, 0, 400, 300, '#DCD6C2', '#EFE6CF') +
    shape('M-4 70C80 10 320 10 404 70V40C320 -20 80 -20 -4 40Z', '#5d6d66') +
    many(9, (i) =>
      stroke(
        `M${20 + i * 45} ${62 - 32 * Math.sin(((i + 0.5) / 9) * Math.PI)}V${20 - 20 * Math.sin(((i + 0.5) / 9) * Math.PI)}`,
        '#4a5851',
        2,
      ),
    ) +
    stroke('M44 60V226M356 60V226', '#4a5851', 8) +
    stroke('M44 84C60 60 80 56 96 50M356 84C340 60 320 56 304 50', '#4a5851', 5) +
    rect(112, 100, 300, 112, '#E3B53C', 'rx="8"') +
    rect(112, 186, 300, 14, '#2C5A94') +
    many(
      4,
      (i) =>
        rect(132 + i * 72, 118, 52, 38, '#5c7480', 'rx="5"') +
        rect(132 + i * 72, 118, 52, 12, '#7d97a2', 'rx="5"'),
    ) +
    rect(192, 112, 8, 88, '#C99A2c') +
    rect(112, 208, 300, 10, '#3a332b') +
    boyHead(300, 146, '#2b1c12') +
    boyHead(370, 148, '#8f6a3a') +
    rect(-4, 216, 408, 90, '#B5A894') +
    rect(-4, 216, 408, 7, '#F3EEDF') +
    stroke('M-4 250H404M-4 280H404', '#9c907d', 1) +
    put(
      200,
      66,
      1,
      rect(-44, -18, 88, 28, '#2C5A94', 'rx="3"') +
        stroke('M-30 -7h44M-30 1h30', '#FFFDF7', 3) +
        stroke('M-30 -18v-18M30 -18v-18', '#4a5851', 2),
    ) +
    put(
      74,
      112,
      1,
      dot(0, 0, 17, '#FFFDF7') +
        `<circle r="17" fill="none" stroke="#3a332b" stroke-width="3"/>` +
        stroke('M0 0V-10M0 0L8 5', '#2b1c12', 2.2),
    ) +
    person({
      age: 'adult',
      x: 196,
      y: 286,
      s: 1.52,
      skin: C.skinA,
      hair: ['pony', '#8f5a2c'],
      top: '#7A4A86',
      bottom: '#56738F',
      outfit: 'trousers',
      look: -0.6,
      tilt: -8,
      eyes: 'closed',
      arms: [
        [-70, -84],
        [14, 6],
      ],
      detail: [['hoop', '#B98AC0']],
      scarf: '#E3B45C',
      hold: [
        null,
        (h) =>
          put(
            h[0],
            h[1] + 2,
            0.9,
            stroke('M-7 0v-4h14v4', '#3a281c', 2) +
              rect(-20, 0, 40, 28, '#9A3B26', 'rx="4"') +
              rect(-20, 8, 40, 3, '#7d2e1e') +
              rect(-8, 14, 10, 7, C.mustard),
          ),
      ],
    }) +
    person({
      x: 148,
      y: 286,
      s: 1.5,
      ...RIET,
      hair: ['perm', '#9a8066'],
      outfit: 'coat',
      top: '#3F6B68',
      look: 0.6,
      tilt: 10,
      eyes: 'closed',
      mouth: 'smile',
      arms: [
        [30, 60],
        [66, 88],
      ],
      stocking: C.skinA,
      bottom: '#C9A98a',
    }) +
    person({
      x: 92,
      y: 288,
      s: 1.54,
      ...HENK,
      hair: ['bald', '#8C8478'],
      moustache: '#8C8478',
      hat: ['cap', '#5b4a3a'],
      outfit: 'coat',
      top: '#7d6a4c',
      bottom: '#3a332b',
      look: 0.7,
      mouth: 'calm',
      arms: [
        [-10, 20],
        [20, -160],
      ],
      hold: [null, (h) => shape(`M${h[0] - 4} ${h[1]}l9 -7l4 8l-8 6z`, '#FFFDF7')],
    }) +
    put(
      258,
      288,
      1,
      rect(-16, -22, 32, 22, '#B98A52') +
        many(3, (i) =>
          put(
            -9 + i * 9,
            -22,
            0.5,
            stroke('M0 0q-4 -14 -8 -16M0 0V-22M0 0q4 -14 8 -16', C.moss, 3),
          ),
        ),
    ),
};
function boyHead(x, y, hair) {
  return put(
    x,
    y,
    0.9,
    head({ skin: C.skinB, hair: ['short', hair], look: -0.5 }) + rect(-12, 10, 24, 8, '#4a5a6c'),
  );
}

export const opSchoot = {
  era: '90',
  w: 300,
  h: 400,
  art:
    p.wallpaper(300, 300, '#E4CFA8', '#D6BB8C', 36) +
    p.floor(300, 300, 400, '#A27450') +
    oval(150, 372, 130, 22, '#9A4A38', 'opacity=".75"') +
    p.frame(
      34,
      60,
      46,
      56,
      put(
        57,
        98,
        1.25,
        bride({ x: 7, y: 24, s: 0.36, shadow: false }) +
          groom({ x: -8, y: 24, s: 0.38, shadow: false }),
      ),
      '#8A6A3c',
    ) +
    p.frame(100, 74, 34, 28, shape('M100 102V92l10 -9l8 6l7 -5l9 9v9z', '#7E9F9D')) +
    put(
      250,
      300,
      1,
      rect(-22, -4, 44, 6, '#6e4630') +
        stroke('M-14 2V64M14 2V64', '#6e4630', 4) +
        put(
          0,
          -4,
          1,
          stroke('M0 0V-70', '#8A6A3c', 4) +
            shape('M-30 -64L-18 -112H18L30 -64Z', '#F3DDA4') +
            glow(0, -80, 80, '#FFE9B0', 0.55),
        ),
    ) +
    p.cup(238, 296, 0.7, '#FFFDF7') +
    p.armchair(150, 366, 2.05, '#4F7068') +
    person({
      x: 150,
      y: 372,
      s: 1.95,
      sit: true,
      ...OLD_RIET,
      hair: ['curls', '#B9ADA0'],
      outfit: 'dress',
      top: '#B5533F',
      legs: [
        [-14, -2],
        [14, 2],
      ],
      look: 0.3,
      tilt: 10,
      eyes: 'happy',
      arms: [
        [-22, 62],
        [26, -20],
      ],
      detail: [
        ['collar', C.cream],
        ['necklace', C.cream],
      ],
      shadow: false,
      stocking: '#C9A98a',
      shoes: '#5B4131',
      behind: [true, true],
    }) +
    person({
      age: 'toddler',
      x: 172,
      y: 318,
      s: 2,
      on: 'hip',
      skin: C.skinA,
      hair: ['pigtails', '#7A4E2C'],
      top: '#E9B44C',
      outfit: 'dress',
      sit: true,
      legs: [
        [30, 10],
        [42, 16],
      ],
      arms: [
        [-30, 20],
        [-50, -70],
      ],
      look: -0.6,
      mouth: 'laugh',
      stocking: '#FFFDF7',
      shoes: C.red,
      shadow: false,
      detail: [['dots', '#fff']],
    }) +
    stroke('M118 272C116 296 128 306 150 300', '#B5533F', 13) +
    dot(154, 299, 7, C.skinA) +
    put(
      140,
      318,
      1,
      `<g transform="rotate(-12)">${rect(-34, -22, 34, 40, '#FFFDF7')}${rect(0, -22, 34, 40, '#FBF3E1')}${rect(-36, -24, 72, 44, 'none', 'stroke="#1E6460" stroke-width="4"')}${dot(-17, -6, 9, '#E8A0A0')}${stroke('M8 -12h20M8 -4h20M8 4h14', C.grey, 1.6)}</g>`,
    ).replace('translate(140 318) scale(1)', 'translate(128 330) scale(.8)'),
};

export const kerst = {
  era: '90',
  art:
    p.stripes(400, 226, '#B8523C', '#AD4834', 30) +
    rect(0, 150, 400, 76, '#E9DCC0') +
    rect(0, 146, 400, 6, '#CDB88E') +
    p.floor(226, 400, 300, '#9a6a44') +
    oval(200, 284, 190, 22, '#4F6E48', 'opacity=".55"') +
    p.pane(34, 36, 76, 92, '#27344a') +
    many(24, (i) => dot(38 + ((i * 31) % 70), 40 + ((i * 43) % 84), 1.8, '#fff')) +
    p.bars(34, 36, 76, 92) +
    p.curtains(34, 36, 76, 92, '#2f5a4c', 16) +
    p.xmasTree(300, 262, 1.25, { seed: 5 }) +
    p.gift(250, 276, 1, C.petrol, C.cream) +
    p.gift(348, 278, 1.25, C.mustard, C.red) +
    p.gift(286, 284, 0.9, '#8C5A86', C.mustard) +
    glow(300, 160, 150, '#FFE2A0', 0.35) +
    person({
      x: 72,
      y: 288,
      s: 1.58,
      ...OLD_HENK,
      top: '#4F6E48',
      bottom: '#5b4a3a',
      look: 0.7,
      arms: [
        [-18, 40],
        [60, 70],
      ],
      eyes: 'happy',
      shadow: false,
      detail: [['collar', C.cream]],
    }) +
    person({
      x: 134,
      y: 286,
      s: 1.52,
      ...OLD_RIET,
      hair: ['curls', '#CFC6BB'],
      outfit: 'dress',
      top: '#7A2E5D',
      look: 0.7,
      tilt: 6,
      mouth: 'laugh',
      eyes: 'happy',
      arms: [
        [-30, 30],
        [58, 96],
      ],
      detail: [['necklace', C.cream]],
      hold: [null, (h) => p.gift(h[0] + 6, h[1] + 4, 0.7, C.red, C.cream)],
      stocking: '#C9A98a',
    }) +
    girl({
      x: 196,
      y: 290,
      s: 1.55,
      hair: ['long', '#7A4E2C'],
      top: '#C0412F',
      stocking: '#FFFDF7',
      look: -0.3,
      arms: [
        [-86, -110],
        [30, 40],
      ],
      mouth: 'laugh',
      eyes: 'happy',
      hat: ['band', '#FFFDF7'],
      detail: [['collar', '#fff']],
    }) +
    boy({
      x: 240,
      y: 294,
      s: 1.2,
      on: 'hip',
      top: '#2C5A94',
      bottom: '#56738F',
      outfit: 'trousers',
      hair: ['side', '#B98F5C'],
      legs: [
        [-66, 30],
        [66, -30],
      ],
      look: 0.4,
      arms: [
        [-20, 50],
        [20, -50],
      ],
      mouth: 'oh',
      over: put(0, 2, 0.52, p.gift(0, 0, 1, C.mustard, C.red)),
    }) +
    p.cat(366, 296, 0.82, '#D9822F', { tilt: -8 }),
};

export const legeStoel = {
  era: '90',
  w: 300,
  h: 400,
  art:
    rect(0, 0, 300, 300, '#C9C2AE') +
    p.floor(300, 300, 400, '#8f7152') +
    p.pane(70, 60, 150, 170, '#DDE3DA') +
    shape('M70 230V190C100 176 130 196 160 186C190 178 200 190 220 184V230Z', '#A9A878') +
    p.bareTree(176, 198, 0.95, '#6f6152') +
    many(9, (i) =>
      oval(90 + ((i * 37) % 120), 206 + ((i * 13) % 20), 3, 1.6, ['#C98C3C', '#B4641f'][i % 2]),
    ) +
    dot(112, 110, 20, '#FBF3DC') +
    glow(112, 110, 70, '#FFF3CF', 0.8) +
    p.bars(70, 60, 150, 170) +
    p.curtains(70, 60, 150, 170, '#E4D6B8', 26) +
    put(
      92,
      240,
      0.7,
      shape('M-14 0H14L11 -22H-11Z', C.brick) +
        stroke('M0 -22C-4 -44 -16 -40 -20 -52M0 -22V-58', C.moss, 4) +
        dot(-20, -54, 6, '#E8A0A0') +
        dot(0, -60, 7, '#E8A0A0'),
    ) +
    shape('M84 246L216 246L280 400H40Z', '#FFF3CF', 'opacity=".28"') +
    p.armchair(158, 372, 1.9, '#7d5a3c') +
    put(
      136,
      214,
      1.5,
      shape(
        'M-11 -3.600C-13 -13.600 7 -16 11 -6.400C14.600 -5.600 15.400 -4 14.600 -2.600Q8 -4.600 -10.600 -2.800Z',
        '#5b5a52',
      ) + stroke('M-10.900 -3.200Q4 -5 14.600 -2.800', '#000', 1, 'opacity=".3"'),
    ).replace('translate(136 214)', 'translate(118 206)') +
    put(160, 312, 1.2, p.cat(0, 0, 1, '#4a3a30', { shut: true, tilt: 6 })) +
    put(
      250,
      340,
      1,
      rect(-26, -4, 52, 6, '#5B3A22') +
        stroke('M0 2V44M-16 46H16', '#5B3A22', 5) +
        stroke('M-8 -10a6 6 0 1 0 .1 0M8 -10a6 6 0 1 0 .1 0M-2 -6q2 -3 4 0', '#3a2a20', 1.8) +
        rect(-22, -8, 2, 2, '#fff', 'opacity="0"'),
    ) +
    put(
      52,
      370,
      1,
      shape('M-22 0C-22 -12 -8 -12 -4 -16H6V0Z', '#7d3426') + oval(0, -15, 7, 2.4, '#4a1f16'),
    ) +
    put(
      86,
      376,
      1,
      shape('M-22 0C-22 -12 -8 -12 -4 -16H6V0Z', '#7d3426') + oval(0, -15, 7, 2.4, '#4a1f16'),
    ),
};

export const raam = {
  era: 'now',
  art:
    rect(0, 0, 400, 300, '#B5674A') +
    many(16, (r) =>
      many(12, (i) =>
        rect(
          i * 36 - (r % 2) * 18,
          r * 19,
          34,
          17,
          ['#BC6E50', '#AF6145', '#B86A4e'][(i + r * 2) % 3],
        ),
      ),
    ) +
    rect(84, 24, 232, 190, '#FFFDF7') +
    rect(96, 36, 208, 166, '#F0D9A8') +
    rect(96, 36, 208, 166, '#EBD2A0') +
    rect(250, 60, 36, 46, '#8A6A3c') +
    rect(254, 64, 28, 38, '#EFE6D2') +
    glow(140, 90, 90, '#FFEFC0', 0.8) +
    person({
      x: 194,
      y: 268,
      s: 1.95,
      ...OLD_RIET,
      outfit: 'dress',
      top: '#3F7B78',
      arms: [
        [-30, -162],
        [24, 30],
      ],
      mouth: 'laugh',
      eyes: 'happy',
      tilt: 4,
      detail: [['necklace', C.cream]],
      shadow: false,
    }) +
    rect(84, 200, 232, 14, '#FFFDF7') +
    rect(78, 210, 244, 9, '#E4DCCB') +
    rect(78, 218, 244, 90, '#B5674A') +
    many(5, (r) =>
      many(8, (i) =>
        rect(
          78 + i * 36 - (r % 2) * 18,
          220 + r * 19,
          34,
          17,
          ['#BC6E50', '#AF6145', '#B86A4e'][(i + r * 2) % 3],
        ),
      ),
    ) +
    shape('M96 36H170L120 202H96ZM190 36H210L160 202H140Z', '#fff', 'opacity=".2"') +
    p.put(280, 202, 0.8, p.vase(0, 0, 1, '#E3B45C', '#9A3B26')) +
    p.cat(122, 202, 0.72, '#D9822F', { tilt: 8 }) +
    rect(-4, 276, 408, 30, '#A8A294') +
    p.bush(20, 290, 1.6, '#5f7d52') +
    p.bush(372, 292, 1.7, '#5f7d52') +
    p.daisies(340, 250, 60, 34, 12, 3) +
    girl({
      x: 122,
      y: 302,
      s: 1.4,
      back: true,
      hair: ['pony', '#7A4E2C'],
      top: '#E9B44C',
      stocking: '#56738F',
      arms: [
        [-156, -168],
        [16, 10],
      ],
    }) +
    person({
      x: 278,
      y: 304,
      s: 1.44,
      back: true,
      skin: C.skinA,
      hair: ['long', '#5A3B22'],
      top: '#C0502F',
      bottom: '#3a4a5c',
      arms: [
        [-20, -10],
        [156, 172],
      ],
    }) +
    person({
      age: 'toddler',
      x: 236,
      y: 304,
      s: 1.3,
      back: true,
      hair: ['short', '#B98F5C'],
      top: '#5b7c9a',
      bottom: '#4a5a6c',
      arms: [
        [-130, -160],
        [40, -150],
      ],
      hold: [
        (h) =>
          put(
            h[0],
            h[1],
            0.8,
            rect(-16, -20, 30, 22, '#fff') +
              shape(
                'M-1 -4C-10 -10 -9 -16 -5 -16C-2 -16 -1 -13 -1 -13C-1 -13 0 -16 3 -16C7 -16 8 -10 -1 -4Z',
                C.red,
              ),
          ),
        null,
      ],
    }),
};

export const brievendoos = {
  era: 'now',
  w: 300,
  h: 300,
  art:
    rect(0, 0, 300, 300, '#A9744a') +
    many(6, (i) => rect(0, i * 52, 300, 50, ['#B17C50', '#AB764b', '#B58156'][i % 3])) +
    many(12, (i) =>
      stroke(`M${(i * 67) % 300} ${14 + i * 25}q40 -4 80 0`, '#94623c', 1.2, 'opacity=".5"'),
    ) +
    put(
      152,
      150,
      1,
      rect(-84, -66, 168, 126, '#7d2e1e', 'rx="8"') + rect(-76, -58, 152, 110, '#5d2116', 'rx="4"'),
    ) +
    p.letterCard(120, 140, 1.9, -8, '#F6EAD4') +
    p.letterCard(168, 128, 1.8, 7, '#E7EEF0') +
    p.letterCard(184, 166, 1.9, -3, '#F3DFC4') +
    p.letterCard(130, 176, 1.8, 5, '#FBF3E1') +
    stroke('M98 152L206 160M146 96V204', '#A8392C', 3) +
    shape('M150 156C132 140 126 152 150 156C174 140 180 156 150 156Z', '#A8392C') +
    // loose photographs
    put(
      58,
      62,
      1,
      `<g transform="rotate(-12)">${rect(-40, -32, 80, 66, '#FFFDF7')}${rect(-34, -26, 68, 46, '#D8C3A0')}${put(0, 20, 0.42, groom({ x: -14, y: 0, s: 1, shadow: false }) + bride({ x: 15, y: 0, s: 0.96, shadow: false }))}</g>`,
    ) +
    put(
      246,
      54,
      1,
      `<g transform="rotate(10)">${rect(-38, -34, 76, 68, '#FFFDF7')}${rect(-32, -28, 64, 46, '#DDE3DA')}${rect(-32, -4, 64, 12, '#8FA7A2')}${rect(-32, 6, 64, 12, '#E9D2A6')}${put(6, 12, 0.26, p.parasol(0, 0, 1))}</g>`,
    ) +
    put(
      250,
      250,
      1,
      `<g transform="rotate(-9)">${rect(-40, -30, 80, 62, '#FFFDF7')}${rect(-34, -24, 68, 42, '#D9DCD3')}${rect(-34, -24, 68, 18, '#E5C9A2')}${put(16, -6, 0.3, p.windmill(0, 0, 1))}${person(
        {
          x: -10,
          y: 14,
          s: 0.34,
          legs: [
            [-40, -60],
            [18, -8],
          ],
          lean: 16,
          arms: [
            [-60, -40],
            [60, 70],
          ],
          shadow: false,
        },
      )}</g>`,
    ) +
    put(
      46,
      262,
      1.1,
      stroke('M-18 -6a9 9 0 1 0 .1 0M14 -6a9 9 0 1 0 .1 0M-9 0q5 -5 14 0', '#3a2a20', 2.4),
    ) +
    // two hands, old and young
    stroke('M-14 316C40 290 70 262 108 232', '#3F7B78', 40) +
    stroke('M84 248L116 222', C.skinA, 27) +
    stroke('M114 226l22 -18M118 232l26 -12M116 218l16 -20M112 236l22 4', '#E3BC98', 9.5) +
    stroke('M314 214C290 210 262 204 244 196', '#E9B44C', 32) +
    stroke('M254 200L228 190', C.skinA, 21) +
    stroke('M230 188l-20 -10M228 194l-24 2M232 182l-16 -16M232 198l-18 10', '#EBC7A3', 7.5),
};

const cousins = (list) => list.map((o) => person(o)).join('');
export const vijfennegentig = {
  era: 'now',
  art:
    wash(0, 0, 400, 240, '#F3E3C2', '#F7ECD6') +
    p.pane(24, 30, 92, 110, '#CFE4E6') +
    p.tree(70, 142, 0.85, '#A8BF7A', '#7C9A5E') +
    p.bars(24, 30, 92, 110, '#FFFDF7') +
    p.pane(284, 30, 92, 110, '#CFE4E6') +
    p.tree(336, 142, 0.85, '#A8BF7A', '#7C9A5E') +
    p.bars(284, 30, 92, 110, '#FFFDF7') +
    p.floor(232, 400, 300, '#C79a6a') +
    p.bunting(0, 12, 400, 12, 34, [C.red, '#FFFDF7', C.petrol, C.mustard, C.rose], 20) +
    p.balloon(138, 66, 0.9, C.petrol) +
    p.balloon(160, 54, 1, C.mustard) +
    p.balloon(262, 64, 0.95, C.red) +
    cousins([
      {
        x: 40,
        y: 248,
        s: 1.32,
        skin: C.skinB,
        hair: ['bald', '#B9ADA0'],
        glasses: '#3a2a20',
        beard: '#B9ADA0',
        top: '#2C5A94',
        look: 0.5,
        mouth: 'laugh',
        eyes: 'happy',
      },
      {
        x: 86,
        y: 244,
        s: 1.3,
        skin: C.skinA,
        hair: ['bob', '#B98F5C'],
        outfit: 'dress',
        top: '#7A2E5D',
        look: 0.4,
        mouth: 'laugh',
      },
      {
        x: 128,
        y: 240,
        s: 1.32,
        skin: C.skinD,
        hair: ['curls', '#2b1c12'],
        top: '#E9B44C',
        look: 0.3,
        mouth: 'smile',
        eyes: 'happy',
      },
      {
        x: 170,
        y: 238,
        s: 1.28,
        skin: C.skinA,
        hair: ['long', '#7A4E2C'],
        outfit: 'dress',
        top: '#C0502F',
        look: 0.2,
        mouth: 'laugh',
        arms: [
          [-20, 20],
          [150, 168],
        ],
      },
      {
        x: 238,
        y: 238,
        s: 1.34,
        skin: C.skinB,
        hair: ['side', '#8C8478'],
        top: '#4F6E48',
        look: -0.2,
        mouth: 'laugh',
        glasses: '#3a2a20',
      },
      {
        x: 280,
        y: 240,
        s: 1.28,
        skin: C.skinA,
        hair: ['lowbun', '#9a8066'],
        outfit: 'dress',
        top: '#3F7B78',
        look: -0.4,
      },
      {
        x: 322,
        y: 244,
        s: 1.34,
        skin: C.skinC,
        hair: ['short', '#2b1c12'],
        beard: '#2b1c12',
        top: '#F3E3CC',
        look: -0.5,
        mouth: 'laugh',
      },
      {
        x: 364,
        y: 250,
        s: 1.25,
        skin: C.skinC,
        hair: ['pony', '#2b1c12'],
        age: 'teen',
        top: '#A94B6a',
        look: -0.5,
        mouth: 'laugh',
        eyes: 'happy',
        arms: [
          [-20, 10],
          [140, 160],
        ],
      },
    ]) +
    person({
      x: 204,
      y: 286,
      s: 1.52,
      sit: true,
      ...OLD_RIET,
      outfit: 'dress',
      top: '#8C3B5A',
      mouth: 'laugh',
      eyes: 'happy',
      legs: [
        [-14, 0],
        [14, 0],
      ],
      arms: [
        [-30, 40],
        [30, -40],
      ],
      detail: [
        ['necklace', '#FFFDF7'],
        ['collar', C.cream],
      ],
      shadow: false,
      hat: ['crown', C.mustard],
    }) +
    person({
      age: 'toddler',
      x: 148,
      y: 270,
      s: 1.4,
      skin: C.skinD,
      hair: ['curls', '#2b1c12'],
      top: '#FFFDF7',
      outfit: 'dress',
      look: 0.8,
      mouth: 'oh',
      arms: [
        [-20, 10],
        [40, 80],
      ],
    }) +
    person({
      age: 'child',
      x: 262,
      y: 276,
      s: 1.25,
      skin: C.skinA,
      hair: ['short', '#B98F5C'],
      top: '#5b7c9a',
      look: -0.7,
      mouth: 'laugh',
      arms: [
        [-30, -60],
        [20, 20],
      ],
      detail: [['stripes', '#fff']],
    }) +
    p.table(52, 250, 304, 60, '#FFFDF7', { drop: 44, edge: C.red }) +
    p.cake(204, 252, 0.95, {
      base: '#E7B98A',
      icing: '#FBE3DA',
      dots: C.red,
      top: many(9, (i) =>
        p.candle(-26 + i * 6.5, -30, 0.75, 1, [C.petrol, C.red, C.mustard][i % 3]),
      ),
    }) +
    p.cup(110, 252, 0.9, C.petrol) +
    p.cup(296, 252, 0.9, C.brick) +
    p.vase(330, 252, 0.75, C.red, C.petrol) +
    put(82, 252, 1, oval(0, 0, 14, 3, '#E9E2D4') + shape('M-8 -1L8 -1L4 -12Z', '#E7B98A')) +
    p.dog(382, 298, 0.72, '#A2714B'),
};
