// The pictures that only the pages of the site itself show.
import { C, bundle, person } from './figures.mjs';
import * as p from './props.mjs';

const { rect, shape, stroke, dot, oval, many, put, wash, glow } = p;

const racer = (o) =>
  person({
    bottom: '#2C405A',
    legs: [
      [-42, -68],
      [22, -10],
    ],
    arms: [
      [-52, -62],
      [50, 66],
    ],
    lean: 24,
    look: 0.7,
    facing: 1,
    shadow: false,
    ...o,
  });
export const gracht = {
  era: '30',
  art:
    wash(0, 0, 400, 200, '#E6CDA2', '#F8EAD0') +
    dot(84, 58, 23, '#F9F0DB') +
    p.cloud(210, 40, 1, '#FFF6E2', 0.6) +
    p.cloud(340, 62, 0.7, '#FFF6E2', 0.5) +
    p.houses(-14, 178, [62, 74, 66], 11, { height: 86, kinds: ['bell', 'step', 'neck'] }) +
    p.houses(212, 178, [64, 70, 76], 4, { height: 92, kinds: ['spout', 'neck', 'step'] }) +
    p.bareTree(196, 180, 0.74) +
    rect(-4, 176, 408, 8, '#6A4E3A') +
    rect(-4, 182, 408, 122, '#A98E6C') +
    stroke('M20 262h60M150 276h70M330 268h52M176 292h60', '#DCC39B', 2, 'opacity=".65"') +
    shape(
      'M-6 304V214C60 190 120 182 200 182S340 190 406 214V304H330C324 246 270 222 200 222S76 246 70 304Z',
      '#80604A',
    ) +
    many(9, (i) =>
      stroke(
        `M${200 + Math.cos(Math.PI * (1 + (i + 0.5) / 9)) * 131} ${304 + Math.sin(Math.PI * (1 + (i + 0.5) / 9)) * 82}l${Math.cos(Math.PI * (1 + (i + 0.5) / 9)) * 18} ${Math.sin(Math.PI * (1 + (i + 0.5) / 9)) * 16}`,
        '#5B4131',
        1.6,
        'opacity=".6"',
      ),
    ) +
    shape(
      'M-6 218C60 194 120 186 200 186S340 194 406 218V208C340 184 280 176 200 176S60 184 -6 208Z',
      '#6A4A36',
    ) +
    many(13, (i) =>
      stroke(`M${8 + i * 32} ${204 - Math.sin((i / 12) * Math.PI) * 30}v-19`, '#2E2018', 2.4),
    ) +
    stroke('M-6 188C60 164 120 156 200 156S340 164 406 188', '#2E2018', 2.6) +
    p.bike(322, 186, 0.74) +
    rect(96, 142, 92, 22, '#8A5A34', 'rx="2"') +
    stroke('M188 148l26 -8', '#6B4326', 4) +
    dot(114, 168, 15, '#5B3A22') +
    dot(114, 168, 11, '#A98E6C') +
    stroke('M114 157v22M103 168h22', '#5B3A22', 2) +
    dot(170, 168, 15, '#5B3A22') +
    dot(170, 168, 11, '#A98E6C') +
    stroke('M170 157v22M159 168h22', '#5B3A22', 2) +
    many(26, (i) =>
      dot(
        100 + ((i * 37) % 86),
        140 - ((i * 23) % 22),
        4.6,
        ['#C75B45', '#E9C15F', '#F6EAD4', '#D98B7A'][i % 4],
      ),
    ) +
    many(10, (i) => oval(104 + i * 9, 142, 4, 7, C.moss, 'opacity=".75"')) +
    person({
      x: 234,
      y: 184,
      s: 1.05,
      outfit: 'dress',
      hem: 0.86,
      top: '#5E3A2E',
      hair: ['bun', '#3a281c'],
      hat: ['kerchief', '#E9DCC0'],
      detail: [['apron', '#EADBBB']],
      arms: [
        [-34, -60],
        [128, 160],
      ],
      mouth: 'laugh',
      eyes: 'happy',
      shadow: false,
    }) +
    person({
      age: 'child',
      x: 62,
      y: 194,
      s: 1,
      outfit: 'shorts',
      top: '#4E5B57',
      bottom: '#3a2a20',
      socks: '#8C8478',
      hat: ['cap', '#4a372a'],
      look: 0.8,
      arms: [
        [-16, -8],
        [70, 92],
      ],
      shadow: false,
    }),
};

export const elfstedentocht = {
  era: '70',
  art:
    wash(0, 0, 400, 170, '#AFC6D4', '#E9E6DA') +
    dot(330, 46, 18, '#F8ECCB') +
    p.houses(8, 142, [40, 46, 38], 3, { height: 34, kinds: ['spout', 'step', 'spout'] }) +
    shape('M150 142v-52h18l-3 -10 12 -34 12 34 -3 10h16v52z', '#8A6A58') +
    p.bareTree(256, 146, 0.5) +
    p.bareTree(372, 148, 0.6) +
    shape('M-4 142C90 132 300 134 404 142V184H-4Z', '#EDF1F0') +
    many(22, (i) =>
      put(
        6 + i * 18.4,
        170 + (i % 3) * 3,
        0.62,
        dot(0, -40, 8, [C.skinA, C.skinB, C.skinC][i % 3]) +
          shape(
            'M-11 0C-13 -32 13 -32 11 0Z',
            ['#9A3B26', '#2C5A74', '#C98C3C', '#3F6148', '#7A2E5D', '#56738F'][i % 6],
          ) +
          shape(
            'M-8.500 -42C-9 -54 9 -54 8.500 -42Z',
            ['#C98C3C', '#9A3B26', '#FFFDF7', '#2C405A'][i % 4],
          ),
      ),
    ) +
    stroke('M-4 176H404', '#8A5A34', 2.4) +
    many(9, (i) => stroke(`M${18 + i * 46} 166v20`, '#8A5A34', 3)) +
    wash(0, 184, 400, 120, '#D5E2E6', '#A9C0C9') +
    stroke(
      'M-4 214c90 16 190 -12 410 6M30 262c90 -14 190 12 380 -6M120 236c60 8 150 2 210 -4M-4 288c80 8 180 0 300 4',
      '#F7FAF9',
      2.2,
      'opacity=".9"',
    ) +
    stroke('M56 200V70M344 200V70', '#6B4A30', 5) +
    rect(52, 58, 296, 34, '#9A3B26', 'rx="3"') +
    `<text x="200" y="83" font-family="Georgia, serif" font-size="24" letter-spacing="9" text-anchor="middle" fill="#FFFDF7">FINISH</text>` +
    p.flag(58, 72, 0.7, 2) +
    racer({
      x: 96,
      y: 234,
      s: 1.02,
      skin: C.skinC,
      top: '#C98C3C',
      hat: ['beanie', '#2C405A', '#FFFDF7'],
      detail: [['belt', '#FFFDF7']],
    }) +
    racer({
      x: 318,
      y: 240,
      s: 1.1,
      top: '#3F6F8C',
      hat: ['beanie', '#9A3B26', '#FFFDF7'],
      arms: [
        [-60, -50],
        [40, 60],
      ],
    }) +
    person({
      x: 208,
      y: 286,
      s: 1.78,
      skin: C.skinB,
      top: '#A8392C',
      bottom: '#2B3A4E',
      hat: ['beanie', '#FFFDF7', '#1E6460'],
      moustache: '#6B4426',
      hair: ['short', '#6B4426'],
      scarf: '#E3B45C',
      legs: [
        [-36, -56],
        [20, -8],
      ],
      lean: 8,
      look: 0.3,
      facing: 1,
      arms: [
        [-138, -164],
        [138, 164],
      ],
      mouth: 'laugh',
      eyes: 'happy',
      shadow: false,
      over:
        rect(-8.5, -22, 17, 13, C.white, 'rx="1"') +
        `<text x="0" y="-12.500" font-family="Georgia, serif" font-size="9" text-anchor="middle" fill="#2b1c12">374</text>`,
    }) +
    stroke('M164 284l34 -1M210 288l40 -1M72 236l26 0M296 242l30 0', '#4f5d63', 2.2) +
    many(26, (i) => dot((i * 61) % 400, (i * 47) % 170, 1.5, '#fff', 'opacity=".8"')),
};

export const vierGeneraties = {
  art:
    p.wallpaper(400, 224, '#E7DAC0', '#D9C8A6', 40) +
    p.floor(224, 400, 300, '#B98A5C') +
    p.pane(282, 36, 84, 96, '#CFE4E6') +
    p.tree(330, 134, 0.62) +
    p.bars(282, 36, 84, 96, '#FFFDF7') +
    p.curtains(282, 36, 84, 96, '#B9603F', 20) +
    p.frame(
      44,
      44,
      46,
      58,
      put(
        67,
        100,
        0.52,
        person({
          x: 0,
          y: 0,
          outfit: 'dress',
          top: '#F6EAD4',
          shadow: false,
          hair: ['wave', '#5a3b22'],
        }),
      ),
    ) +
    p.frame(108, 56, 40, 32, put(128, 84, 0.3, p.boat(0, 0, 1, C.brick))) +
    p.frame(164, 44, 34, 44, put(181, 84, 0.55, p.vase(0, 0, 1, C.red, C.teal))) +
    `<g transform="translate(0 286) scale(1 1.65) translate(0 -286)">${p.sofa(58, 286, 284, '#3F7B78')}</g>` +
    person({
      x: 108,
      y: 292,
      s: 1.9,
      foreshorten: 0.3,
      sit: true,
      skin: C.skinA,
      hair: ['curls', '#F1EDE4'],
      glasses: '#6b4a30',
      outfit: 'dress',
      top: '#7A2E5D',
      legs: [
        [10, 0],
        [22, 4],
      ],
      look: 0.6,
      tilt: 10,
      eyes: 'happy',
      arms: [
        [14, 70],
        [40, 60],
      ],
      detail: [['necklace', '#FFFDF7']],
      shadow: false,
      stocking: '#8a6a52',
    }) +
    person({
      x: 292,
      y: 292,
      s: 1.95,
      foreshorten: 0.3,
      skin: C.skinA,
      hair: ['bob', '#B08A64'],
      top: '#C98C3C',
      bottom: '#4a4038',
      legs: [
        [-16, -4],
        [10, 4],
      ],
      look: -0.7,
      tilt: -8,
      eyes: 'happy',
      mouth: 'laugh',
      arms: [
        [-40, -84],
        [16, -50],
      ],
      shadow: false,
    }) +
    person({
      x: 206,
      y: 292,
      s: 1.95,
      foreshorten: 0.3,
      skin: C.skinA,
      hair: ['long', '#7A4E2C'],
      top: '#E9DCC4',
      bottom: '#56738F',
      legs: [
        [-14, -4],
        [16, 4],
      ],
      look: -0.5,
      tilt: -8,
      mouth: 'smile',
      arms: [
        [-14, 40],
        [24, -60],
      ],
      shadow: false,
    }) +
    bundle({
      x: 160,
      y: 222,
      s: 1.28,
      turn: -4,
      cloth: '#FFFDF7',
      trim: '#E3B45C',
      hair: ['tuft', '#7A4E2C'],
    }) +
    stroke('M124 226q26 22 74 8', '#7A2E5D', 11) +
    dot(200, 232, 6.2, C.skinA) +
    p.cat(368, 292, 0.9, '#8A5A34', { shut: true }),
};

export const hond = {
  art:
    wash(0, 0, 400, 150, '#BFDCE4', '#EAF0E6') +
    p.cloud(80, 44, 1.1) +
    p.cloud(320, 30, 0.8) +
    rect(-4, 116, 408, 34, '#7FA7AC') +
    stroke('M-4 128q50 5 100 0t100 0t100 0t110 0M-4 142q60 5 120 0t120 0t170 0', '#F4F5EC', 2.4) +
    p.boat(300, 120, 0.5) +
    shape('M-4 148C90 140 180 156 404 146V304H-4Z', '#EBD6A8') +
    shape('M-4 214C60 190 110 262 230 304H-4Z', '#E0C48E') +
    p.grass(0, 222, 70, 24, 5, '#7f8a52') +
    p.grass(340, 286, 60, 18, 9, '#7f8a52') +
    person({
      age: 'child',
      x: 116,
      y: 270,
      s: 2.05,
      skin: C.skinB,
      hair: ['curls', '#4a2f1c'],
      top: '#E3B45C',
      bottom: '#2C5A74',
      shoes: '#9A3B26',
      legs: [
        [-22, -46],
        [24, 8],
      ],
      lean: 6,
      look: 0.8,
      arms: [
        [-60, -30],
        [112, 132],
      ],
      mouth: 'laugh',
      eyes: 'happy',
      facing: 1,
    }) +
    `<g transform="translate(292 270) rotate(-8)">${p.dog(0, 0, 2.3, '#B9783F', 6)}</g>` +
    p.ball(196, 128, 8, 20) +
    many(7, (i) => oval(30 + i * 52, 292 - (i % 2) * 7, 6, 2, '#CBAF78')) +
    p.gull(204, 66, 0.9) +
    p.gull(240, 84, 0.7),
};

export const klas = {
  art:
    rect(0, 0, 400, 230, '#C9785A') +
    many(9, (r) =>
      many(10, (i) =>
        rect(
          i * 44 - (r % 2) * 22,
          r * 26,
          42,
          24,
          ['#CF8163', '#C37152', '#CA7A5B'][(i + r * 2) % 3],
        ),
      ),
    ) +
    rect(128, 62, 144, 172, '#EADFC8') +
    rect(138, 72, 60, 162, '#2F6B66') +
    rect(202, 72, 60, 162, '#2F6B66') +
    rect(146, 82, 44, 66, '#CFE4E6') +
    rect(210, 82, 44, 66, '#CFE4E6') +
    p.pane(24, 76, 72, 80, '#CFE4E6', '#FFFDF7') +
    p.bars(24, 76, 72, 80, '#FFFDF7') +
    p.pane(304, 76, 72, 80, '#CFE4E6', '#FFFDF7') +
    p.bars(304, 76, 72, 80, '#FFFDF7') +
    p.bunting(-10, 22, 410, 26, 26, ['#E3B45C', '#FFFDF7', '#1E6460', '#7A2E5D'], 16) +
    shape('M112 40H288V62H112Z', '#FFFDF7') +
    `<text x="200" y="57" font-family="Georgia, serif" font-size="16" letter-spacing="2" text-anchor="middle" fill="#2b1c12">DAG, GROEP 8</text>` +
    rect(-4, 226, 408, 80, '#B7AA96') +
    rect(100, 226, 200, 12, '#9C8E7A') +
    many(5, (i) => {
      const look = [
        { skin: C.skinA, hair: ['pony', '#C98C3C'], top: '#3F7B78' },
        { skin: C.skinD, hair: ['curls', '#1d130c'], top: '#E3B45C' },
        { skin: C.skinB, hair: ['side', '#5a3a22'], top: '#7A2E5D', glasses: '#2b1c12' },
        { skin: C.skinC, hair: ['long', '#2b1c12'], top: '#FFFDF7' },
        { skin: C.skinA, hair: ['short', '#B9602a'], top: '#2C5A74' },
      ][i];
      return person({
        age: 'child',
        ...look,
        x: 64 + i * 68,
        y: [276, 268, 280, 268, 276][i],
        s: [1.85, 1.9, 1.9, 1.95, 1.85][i],
        bottom: ['#4a5568', '#56738F', '#3a2a20', '#8A5A34', '#4a4038'][i],
        legs:
          i === 2
            ? [
                [-30, -60],
                [30, 60],
              ]
            : [
                [-6, -3],
                [6, 3],
              ],
        arms: [
          [
            [-16, -8],
            [60, 96],
          ],
          [
            [-140, -165],
            [20, 8],
          ],
          [
            [-132, -160],
            [132, 160],
          ],
          [
            [-20, -8],
            [140, 165],
          ],
          [
            [-60, -96],
            [16, 8],
          ],
        ][i],
        mouth: i % 2 ? 'smile' : 'laugh',
        eyes: i % 2 ? 'open' : 'happy',
        look: (2 - i) * 0.2,
      });
    }) +
    put(
      24,
      292,
      1,
      rect(-16, -26, 32, 26, '#9A3B26', 'rx="8"') +
        rect(-10, -14, 20, 10, '#7d2d1c', 'rx="3"') +
        stroke('M-6 -26q6 -9 12 0', '#7d2d1c', 3),
    ) +
    many(30, (i) =>
      rect(
        (i * 67) % 396,
        70 + ((i * 41) % 150),
        4,
        4,
        ['#E3B45C', '#FFFDF7', '#7FA39B', '#D98B7A'][i % 4],
        `transform="rotate(${i * 31} ${(i * 67) % 396} ${70 + ((i * 41) % 150)})"`,
      ),
    ),
};

export const straatfeest = {
  art:
    wash(0, 0, 400, 120, '#BFDCE6', '#F2EAD4') +
    p.houses(-10, 176, [66, 72, 64, 76, 68, 70], 6, {
      height: 84,
      bricks: ['#B5684A', '#C98C6A', '#A2563E', '#D0A27C', '#9A5A44', '#BC7A58'],
    }) +
    p.bunting(-8, 66, 200, 58, 26, ['#9A3B26', '#FFFDF7', '#1E6460', '#E3B45C'], 10) +
    p.bunting(200, 58, 408, 66, 26, ['#E3B45C', '#9A3B26', '#FFFDF7', '#1E6460'], 10) +
    rect(-4, 174, 408, 130, '#B8A893') +
    many(5, (i) => stroke(`M-4 ${190 + i * 24}H404`, '#A39480', 1.4)) +
    many(5, (i) =>
      person({
        ...[
          { skin: C.skinC, hair: ['bob', '#2b1c12'], top: '#E3B45C' },
          { skin: C.skinA, hair: ['bald', '#CFC8BD'], top: '#2C5A74', glasses: '#3a2a20' },
          { skin: C.skinD, hair: ['short', '#1d130c'], top: '#9A3B26' },
          { skin: C.skinA, hair: ['curls', '#E9E3DA'], top: '#7A2E5D' },
          { skin: C.skinB, hair: ['long', '#7A4E2C'], top: '#3F6148' },
        ][i],
        x: 54 + i * 73,
        y: 304,
        s: 1.62,
        arms: [[-20, 40], i % 2 ? [130, 160] : [34, 70]],
        mouth: i % 2 ? 'laugh' : 'smile',
        eyes: i % 2 ? 'happy' : 'open',
        look: (2 - i) * 0.3,
        shadow: false,
        hold:
          i % 2
            ? [null, (h) => put(h[0], h[1] - 2, 0.55, shape('M-6 -14H6L4 2H-4Z', '#F3DFA4'))]
            : undefined,
      }),
    ) +
    p.table(14, 232, 372, 66, '#FFFDF7', { drop: 40, edge: '#9A3B26' }) +
    p.cake(200, 232, 0.62, { icing: '#FBE3DA' }) +
    p.vase(96, 232, 0.7, C.red, C.teal) +
    p.vase(318, 232, 0.7, C.mustard, C.brick) +
    p.cup(58, 232, 0.9) +
    p.cup(144, 232, 0.9) +
    p.cup(262, 232, 0.9) +
    put(
      360,
      232,
      1,
      oval(0, 0, 17, 3, '#E9E2D4') + many(3, (i) => oval(-8 + i * 8, -4, 5, 3.4, '#D9A866')),
    ) +
    person({
      age: 'child',
      x: 30,
      y: 298,
      s: 1.5,
      skin: C.skinB,
      hair: ['pigtails', '#4a2f1c'],
      outfit: 'dress',
      top: '#D98B7A',
      arms: [
        [-30, -20],
        [50, 110],
      ],
      mouth: 'laugh',
    }) +
    p.dog(352, 300, 0.9, '#A2714B', 4) +
    glow(330, 40, 60, '#FFF1C4', 0.5),
};

export const reis = {
  art:
    wash(0, 0, 400, 190, '#9CC4D6', '#F1E6CE') +
    dot(312, 60, 22, '#FBF0CE') +
    shape('M-10 190L70 74L112 128L160 50L236 160L282 108L410 190Z', '#7C93A3') +
    shape(
      'M70 74L54 97L70 92L82 101L92 102Z M160 50L138 84L158 78L170 92L186 88Z M282 108L266 126L282 122L296 128L302 121Z',
      '#FFFDF7',
    ) +
    shape('M-10 190C60 150 120 176 200 160S330 150 410 176V210H-10Z', '#6F8F5E') +
    many(12, (i) =>
      shape(`M${4 + i * 36} ${186 - (i % 3) * 8}l9 -26 9 26z`, i % 2 ? '#4F6E48' : '#5d7d54'),
    ) +
    shape('M-10 196H410V304H-10Z', '#8FAE6E') +
    shape('M-10 304C120 260 260 250 410 236V276C300 282 200 292 140 304Z', '#D9CBB0') +
    stroke(
      'M60 300C150 276 280 264 404 256',
      '#FFFDF7',
      2,
      'stroke-dasharray="12 10" opacity=".8"',
    ) +
    p.bike(132, 286, 1.25, '#2b1c12', '#9A3B26') +
    rect(92, 240, 30, 26, '#1E6460', 'rx="4"') +
    rect(94, 232, 24, 10, '#C98C3C', 'rx="4"') +
    person({
      x: 124,
      y: 230,
      s: 1.5,
      on: 'hip',
      skin: C.skinB,
      hair: ['short', '#5a3a22'],
      hat: ['helmet', '#E3B45C'],
      top: '#2C5A74',
      bottom: '#3a2a20',
      legs: [
        [40, 0],
        [18, 20],
      ],
      lean: 18,
      look: 0.8,
      arms: [
        [50, 70],
        [40, 76],
      ],
      mouth: 'laugh',
      eyes: 'happy',
      shadow: false,
    }) +
    p.bike(296, 268, 1.1, '#2b1c12', '#1E6460') +
    rect(262, 228, 26, 22, '#9A3B26', 'rx="4"') +
    person({
      x: 288,
      y: 218,
      s: 1.34,
      on: 'hip',
      skin: C.skinA,
      hair: ['pony', '#C98C3C'],
      hat: ['helmet', '#FFFDF7'],
      top: '#C0502F',
      bottom: '#4a5568',
      legs: [
        [14, 16],
        [42, 2],
      ],
      lean: 18,
      look: 0.5,
      arms: [
        [50, 70],
        [40, 76],
      ],
      mouth: 'smile',
      shadow: false,
    }) +
    p.cloud(220, 34, 1, '#FFFDF7', 0.8) +
    p.daisies(0, 214, 400, 34, 40, 21),
};
