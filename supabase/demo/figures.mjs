// People as flat shapes over a skeleton (angles in degrees, 0 = down, 90 = right).

export const C = {
  cream: '#FBF3E1',
  paper: '#F3E3CC',
  sand: '#E9D2A6',
  brick: '#9A3B26',
  rust: '#B9603F',
  red: '#B8412F',
  teal: '#1E6460',
  petrol: '#3B8581',
  ochre: '#C98C3C',
  mustard: '#E3B45C',
  orange: '#DE7F33',
  ink: '#2B1C12',
  umber: '#3A2A20',
  brown: '#5B4131',
  tan: '#A2714B',
  moss: '#4F6E48',
  leaf: '#7C9A5E',
  lime: '#A8BF7A',
  sky: '#CFE0E2',
  sea: '#7E9F9D',
  rose: '#D98B7A',
  blush: '#EBBFAA',
  plum: '#7A2E5D',
  lilac: '#A98BB0',
  navy: '#2C405A',
  denim: '#56738F',
  grey: '#8C8478',
  silver: '#D9D3C8',
  white: '#FFFDF7',
  black: '#211710',
  skinA: '#EBC7A3',
  skinB: '#DDAE84',
  skinC: '#B97F55',
  skinD: '#85553A',
};

/** Small seeded generator, so that every run draws the same picture. */
export const rng = (seed) => () => {
  seed = (seed + 0x6d2b79f5) | 0;
  let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
};

const f = (n) => Math.round(n * 100) / 100;
const at = ([x, y], angle, length) => {
  const a = (angle * Math.PI) / 180;
  return [x + Math.sin(a) * length, y + Math.cos(a) * length];
};
const line = (points, width, colour) =>
  `<path d="M${points.map((p) => p.map(f).join(' ')).join('L')}" fill="none" stroke="${colour}" ` +
  `stroke-width="${f(width)}" stroke-linecap="round" stroke-linejoin="round"/>`;

const BODY = {
  adult: {
    r: 9.8,
    torso: 30,
    leg: [21, 21],
    arm: [16, 14.5],
    sh: 11.3,
    hip: 8.6,
    lw: 8.8,
    aw: 6.6,
  },
  teen: { r: 9.4, torso: 26, leg: [18, 18], arm: [14, 13], sh: 9.8, hip: 7.4, lw: 7.6, aw: 5.8 },
  child: { r: 9.2, torso: 20, leg: [13, 13], arm: [10.5, 10], sh: 8.2, hip: 6.8, lw: 7, aw: 5.3 },
  toddler: { r: 8.8, torso: 15, leg: [7, 7], arm: [7.5, 7], sh: 6.8, hip: 6.4, lw: 6.4, aw: 4.9 },
};

const curls = (colour, spread = 9.2, size = 3.9) =>
  [170, 195, 220, 245, 270, 295, 320, 345, 370]
    .map((a) => {
      const r = (a * Math.PI) / 180;
      return `<circle cx="${f(Math.cos(r) * spread)}" cy="${f(Math.sin(r) * spread - 1.5)}" r="${size}"/>`;
    })
    .join('')
    .replace(/^/, `<g fill="${colour}">`)
    .concat('</g>');

const HAIR_BACK = {
  bob: (c) =>
    `<path d="M-11.4 0C-12 -15 12 -15 11.4 0L12 6Q11 11 6 10L-6 10Q-11 11 -12 6Z" fill="${c}"/>`,
  wave: (c) =>
    `<path d="M-11.5 -2C-12 -15 12 -15 11.5 -2C15 2 14 10 9 12C5 13 -5 13 -9 12C-14 10 -15 2 -11.5 -2Z" fill="${c}"/>`,
  long: (c) =>
    `<path d="M-11.2 0C-12 -15 12 -15 11.2 0L13 20Q6 24 0 22Q-6 24 -13 20Z" fill="${c}"/>`,
  braids: (c) =>
    `<g stroke="${c}" stroke-width="4.6" stroke-linecap="round" fill="none"><path d="M-9.5 4Q-13 12 -11.5 20"/>` +
    `<path d="M9.5 4Q13 12 11.5 20"/></g><g fill="#B8412F"><circle cx="-11.6" cy="20" r="2.4"/><circle cx="11.6" cy="20" r="2.4"/></g>`,
  pigtails: (c) =>
    `<g fill="${c}"><ellipse cx="-13" cy="3" rx="4.4" ry="7" transform="rotate(18 -13 3)"/>` +
    `<ellipse cx="13" cy="3" rx="4.4" ry="7" transform="rotate(-18 13 3)"/></g>`,
  pony: (c) => `<path d="M-6 -8C-18 -10 -19 6 -14 14C-12 8 -10 2 -5 0Z" fill="${c}"/>`,
  bun: (c) => `<circle cx="0" cy="-12.6" r="5.4" fill="${c}"/>`,
  lowbun: (c) => `<circle cx="-9.5" cy="4.5" r="4.8" fill="${c}"/>`,
  perm: (c) =>
    `<circle cx="-9" cy="4" r="4.4" fill="${c}"/><circle cx="9" cy="4" r="4.4" fill="${c}"/>`,
};

const CAP = 'M-10 .5C-11.5 -14.5 11.5 -14.5 10 .5C9.4 -3.4 7.6 -5.6 4 -6.6C0 -7.6 -6.8 -7 -10 .5Z';
const FRINGE =
  'M-10.7 3C-12 -14.6 12 -14.6 10.7 3C9.8 -1 8.6 -3.4 7.4 -4.2L-7.4 -4.2C-8.6 -3.4 -9.8 -1 -10.7 3Z';
const PARTED = 'M-10.6 2C-12 -14.6 12 -14.6 10.6 2C10 -3 6 -5 -3.6 -8.4C-5 -5.6 -9 -4 -10.6 2Z';

const HAIR_FRONT = {
  short: (c) => `<path d="${CAP}" fill="${c}"/>`,
  side: (c) => `<path d="${PARTED}" fill="${c}"/>`,
  bob: (c) => `<path d="${FRINGE}" fill="${c}"/>`,
  wave: (c) =>
    `<path d="${PARTED}" fill="${c}"/><path d="M-3.6 -8.4C2 -13 9 -10 10.6 -2C7 -6 2 -7 -3.6 -8.4Z" fill="#fff" opacity=".12"/>`,
  long: (c) => `<path d="${PARTED}" fill="${c}"/>`,
  braids: (c) => `<path d="${FRINGE}" fill="${c}"/>`,
  pigtails: (c) => `<path d="${FRINGE}" fill="${c}"/>`,
  pony: (c) => `<path d="${CAP}" fill="${c}"/>`,
  bun: (c) => `<path d="${PARTED}" fill="${c}"/>`,
  lowbun: (c) => `<path d="${PARTED}" fill="${c}"/>`,
  curls: (c) => `<path d="${CAP}" fill="${c}"/>${curls(c)}`,
  perm: (c) => `<path d="${CAP}" fill="${c}"/>${curls(c, 9, 3.4)}`,
  bald: (c) =>
    `<g fill="${c}"><ellipse cx="-9.3" cy="-.4" rx="2" ry="4"/><ellipse cx="9.3" cy="-.4" rx="2" ry="4"/></g>`,
  tuft: (c) =>
    `<path d="M-8 -5.4C-6 -10.6 6 -10.6 8 -5.4C4 -7.6 -4 -7.6 -8 -5.4Z" fill="${c}" opacity=".75"/>` +
    `<path d="M-1 -9.6q4 -4.6 5 -.6" fill="none" stroke="${c}" stroke-width="1.7" stroke-linecap="round"/>`,
  none: () => '',
};

const HAT = {
  cap: (c) =>
    `<path d="M-11 -3.6C-13 -13.6 7 -16 11 -6.4C14.6 -5.6 15.4 -4 14.6 -2.6Q8 -4.6 -10.6 -2.8Z" fill="${c}"/>` +
    `<path d="M-10.9 -3.2Q4 -5 14.6 -2.8" fill="none" stroke="#000" stroke-opacity=".25" stroke-width="1.2"/>`,
  beanie: (c, d) =>
    `<path d="M-10.6 -4C-11.6 -17.6 11.6 -17.6 10.6 -4Z" fill="${c}"/><path d="M-11 -6Q0 -9 11 -6L10.8 -2.2Q0 -5.2 -10.8 -2.2Z" fill="${d}"/>` +
    `<circle cx="0" cy="-16" r="3.4" fill="${d}"/>`,
  fedora: (c, d) =>
    `<path d="M-9 -5C-9 -17 9 -17 9 -5Z" fill="${c}"/><path d="M-9 -7.4Q0 -9.6 9 -7.4L9 -4.6Q0 -6.6 -9 -4.6Z" fill="${d}"/>` +
    `<path d="M-15 -3.6Q0 -8.6 15 -3.6Q0 -1.4 -15 -3.6Z" fill="${c}"/>`,
  sun: (c, d) =>
    `<path d="M-8.6 -5C-9 -15.6 9 -15.6 8.6 -5Z" fill="${c}"/><path d="M-8.8 -7.6Q0 -9.6 8.8 -7.6L8.8 -4.6L-8.8 -4.6Z" fill="${d}"/>` +
    `<path d="M-17 -2.6Q0 -10 17 -2.6Q0 -.4 -17 -2.6Z" fill="${c}"/>`,
  party: (c, d) =>
    `<path d="M-6.6 -7L0 -23L6.6 -7Q0 -9.6 -6.6 -7Z" fill="${c}"/><path d="M-4.6 -11.4L3.2 -15M-6 -8L5 -11.6" stroke="${d}" stroke-width="1.6"/><circle cy="-23" r="2.2" fill="${d}"/>`,
  crown: (c) =>
    `<path d="M-9.4 -5.4L-10.4 -15L-5 -10L0 -16.6L5 -10L10.4 -15L9.4 -5.4Q0 -8 -9.4 -5.4Z" fill="${c}"/>`,
  sailor: (c, d) =>
    `<path d="M-12.4 -9Q0 -15 12.4 -9L9.6 -4.4L-9.6 -4.4Z" fill="${c}"/><path d="M-10 -6Q0 -8 10 -6L10 -2.8Q0 -4.8 -10 -2.8Z" fill="${d}"/>`,
  kerchief: (c) =>
    `<path d="M-11 4C-13 -15 13 -15 11 4C10 -2 7 -5.4 0 -5.6C-7 -5.4 -10 -2 -11 4Z" fill="${c}"/><path d="M-10.4 3Q-6 12 0 11.4Q6 12 10.4 3L11.4 6Q7 14.6 0 13.4Q-7 14.6 -11.4 6Z" fill="${c}"/>`,
  bow: (c) =>
    `<path d="M0 -11.4L-7.4 -15.6L-7.4 -7.6ZM0 -11.4L7.4 -15.6L7.4 -7.6Z" fill="${c}"/><circle cy="-11.4" r="2" fill="${c}"/>`,
  wreath: (c) =>
    [-8, -4.4, 0, 4.4, 8]
      .map(
        (x, i) =>
          `<circle cx="${x}" cy="${-6.8 - (4 - Math.abs(i - 2) * 1.6)}" r="2.5" fill="${i % 2 ? '#FFFDF7' : c}"/>`,
      )
      .join(''),
  band: (c) => `<path d="M-10.2 -4.6Q0 -11 10.2 -4.6L10 -1.8Q0 -8 -10 -1.8Z" fill="${c}"/>`,
  helmet: (c) =>
    `<path d="M-11.4 -.6C-12.6 -17 12.6 -17 11.4 -.6Q0 -5 -11.4 -.6Z" fill="${c}"/><path d="M-11.4 -1Q0 -5.6 11.4 -1" stroke="#fff" stroke-opacity=".6" stroke-width="1.6" fill="none"/>`,
};

const MOUTH = {
  smile:
    '<path d="M-2.9 4.3Q0 7 2.9 4.3" fill="none" stroke="#7d4130" stroke-width="1.1" stroke-linecap="round"/>',
  laugh: '<path d="M-3.3 3.9Q0 4.7 3.3 3.9Q2.7 8 0 8Q-2.7 8 -3.3 3.9Z" fill="#8a3d2e"/>',
  calm: '<path d="M-2.1 5.1Q0 5.8 2.1 5.1" fill="none" stroke="#7d4130" stroke-width="1" stroke-linecap="round"/>',
  oh: '<ellipse cy="5.4" rx="1.5" ry="1.9" fill="#8a3d2e"/>',
  sad: '<path d="M-2.2 5.9Q0 4.6 2.2 5.9" fill="none" stroke="#7d4130" stroke-width="1" stroke-linecap="round"/>',
};
const EYES = {
  open: '<g fill="#33221a"><circle cx="-3.5" cy="-.2" r="1.12"/><circle cx="3.5" cy="-.2" r="1.12"/></g>',
  happy:
    '<path d="M-5.1 .3q1.6 -2.1 3.2 0M1.9 .3q1.6 -2.1 3.2 0" fill="none" stroke="#33221a" stroke-width="1.1" stroke-linecap="round"/>',
  closed:
    '<path d="M-5.1 -.2q1.6 1.7 3.2 0M1.9 -.2q1.6 1.7 3.2 0" fill="none" stroke="#33221a" stroke-width="1" stroke-linecap="round"/>',
};

/** The hair that hangs behind the shoulders, to be drawn before the body. */
export const hairBehind = ({ hair = ['short', C.umber], back }) =>
  back ? '' : (HAIR_BACK[hair[0]]?.(hair[1]) ?? '');

/** A head at the origin, about ten units in radius. */
export function head(o = {}) {
  const {
    skin = C.skinA,
    hair = ['short', C.umber],
    hat,
    look = 0,
    eyes = 'open',
    mouth = 'smile',
  } = o;
  const [style, colour] = hair;
  const back = HAIR_BACK[style]?.(colour) ?? '';
  if (o.back) {
    const nape = ['long', 'bob', 'wave'].includes(style)
      ? ''
      : `<rect x="-3.4" y="6" width="6.8" height="6" fill="${skin}"/>`;
    return `${back}${nape}<ellipse rx="10" ry="10.2" fill="${style === 'bald' ? skin : colour}"/>${HAIR_FRONT[style]?.(colour) ?? ''}${hat ? HAT[hat[0]](hat[1], hat[2] ?? C.cream) : ''}`;
  }
  const dx = look * 2.6;
  const beard = o.beard
    ? `<path d="M-9 1C-9 13 9 13 9 1C8 5 5 3.4 0 3.4C-5 3.4 -8 5 -9 1Z" fill="${o.beard}"/>`
    : '';
  const moustache = o.moustache
    ? `<path d="M-4.4 4.4Q-2 1.8 0 3.2Q2 1.8 4.4 4.4Q2 5.4 0 4.4Q-2 5.4 -4.4 4.4Z" fill="${o.moustache}"/>`
    : '';
  const glasses = o.glasses
    ? `<g fill="#fff" fill-opacity=".22" stroke="${o.glasses}" stroke-width=".9"><circle cx="-3.7" cy="-.1" r="2.9"/><circle cx="3.7" cy="-.1" r="2.9"/></g>`
    : '';
  return (
    (o.body ? '' : back) +
    `<g fill="${skin}"><circle cx="${-9.2 + look}" cy="1.2" r="2.1"/><circle cx="${9.2 + look}" cy="1.2" r="2.1"/><ellipse rx="9.3" ry="10.1"/></g>` +
    `<path d="M-9.3 0A9.3 10.1 0 0 0 9.3 0C9 6 5 8.6 0 8.6S-9 6 -9.3 0Z" fill="#8a4a2c" opacity=".1"/>` +
    `<g transform="translate(${f(dx)} 0)"><g fill="#d0644c" opacity=".3"><circle cx="-5.5" cy="3.2" r="2.1"/><circle cx="5.5" cy="3.2" r="2.1"/></g>` +
    `${beard}${EYES[eyes]}<path d="M${f(look * 0.6)} 1q${look < 0 ? -0.9 : 0.9} 1.3 0 1.6" fill="none" stroke="#a9674a" stroke-width=".8" stroke-linecap="round"/>${MOUTH[mouth]}${moustache}${glasses}</g>` +
    (HAIR_FRONT[style]?.(colour) ?? '') +
    (hat ? HAT[hat[0]](hat[1], hat[2] ?? C.cream) : '')
  );
}

/** A whole person; (x, y) is the ground under the lowest foot (or the hip, with `on: 'hip'`). */
export function person(o) {
  const b = { ...BODY[o.age ?? 'adult'] };
  if (o.foreshorten) b.leg = [b.leg[0] * o.foreshorten, b.leg[1]];
  const {
    x,
    y,
    s = 1,
    skin = C.skinA,
    top = C.teal,
    bottom = C.umber,
    shoes = C.ink,
    outfit = 'trousers',
    legs = [
      [-4, -2],
      [4, 2],
    ],
    arms = [
      [-14, -6],
      [14, 6],
    ],
    lean = 0,
    tilt = 0,
    facing = 0,
  } = o;
  const hips = [
    [-b.hip * 0.5, 0],
    [b.hip * 0.5, 0],
  ];
  const bones = legs.map(([a, c], i) => {
    const knee = at(hips[i], a, b.leg[0]);
    return [hips[i], knee, at(knee, c, b.leg[1])];
  });
  const lowest = Math.max(...bones.map((p) => p[2][1])) + b.lw * 0.42;
  const drop = o.on === 'hip' ? b.lw * 0.5 : lowest;
  const isDress = outfit === 'dress' || outfit === 'skirt';
  const skirtColour = outfit === 'dress' ? top : bottom;
  const stocking = o.stocking ?? (isDress || outfit === 'shorts' ? skin : bottom);

  const foot = ([, knee, ankle], i) => {
    const way = facing || (i ? 1 : -1) * 0.5;
    const sock = o.socks
      ? line(
          [[(ankle[0] * 2 + knee[0]) / 3, (ankle[1] * 2 + knee[1]) / 3], ankle],
          b.lw * 0.76,
          o.socks,
        )
      : '';
    return `${sock}<ellipse cx="${f(ankle[0] + way * b.lw * 0.32)}" cy="${f(ankle[1] + b.lw * 0.12)}" rx="${f(b.lw * 0.68)}" ry="${f(b.lw * 0.4)}" fill="${shoes}"/>`;
  };
  const legSvg = bones
    .map((p, i) => {
      const [hip, knee, ankle] = p;
      const thigh = isDress && !o.sit ? stocking : isDress ? skirtColour : bottom;
      const width = isDress && !o.sit ? b.lw * 0.72 : b.lw;
      const shin = outfit === 'shorts' || isDress ? stocking : bottom;
      return (
        line([knee, ankle], outfit === 'shorts' || isDress ? b.lw * 0.68 : b.lw * 0.86, shin) +
        foot(p, i) +
        line(
          o.sit && isDress ? [hip, at(knee, legs[i][1], b.leg[1] * 0.35)] : [hip, knee],
          o.sit && isDress ? b.lw * 1.25 : width,
          thigh,
        )
      );
    })
    .join('');

  const sy = -b.torso;
  const waist = -b.torso * 0.22;
  const torso = `<path d="M${-b.sh + 2} ${f(sy + 2)}Q0 ${f(sy - 3)} ${b.sh - 2} ${f(sy + 2)}L${f(b.hip - 0.6)} 1L${f(-b.hip + 0.6)} 1Z" fill="${top}" stroke="${top}" stroke-width="4" stroke-linejoin="round"/>`;
  const hem = (b.leg[0] + b.leg[1]) * (o.hem ?? 0.58);
  const flare = b.hip * (o.flare ?? 1.75);
  const sway = o.sway ?? 0;
  const skirt =
    isDress && !o.sit
      ? `<path d="M${f(-b.hip)} ${f(waist)}L${f(b.hip)} ${f(waist)}C${f(b.hip + 3)} ${f(hem * 0.3)} ${f(flare + sway)} ${f(hem * 0.6)} ${f(flare + sway)} ${f(hem)}Q${f(sway)} ${f(hem + 3.4)} ${f(-flare + sway)} ${f(hem)}C${f(-flare + sway)} ${f(hem * 0.6)} ${f(-b.hip - 3)} ${f(hem * 0.3)} ${f(-b.hip)} ${f(waist)}Z" fill="${skirtColour}"/>`
      : '';
  const coat =
    outfit === 'coat'
      ? `<path d="M${f(-b.hip - 1.5)} -4L${f(b.hip + 1.5)} -4L${f(b.hip + 3.6)} ${f(b.leg[0] * 0.85)}Q0 ${f(b.leg[0] * 0.98)} ${f(-b.hip - 3.6)} ${f(b.leg[0] * 0.85)}Z" fill="${top}"/><path d="M0 ${f(sy + 6)}V${f(b.leg[0] * 0.9)}" stroke="#000" stroke-opacity=".22" stroke-width="1.1"/>`
      : '';
  const detail = (o.detail ?? []).map((d) => DETAIL[d[0]](b, sy, d[1], hem, flare)).join('');

  const armSvg = (i) => {
    const [a, c] = arms[i];
    const shoulder = [(i ? 1 : -1) * (b.sh - 2.2), sy + 3.4];
    const elbow = at(shoulder, a, b.arm[0]);
    const hand = at(elbow, c, b.arm[1]);
    const sleeve = o.sleeve ?? top;
    const bare = o.bare;
    const fore = bare ? skin : sleeve;
    const upper = bare === 'all' ? skin : sleeve;
    const held = o.hold?.[i]?.(hand) ?? '';
    const edge =
      upper === top ? `<g opacity=".14">${line([shoulder, elbow], b.aw + 1.2, '#000')}</g>` : '';
    return (
      edge +
      `<circle cx="${f(hand[0])}" cy="${f(hand[1])}" r="${f(b.aw * 0.5)}" fill="${skin}"/>` +
      line([elbow, at(elbow, c, b.arm[1] * 0.86)], bare ? b.aw * 0.8 : b.aw * 0.92, fore) +
      line(
        [shoulder, bare && bare !== 'all' ? at(shoulder, a, b.arm[0] * 0.6) : elbow],
        b.aw,
        upper,
      ) +
      (bare && bare !== 'all'
        ? line([at(shoulder, a, b.arm[0] * 0.66), elbow], b.aw * 0.8, skin)
        : '') +
      held
    );
  };
  const behind = o.behind ?? [false, false];
  const hy = sy - b.r * 1.12;
  const scarf = o.scarf
    ? `<path d="M${-b.r * 0.75} ${f(sy - 1)}Q0 ${f(sy + 5)} ${b.r * 0.75} ${f(sy - 1)}L${b.r * 0.6} ${f(sy + 3.6)}Q0 ${f(sy + 8)} ${-b.r * 0.6} ${f(sy + 3.6)}Z" fill="${o.scarf}"/><path d="M${b.r * 0.3} ${f(sy + 3)}l4 12l-5 1l-3 -11z" fill="${o.scarf}"/>`
    : '';
  const upper =
    (behind[0] ? armSvg(0) : '') +
    (behind[1] ? armSvg(1) : '') +
    `<g transform="translate(0 ${f(hy)}) rotate(${f(tilt)}) scale(${f(b.r / 10)})">${hairBehind(o)}</g>` +
    line(
      [
        [0, sy - 3],
        [0, sy + 2],
      ],
      b.r * 0.72,
      skin,
    ) +
    torso +
    skirt +
    coat +
    detail +
    `<g transform="translate(0 ${f(hy)}) rotate(${f(tilt)}) scale(${f(b.r / 10)})">${o.veil ? VEIL : ''}${head({ ...o, skin, body: true })}</g>` +
    scarf +
    (behind[0] ? '' : armSvg(0)) +
    (behind[1] ? '' : armSvg(1)) +
    (o.over ?? '');
  const shadow =
    o.shadow === false
      ? ''
      : `<ellipse cx="0" cy="0" rx="${o.on === 'hip' ? 20 : 15}" ry="2.6" fill="#1e120a" opacity=".2"/>`;
  return (
    `<g transform="translate(${f(x)} ${f(y)}) scale(${f(o.flip ? -s : s)} ${f(s)}) rotate(${f(o.turn ?? 0)})">${shadow}` +
    `<g transform="translate(0 ${f(-drop)})">${o.legsOver ? '' : legSvg}<g transform="rotate(${f(lean)})">${upper}</g>${o.legsOver ? legSvg : ''}</g></g>`
  );
}

const VEIL =
  '<path d="M-9 -8C-16 4 -19 34 -21 62Q0 70 21 62C19 34 16 4 9 -8Z" fill="#FFFBF0" opacity=".72"/>';

const DETAIL = {
  apron: (b, sy, c, hem) =>
    `<path d="M${-b.hip * 0.62} ${sy + 8}L${b.hip * 0.62} ${sy + 8}L${b.hip} -4L${b.hip * 1.2} ${hem * 0.85}Q0 ${hem * 0.95} ${-b.hip * 1.2} ${hem * 0.85}L${-b.hip} -4Z" fill="${c}"/>`,
  lapels: (b, sy) =>
    `<path d="M-4 ${sy}L0 ${sy + 15}L4 ${sy}Z" fill="#F6EAD4"/><path d="M-1.3 ${sy + 2}L1.3 ${sy + 2}L1.8 ${sy + 11}L0 ${sy + 13.4}L-1.8 ${sy + 11}Z" fill="#9A3B26"/>`,
  collar: (b, sy, c) =>
    `<path d="M-6 ${sy - 1}Q0 ${sy + 3} 6 ${sy - 1}L4.6 ${sy + 5}L0 ${sy + 3}L-4.6 ${sy + 5}Z" fill="${c}"/>`,
  stripes: (b, sy, c) =>
    [0.24, 0.46, 0.68, 0.9]
      .map(
        (k) =>
          `<path d="M${-b.sh + k * 2.6} ${sy * (1 - k)}H${b.sh - k * 2.6}" stroke="${c}" stroke-width="${b.torso * 0.085}"/>`,
      )
      .join(''),
  hoop: (b, sy, c) =>
    `<path d="M${-b.sh + 0.6} ${sy * 0.62}H${b.sh - 0.6}" stroke="${c}" stroke-width="${b.torso * 0.24}"/>`,
  buttons: (b, sy, c) =>
    [0.3, 0.5, 0.7]
      .map((k) => `<circle cx="0" cy="${sy * (1 - k)}" r="1.3" fill="${c}"/>`)
      .join(''),
  dots: (b, sy, c, hem, flare) => {
    const r = rng(7);
    return Array.from({ length: 26 }, () => {
      const k = r();
      const w = k < 0.35 ? b.sh * 0.7 : b.hip + (flare - b.hip) * (k - 0.2);
      return `<circle cx="${f((r() * 2 - 1) * w * 0.8)}" cy="${f(sy + 6 + k * (hem - sy - 10))}" r="1.2" fill="${c}"/>`;
    }).join('');
  },
  belt: (b, sy, c) =>
    `<path d="M${-b.hip - 0.6} ${sy * 0.2}H${b.hip + 0.6}" stroke="${c}" stroke-width="3"/>`,
  braces: (b, sy, c) => `<path d="M-5 ${sy}L-4 0M5 ${sy}L4 0" stroke="${c}" stroke-width="2.2"/>`,
  number: (b, sy, c) =>
    `<path d="M-1.6 ${sy * 0.66}L0.4 ${sy * 0.76}V${sy * 0.36}" fill="none" stroke="${c}" stroke-width="2"/>`,
  necklace: (b, sy, c) =>
    `<path d="M-5 ${sy}Q0 ${sy + 9} 5 ${sy}" fill="none" stroke="${c}" stroke-width="1.4" stroke-dasharray="1.2 1.6" stroke-linecap="round"/>`,
  bodice: (b, sy, c) => `<path d="M-6 ${sy}L0 ${sy + 7}L6 ${sy}Z" fill="${c}"/>`,
};

/** A baby wrapped in a cloth, lying; head to the left. */
export function bundle({
  x,
  y,
  s = 1,
  turn = 0,
  cloth = C.cream,
  trim = C.rose,
  skin = C.skinA,
  flip = false,
  eyes = 'closed',
  hair = ['tuft', C.tan],
  hat,
}) {
  return (
    `<g transform="translate(${x} ${y}) scale(${flip ? -s : s} ${s}) rotate(${turn})">` +
    `<path d="M-16 -9C-4 -14 22 -10 30 0C24 11 -4 14 -16 9C-20 4 -20 -4 -16 -9Z" fill="${cloth}"/>` +
    `<path d="M-6 -11C2 -4 2 5 -6 11" fill="none" stroke="${trim}" stroke-width="2"/><path d="M4 -11Q14 0 26 4" fill="none" stroke="#000" stroke-opacity=".1" stroke-width="1.4"/>` +
    `<g transform="translate(-13 0) rotate(-78) scale(.82)">${head({ skin, hair, eyes, mouth: 'calm', hat })}</g></g>`
  );
}
