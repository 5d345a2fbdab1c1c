// Things and places around the people: houses, boats, tables, trees, animals.
import { C, rng } from './figures.mjs';

export const put = (x, y, s, inner, turn = 0) =>
  `<g transform="translate(${x} ${y}) scale(${s})${turn ? ` rotate(${turn})` : ''}">${inner}</g>`;
export const mirror = (x, y, s, inner) =>
  `<g transform="translate(${x} ${y}) scale(${-s} ${s})">${inner}</g>`;
export const rect = (x, y, w, h, fill, extra = '') =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}" ${extra}/>`;
export const shape = (d, fill, extra = '') => `<path d="${d}" fill="${fill}" ${extra}/>`;
export const stroke = (d, colour, width = 2, extra = '') =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${extra}/>`;
export const dot = (x, y, r, fill, extra = '') =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" ${extra}/>`;
export const oval = (x, y, rx, ry, fill, extra = '') =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}" ${extra}/>`;
export const many = (n, fn) => Array.from({ length: n }, (_, i) => fn(i)).join('');

let gradients = 0;
/** A rectangle filled with a soft top-to-bottom gradient. */
export const wash = (x, y, w, h, from, to, extra = '') => {
  const id = `w${(gradients += 1)}`;
  return `<defs><linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs><rect x="${x}" y="${y}" width="${w}" height="${h}" fill="url(#${id})" ${extra}/>`;
};
export const glow = (x, y, r, colour, opacity = 0.6) => {
  const id = `w${(gradients += 1)}`;
  return `<defs><radialGradient id="${id}"><stop offset="0" stop-color="${colour}" stop-opacity="${opacity}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient></defs><circle cx="${x}" cy="${y}" r="${r}" fill="url(#${id})"/>`;
};

export const cloud = (x, y, s, c = '#FFFDF7', o = 0.75) =>
  put(
    x,
    y,
    s,
    `<g opacity="${o}">${shape('M-34 8C-40 -2 -26 -10 -18 -6C-14 -20 8 -20 12 -8C24 -14 36 -2 30 8Z', c)}</g>`,
  );

const GABLES = {
  step: (w, h) =>
    `M0 0V${-h}h${w * 0.14}v${-w * 0.16}h${w * 0.14}v${-w * 0.16}h${w * 0.12}v${-w * 0.16}h${w * 0.2}v${w * 0.16}h${w * 0.12}v${w * 0.16}h${w * 0.14}v${w * 0.16}h${w * 0.14}V0Z`,
  neck: (w, h) =>
    `M0 0V${-h}C${w * 0.22} ${-h} ${w * 0.2} ${-h - w * 0.3} ${w * 0.3} ${-h - w * 0.34}V${-h - w * 0.5}H${w * 0.7}V${-h - w * 0.34}C${w * 0.8} ${-h - w * 0.3} ${w * 0.78} ${-h} ${w} ${-h}V0Z`,
  bell: (w, h) =>
    `M0 0V${-h}C${w * 0.12} ${-h} ${w * 0.14} ${-h - w * 0.2} ${w * 0.26} ${-h - w * 0.24}C${w * 0.34} ${-h - w * 0.52} ${w * 0.66} ${-h - w * 0.52} ${w * 0.74} ${-h - w * 0.24}C${w * 0.86} ${-h - w * 0.2} ${w * 0.88} ${-h} ${w} ${-h}V0Z`,
  spout: (w, h) => `M0 0V${-h}L${w * 0.36} ${-h - w * 0.42}H${w * 0.64}L${w} ${-h}V0Z`,
  flat: (w, h) => `M0 0V${-h}h-3v-6h${w + 6}v6h-3V0Z`,
};
const BRICKS = ['#8C5A3C', '#6E4630', '#A2714B', '#7D523A', '#94513A', '#80604a', '#a8805c'];

/** A row of canal houses standing on (x, y). */
export function houses(x, y, widths, seed = 1, o = {}) {
  const r = rng(seed);
  const kinds = Object.keys(GABLES);
  let left = x;
  return widths
    .map((w, n) => {
      const h = (o.height ?? 96) * (0.86 + r() * 0.3);
      const kind = o.kinds?.[n] ?? kinds[Math.floor(r() * kinds.length)];
      const brick = o.bricks?.[n] ?? BRICKS[(n + seed) % BRICKS.length];
      const cols = w > 66 ? 3 : 2;
      const rows = Math.max(2, Math.floor(h / 36));
      const ww = (w / cols) * 0.46;
      let inner =
        shape(GABLES[kind](w, h), brick) +
        shape(`M0 0V${-h}h${w * 0.08}V0Z`, '#000', 'opacity=".1"');
      for (let row = 0; row < rows; row += 1)
        for (let col = 0; col < cols; col += 1) {
          const wx = (w / cols) * (col + 0.5) - ww / 2;
          const wy = -h + 10 + row * ((h - 38) / Math.max(1, rows - 1)) * (rows > 1 ? 1 : 0);
          const lit = o.lit ? r() < o.lit : false;
          const isDoor = row === rows - 1 && col === Math.floor(n % cols);
          inner += isDoor
            ? rect(wx - 1, -30, ww + 2, 30, '#3F281B') +
              rect(wx + 1, -28, ww - 2, 6, '#E9D6AF', 'opacity=".8"')
            : rect(wx, wy, ww, 21, lit ? '#FBD98B' : '#EFE0C2') +
              stroke(`M${wx + ww / 2} ${wy}v21M${wx} ${wy + 9}h${ww}`, brick, 1.6) +
              rect(wx - 1, wy + 21, ww + 2, 2.4, '#E9D6AF');
        }
      inner += rect(w / 2 - 5, -h - w * 0.18, 10, 12, '#EFE0C2', 'opacity=".85"');
      const out = put(left, y, 1, inner);
      left += w + 1;
      return out;
    })
    .join('');
}

export const windmill = (x, y, s, turn = 20, c = '#5A4636', sail = '#F1E5CB') =>
  put(
    x,
    y,
    s,
    shape('M-26 0L-14 -78H14L26 0Z', c) +
      rect(-30, -30, 60, 5, '#3f2f23') +
      shape('M-15 -76C-13 -98 13 -98 15 -76Z', '#3f2f23') +
      rect(-6, -20, 12, 20, '#2b1c12') +
      rect(-4, -60, 8, 10, '#EBD3AE') +
      `<g transform="translate(0 -82) rotate(${turn})">` +
      many(
        4,
        (i) =>
          `<g transform="rotate(${i * 90})">${stroke('M0 0V-66', '#3a2a20', 3.4)}${rect(2, -66, 12, 50, sail, 'opacity=".9"')}${stroke('M2 -66h12v50h-12M2 -54h12M2 -42h12M2 -30h12M8 -66v50', '#3a2a20', 1.1)}</g>`,
      ) +
      `${dot(0, 0, 4, '#2b1c12')}</g>`,
  );

export const bareTree = (x, y, s, c = '#4a372a') =>
  put(
    x,
    y,
    s,
    stroke(
      'M0 0C2 -30 -2 -50 0 -78M0 -40C-12 -54 -20 -62 -26 -80M-1 -52C12 -62 18 -74 24 -90M-17 -62C-26 -66 -34 -68 -40 -78M12 -64C24 -68 30 -72 38 -76M0 -70L-8 -96M0 -74L8 -100',
      c,
      4,
    ),
  );
export const tree = (x, y, s, c = C.leaf, d = C.moss) =>
  put(
    x,
    y,
    s,
    stroke('M0 0C1 -20 -1 -34 0 -50M0 -28L-14 -44M0 -32L13 -46', '#5B4131', 6) +
      dot(-18, -58, 22, d) +
      dot(18, -56, 22, d) +
      dot(0, -74, 27, c) +
      dot(-12, -54, 15, c) +
      dot(22, -62, 11, c),
  );
export const poplars = (x, y, s, n = 6, c = '#7b8a63') =>
  put(
    x,
    y,
    s,
    many(n, (i) => oval(i * 18, -18 - (i % 3) * 3, 6, 20 + (i % 3) * 3, c)),
  );
export const bush = (x, y, s, c = C.moss) =>
  put(
    x,
    y,
    s,
    dot(-14, -9, 12, c) +
      dot(2, -14, 15, c) +
      dot(18, -8, 11, c) +
      rect(-25, -8, 53, 8, c, 'rx="4"'),
  );

export const bike = (x, y, s, c = C.ink, frame = c, spin = 0) =>
  put(
    x,
    y,
    s,
    `<g fill="none" stroke="${c}" stroke-width="3">${[-26, 26].map((cx) => `<circle cx="${cx}" cy="-18" r="17"/>`).join('')}</g>` +
      [-26, 26]
        .map(
          (cx) =>
            `<g transform="translate(${cx} -18) rotate(${spin})">${many(6, (i) => stroke(`M0 0L${16 * Math.cos((i * Math.PI) / 3)} ${16 * Math.sin((i * Math.PI) / 3)}`, c, 0.7))}</g>`,
        )
        .join('') +
      stroke('M-26 -18L-12 -48L0 -18H-26M-12 -46L18 -46L0 -18M26 -18L16 -54', frame, 3) +
      stroke('M16 -54C16 -60 6 -60 3 -57M-19 -50H-6M-28 -38H-12', c, 3.2) +
      dot(0, -18, 4, c) +
      stroke('M0 -18L5 -9M2 -9H9', c, 2),
  );

export const boat = (x, y, s, c = C.brick, sail = C.cream) =>
  put(
    x,
    y,
    s,
    shape('M-30 0H30L20 12H-22Z', c) +
      stroke('M0 0V-58', C.umber, 3) +
      shape('M3 -56L28 -6H3Z', sail) +
      shape('M-3 -48L-22 -6H-3Z', sail, 'opacity=".8"'),
  );
export const gull = (x, y, s, flap = 0) =>
  stroke(
    `M${x - 9 * s} ${y - flap}q${5 * s} ${-5 * s + flap} ${9 * s} ${flap}q${5 * s} ${-5 * s - flap} ${9 * s} ${-flap}`,
    '#fffdf7',
    2.2 * s,
  ) + '';
export const birds = (x, y, s = 1, c = '#5B4131') =>
  many(3, (i) => stroke(`M${x + i * 18 * s} ${y + (i % 2) * 9 * s}q4 -4 7 0q4 -4 7 0`, c, 1.6));

export const flag = (x, y, s, wave = 0) =>
  put(
    x,
    y,
    s,
    stroke('M0 0L0 -62', '#5B4131', 2.6) +
      ['#A8392C', '#FBF3E1', '#2C405A']
        .map((c, i) =>
          shape(
            `M1 ${-60 + i * 9}c12 ${-5 + wave} 22 ${5 - wave} 40 0v9c-18 ${5 - wave} -28 ${-5 + wave} -40 0z`,
            c,
          ),
        )
        .join('') +
      shape('M0 -63l3 -7c10 4 22 -4 34 2c-10 6 -24 -2 -34 5z', C.orange),
  );
export const bunting = (
  x1,
  y1,
  x2,
  y2,
  sag,
  colours = [C.brick, C.cream, C.teal, C.ochre],
  n = 12,
) => {
  const p = (t) => [x1 + (x2 - x1) * t, y1 + (y2 - y1) * t + Math.sin(Math.PI * t) * sag];
  const pts = Array.from({ length: 25 }, (_, i) => p(i / 24));
  return (
    stroke(`M${pts.map((q) => q.map((v) => v.toFixed(1)).join(' ')).join('L')}`, '#6b5443', 1.3) +
    many(n, (i) => {
      const [a, b] = [p((i + 0.15) / n), p((i + 0.85) / n)];
      const m = [
        (a[0] + b[0]) / 2,
        (a[1] + b[1]) / 2 + Math.hypot(b[0] - a[0], b[1] - a[1]) * 0.95,
      ];
      return shape(
        `M${a[0].toFixed(1)} ${a[1].toFixed(1)}L${b[0].toFixed(1)} ${b[1].toFixed(1)}L${m[0].toFixed(1)} ${m[1].toFixed(1)}Z`,
        colours[i % colours.length],
      );
    })
  );
};
export const balloon = (x, y, s, c) =>
  put(
    x,
    y,
    s,
    stroke('M0 0C4 16 -4 26 1 44', '#6b5443', 1.2) +
      oval(0, -15, 13, 16, c) +
      shape('M-3 3L0 0L3 3Z', c) +
      oval(-5, -20, 3, 5, '#fff', 'opacity=".35"'),
  );

export const wallpaper = (w, h, base, mark, step = 30) =>
  rect(0, 0, w, h, base) +
  many(Math.ceil(w / step) * Math.ceil(h / step), (i) => {
    const col = i % Math.ceil(w / step);
    const row = Math.floor(i / Math.ceil(w / step));
    const x = col * step + (row % 2 ? step / 2 : 0) + 6;
    const y = row * step + 10;
    return `<g fill="${mark}">${oval(x, y - 4, 2.4, 4, mark)}${oval(x - 4, y + 2, 3.6, 2, mark)}${oval(x + 4, y + 2, 3.6, 2, mark)}</g>`;
  });
export const stripes = (w, h, base, mark, step = 16) =>
  rect(0, 0, w, h, base) +
  many(Math.ceil(w / step), (i) => (i % 2 ? '' : rect(i * step, 0, step * 0.5, h, mark)));
export const floor = (y, w, h, c, d = '#000', n = 7) =>
  rect(0, y, w, h - y, c) +
  many(n, (i) =>
    stroke(
      `M${w / 2 + (i - (n - 1) / 2) * 46} ${y}L${w / 2 + (i - (n - 1) / 2) * 92} ${h}`,
      d,
      1,
      'opacity=".13"',
    ),
  ) +
  rect(0, y, w, 4, '#000', 'opacity=".12"');
export const pane = (x, y, w, h, view = '#CFE0E2', wood = '#F3E6CC') =>
  rect(x - 5, y - 5, w + 10, h + 10, wood) + rect(x, y, w, h, view);
export const bars = (x, y, w, h, wood = '#F3E6CC') =>
  rect(x + w / 2 - 2, y, 4, h, wood) +
  rect(x, y + h * 0.36, w, 4, wood) +
  rect(x - 9, y + h + 4, w + 18, 7, wood) +
  rect(x - 9, y + h + 9, w + 18, 2.5, '#000', 'opacity=".15"');
export const curtain = (x, y, w, h, c) =>
  shape(
    `M${x} ${y}H${x + w}C${x + w * 0.9} ${y + h * 0.4} ${x + w * 0.5} ${y + h * 0.5} ${x + w * 0.42} ${y + h * 0.58}L${x + w * 0.5} ${y + h}H${x}Z`,
    c,
  ) +
  stroke(
    `M${x + w * 0.3} ${y}C${x + w * 0.3} ${y + h * 0.4} ${x + w * 0.16} ${y + h * 0.7} ${x + w * 0.2} ${y + h}M${x + w * 0.66} ${y}C${x + w * 0.6} ${y + h * 0.3} ${x + w * 0.36} ${y + h * 0.46} ${x + w * 0.3} ${y + h * 0.55}`,
    '#000',
    1.4,
    'opacity=".14"',
  );
export const curtains = (x, y, w, h, c, cw = 30) =>
  curtain(x - 12, y - 8, cw + 12, h + 18, c) +
  mirror(x + w + 12, y - 8, 1, curtain(0, 0, cw + 12, h + 18, c)) +
  rect(x - 16, y - 12, w + 32, 5, '#6b4a30');
export const frame = (x, y, w, h, inner = '', wood = '#6E4630') =>
  rect(x - 4, y - 4, w + 8, h + 8, wood) + rect(x, y, w, h, '#EFE0C2') + inner;
export const hangingLamp = (x, y, s, c = C.ochre) =>
  put(
    x,
    y,
    s,
    stroke(`M0 -${y / s}V0`, '#3a2a20', 1.6) +
      shape('M-30 22C-26 -2 -12 0 0 0C12 0 26 -2 30 22Z', c) +
      oval(0, 22, 30, 4, '#FCE9B4') +
      many(11, (i) => rect(-29 + i * 5.4, 23, 1.5, 7, c)),
  );
export const table = (x, y, w, h, cloth = C.cream, o = {}) =>
  rect(x + 12, y + 10, 8, h - 10, '#5B4131') +
  rect(x + w - 20, y + 10, 8, h - 10, '#5B4131') +
  shape(
    `M${x + 6} ${y}H${x + w - 6}L${x + w} ${y + 9}V${y + (o.drop ?? 36)}q${-w / 16} 7 ${-w / 8} 0${many(7, () => `t${-w / 8} 0`)}V${y + 9}Z`,
    cloth,
  ) +
  rect(x, y + 8, w, 2, '#000', 'opacity=".08"') +
  (o.edge ? rect(x, y + (o.drop ?? 36) - 10, w, 3, o.edge, 'opacity=".8"') : '');
export const candle = (x, y, s, lit = 1, c = C.brick, flick = 0) =>
  put(
    x,
    y,
    s,
    rect(-1.6, -13, 3.2, 13, c) +
      rect(-1.6, -9, 3.2, 2, '#fff', 'opacity=".6"') +
      (lit > 0.05
        ? glow(0, -17, 13, '#FFD873', 0.5 * lit) +
          `<g transform="translate(0 -13) rotate(${flick}) scale(${lit})">${shape('M0 0C-4 -3 -1.6 -6 0 -10C1.6 -6 4 -3 0 0Z', '#F5A83C')}${shape('M0 0C-2 -1.6 -.8 -3.4 0 -5C.8 -3.4 2 -1.6 0 0Z', '#FFF1BF')}</g>`
        : lit < 0
          ? stroke(`M0 -14q${3 + flick} -5 0 -10t0 -10`, '#fff', 1.6, 'opacity=".6"')
          : ''),
  );
export const cake = (x, y, s, o = {}) =>
  put(
    x,
    y,
    s,
    oval(0, 1, 44, 6, '#E9E2D4') +
      rect(-34, -24, 68, 25, o.base ?? '#E7B98A', 'rx="4"') +
      shape(
        'M-36 -24Q-36 -30 -30 -30H30Q36 -30 36 -24V-18q-4.500 7 -9 0t-9 0t-9 0t-9 0t-9 0t-9 0t-9 0t-9 0Z',
        o.icing ?? C.cream,
      ) +
      oval(0, -30, 31, 4, o.icing ?? C.cream) +
      many(5, (i) => dot(-26 + i * 13, -8, 2.4, o.dots ?? C.red)) +
      (o.top ?? ''),
  );
export const gift = (x, y, s, c, r) =>
  put(
    x,
    y,
    s,
    rect(-14, -22, 28, 22, c) +
      rect(-2.5, -22, 5, 22, r) +
      rect(-14, -14, 28, 4, r) +
      shape('M0 -22C-14 -34 -16 -22 0 -22C14 -34 16 -22 0 -22Z', r),
  );
export const cup = (x, y, s, c = C.cream, steam = true) =>
  put(
    x,
    y,
    s,
    oval(0, 1, 11, 2.6, c) +
      shape('M-7 -10H7C7 -2 5 0 0 0S-7 -2 -7 -10Z', c) +
      stroke('M7 -8C12 -8 11 -2 6 -3', c, 1.8) +
      oval(0, -10, 7, 1.7, '#5b3a22') +
      (steam ? stroke('M-2 -14q-3 -4 0 -8M3 -14q3 -4 0 -8', '#fff', 1.4, 'opacity=".5"') : ''),
  );
export const vase = (x, y, s, flowers = C.red, v = C.teal) =>
  put(
    x,
    y,
    s,
    many(5, (i) =>
      stroke(`M0 -16Q${(i - 2) * 4} -28 ${(i - 2) * 8} ${-38 + Math.abs(i - 2) * 4}`, C.moss, 1.8),
    ) +
      many(5, (i) => tulip((i - 2) * 8, -38 + Math.abs(i - 2) * 4, 0.9, flowers)) +
      shape('M-7 0C-12 -8 -6 -14 -6 -20H6C6 -14 12 -8 7 0Z', v),
  );
export const tulip = (x, y, s, c) =>
  put(
    x,
    y,
    s,
    shape(
      'M-5 -3C-5 -9 -4 -10 -4.500 -12L-1.500 -8.500L0 -13L1.500 -8.500L4.500 -12C4 -10 5 -9 5 -3C4 2 -4 2 -5 -3Z',
      c,
    ),
  );
export const daisies = (x, y, w, h, n, seed, colours = ['#FFFDF7', C.mustard, C.rose]) => {
  const r = rng(seed);
  return many(n, () =>
    dot(
      (x + r() * w).toFixed(1),
      (y + r() * h).toFixed(1),
      (1.2 + r() * 1.2).toFixed(1),
      colours[Math.floor(r() * colours.length)],
    ),
  );
};
export const grass = (x, y, w, n, seed, c = C.moss) => {
  const r = rng(seed);
  return many(n, () => {
    const gx = x + r() * w;
    return stroke(
      `M${gx.toFixed(1)} ${y}q${(r() * 4 - 2).toFixed(1)} -5 ${(r() * 6 - 3).toFixed(1)} ${(-6 - r() * 6).toFixed(1)}`,
      c,
      1.3,
      'opacity=".7"',
    );
  });
};

export const cat = (x, y, s, c = '#4a3a30', o = {}) =>
  put(
    x,
    y,
    s,
    stroke(`M14 -6C30 -4 32 -22 ${26 + (o.tail ?? 0)} -30`, c, 5) +
      shape('M-14 0C-16 -22 -6 -30 4 -28C18 -26 20 -8 18 0Z', c) +
      `<g transform="translate(-6 -32) rotate(${o.tilt ?? 0})">${shape('M-11 2C-13 -6 -11 -13 -10 -16L-4 -10H4L10 -16C11 -13 13 -6 11 2C8 10 -8 10 -11 2Z', c)}<g fill="${o.eye ?? '#E3B45C'}">${o.shut ? stroke('M-6 0q2 1.800 4 0M2 0q2 1.800 4 0', '#E3B45C', 1.1) : dot(-4, -1, 1.7, '#E3B45C') + dot(4, -1, 1.7, '#E3B45C')}</g>${shape('M-1.500 3H1.500L0 5Z', '#D98B7A')}${stroke('M-5 4L-14 3M-5 5L-13 7M5 4L14 3M5 5L13 7', '#F3E6CC', 0.6)}</g>` +
      (o.paw != null
        ? stroke(`M-8 -8L${-12 - o.paw * 6} ${-2 - o.paw * 5}`, c, 5.4)
        : shape('M-12 0a4 4 0 0 1 8 0zM-3 0a4 4 0 0 1 8 0z', o.sock ?? '#F3E6CC')),
  );
export const dog = (x, y, s, c = C.tan, wag = 0) =>
  put(
    x,
    y,
    s,
    stroke(`M22 -24q10 -4 ${12 + wag} -14`, c, 4) +
      stroke('M-14 -14V-1M-6 -12V-1M12 -12V-1M20 -14V-1', c, 5) +
      rect(-19, -28, 43, 16, c, 'rx="8"') +
      `<g transform="translate(-22 -34)">${rect(-16, -4, 20, 11, c, 'rx="5"')}${dot(0, -1, 9, c)}${shape('M2 -8C10 -8 10 6 6 9C1 6 1 -4 2 -8Z', '#5b3a22')}${dot(-15, -1, 2.4, '#21170f')}${dot(-4, -3, 1.3, '#21170f')}</g>`,
  );
export const ball = (x, y, r, turn = 0) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${r / 10})">${dot(0, 0, 10, '#FFFDF7')}${shape('M0 -4L3.800 -1.200L2.400 3.200H-2.400L-3.800 -1.200Z', '#2b1c12')}${stroke('M0 -4V-9M3.800 -1.200L8.600 -3M2.400 3.200L5.400 7.600M-2.400 3.200L-5.400 7.600M-3.800 -1.200L-8.600 -3', '#2b1c12', 1.3)}<circle r="10" fill="none" stroke="#2b1c12" stroke-opacity=".35"/></g>`;
export const umbrella = (x, y, s, c = C.ink, turn = 0) =>
  put(
    x,
    y,
    s,
    stroke('M0 0V-50', '#3a2a20', 2.4) +
      shape(
        'M-46 -44C-40 -78 40 -78 46 -44Q38 -52 30 -44Q22 -52 15 -44Q7 -52 0 -44Q-7 -52 -15 -44Q-22 -52 -30 -44Q-38 -52 -46 -44Z',
        c,
      ) +
      stroke(
        'M0 -69C-10 -62 -15 -52 -15 -45M0 -69C10 -62 15 -52 15 -45',
        '#000',
        1,
        'opacity=".25"',
      ) +
      stroke('M0 -69v-6', '#3a2a20', 2.4),
    turn,
  );
export const parasol = (x, y, s, sway = 0, a = C.brick, b = C.paper) =>
  put(
    x,
    y,
    s,
    `<g transform="rotate(${10 + sway})">${stroke('M0 0L0 -112', C.brown, 4.6)}${shape('M-82 -92C-70 -150 70 -150 82 -92Q0 -112 -82 -92Z', a)}${shape('M-52 -98C-44 -130 -22 -136 0 -136C-14 -128 -20 -116 -22 -102.500ZM22 -102.500C20 -116 14 -128 0 -136C22 -136 44 -130 52 -98Z', b)}</g>`,
  );
export const gable = GABLES;

export const letterCard = (x, y, s, turn, c, inner = '') =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${s})">${rect(-18, -12, 36, 24, c)}${inner || stroke('M-18 -12L0 2L18 -12', '#000', 1, 'opacity=".25"')}</g>`;
export const lantern = (x, y, s) =>
  put(
    x,
    y,
    s,
    stroke('M0 0V-76', '#2b1c12', 4) +
      shape('M-8 -78H8L6 -96H-6Z', '#FBE3A6') +
      shape('M-10 -96H10L0 -106Z', '#2b1c12') +
      rect(-9, -79, 18, 3, '#2b1c12'),
  );
export const sofa = (x, y, w, c = C.teal) =>
  rect(x - 8, y - 62, w + 16, 50, c, 'rx="14"') +
  rect(x - 16, y - 42, 22, 42, c, 'rx="9"') +
  rect(x + w - 6, y - 42, 22, 42, c, 'rx="9"') +
  rect(x, y - 28, w, 22, c, 'rx="6"') +
  rect(x, y - 29, w, 3, '#fff', 'opacity=".12"') +
  rect(x, y - 8, 6, 8, C.umber) +
  rect(x + w - 6, y - 8, 6, 8, C.umber) +
  rect(x + w / 2 - 1, y - 58, 2, 50, '#000', 'opacity=".12"');
export const armchair = (x, y, s, c = C.moss) =>
  put(
    x,
    y,
    s,
    rect(-34, -92, 68, 84, c, 'rx="20"') +
      rect(-40, -50, 18, 46, c, 'rx="8"') +
      rect(22, -50, 18, 46, c, 'rx="8"') +
      rect(-24, -36, 48, 28, c, 'rx="6"') +
      rect(-24, -37, 48, 4, '#fff', 'opacity=".15"') +
      shape(
        'M-34 -72C-34 -92 -20 -92 -14 -92H14C20 -92 34 -92 34 -72C20 -80 -20 -80 -34 -72Z',
        '#fff',
        'opacity=".10"',
      ) +
      rect(-34, -6, 7, 6, C.umber) +
      rect(27, -6, 7, 6, C.umber),
  );
export const xmasTree = (x, y, s, o = {}) => {
  const r = rng(o.seed ?? 3);
  const colours = [C.red, C.mustard, C.cream, C.petrol];
  return put(
    x,
    y,
    s,
    rect(-7, -14, 14, 14, C.brown) +
      shape('M0 -172L34 -112H18L50 -64H26L62 -12H-62L-26 -64H-50L-18 -112H-34Z', '#3F6148') +
      shape('M0 -172L34 -112H18L50 -64H26L62 -12H30L10 -64L14 -112Z', '#000', 'opacity=".1"') +
      stroke('M-24 -118Q4 -100 28 -122M-40 -70Q4 -44 42 -74M-52 -22Q4 2 56 -26', C.mustard, 2.2) +
      many(20, (i) => {
        const k = r();
        const w = 8 + k * 44;
        return dot((r() * 2 - 1) * w * 0.8, -150 + k * 130, 4, colours[i % 4]);
      }) +
      many(9, () => {
        const k = r();
        return glow((r() * 2 - 1) * (8 + k * 40), -150 + k * 130, 10, '#FFE9A8', 0.9);
      }) +
      shape(
        'M0 -190L4.500 -177L18 -176L7 -168L11 -155L0 -163L-11 -155L-7 -168L-18 -176L-4.500 -177Z',
        C.mustard,
      ),
  );
};
