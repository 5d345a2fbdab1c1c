// Adds uneven edges, the colour tone of the period, grain and a vignette to a drawn scene.

const SEPIA = [
  [0.393, 0.769, 0.189],
  [0.349, 0.686, 0.168],
  [0.272, 0.534, 0.131],
];

/** The ageing of a print by period: sepia from 0 to 1, black level, warmth, grain and vignette. */
const ERA = {
  30: { sepia: 0.7, lift: 0.06, gain: 0.99, grain: 0.24, vignette: 0.36 },
  50: { sepia: 0.46, lift: 0.055, gain: 1, grain: 0.2, vignette: 0.3 },
  60: { sepia: 0.24, lift: 0.05, gain: 0.97, grain: 0.17, vignette: 0.26 },
  70: { sepia: 0.14, lift: 0.06, gain: 0.97, grain: 0.14, vignette: 0.22, warm: 0.035 },
  90: { sepia: 0.04, lift: 0.02, gain: 0.97, grain: 0.12, vignette: 0.16 },
  now: { sepia: 0, lift: 0, gain: 1, grain: 0.09, vignette: 0.1 },
};

function tone({ sepia, lift, gain, warm = 0 }) {
  const rows = SEPIA.map((row, r) => {
    const mixed = row.map((v, c) =>
      (gain * (sepia * v * 0.88 + (1 - sepia) * (r === c ? 1 : 0))).toFixed(4),
    );
    const offset = lift + (r === 0 ? warm : r === 2 ? -warm : 0);
    return `${mixed.join(' ')} 0 ${offset.toFixed(3)}`;
  });
  return `${rows.join(' ')} 0 0 0 1 0`;
}

/** Wraps the content of a scene; `plain` omits the grain, for the frames of videos and gifs. */
export function finish({ art, w = 400, h = 300, era = 'now', seed = 4, plain = false }) {
  const look = ERA[era];
  const grain = plain
    ? ''
    : `<filter id="grain" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".7" numOctaves="2" seed="${seed}"/><feColorMatrix values="0 0 0 0 .2  0 0 0 0 .12  0 0 0 0 .06  0 0 0 .9 -.32"/></filter>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="100%" height="100%" preserveAspectRatio="xMidYMid slice"><defs>` +
    `<filter id="tone" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".028" numOctaves="1" seed="${seed}" result="n"/><feDisplacementMap in="SourceGraphic" in2="n" scale="2.4" xChannelSelector="R" yChannelSelector="G"/><feColorMatrix values="${tone(look)}"/></filter>` +
    `<filter id="mottle" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".012 .018" numOctaves="3" seed="${seed + 9}"/><feColorMatrix values="0 0 0 0 .35  0 0 0 0 .22  0 0 0 0 .1  0 0 0 1.6 -.62"/></filter>${grain}` +
    `<radialGradient id="vig" cx=".5" cy=".46" r=".74"><stop offset=".55" stop-color="#2e1a0c" stop-opacity="0"/><stop offset="1" stop-color="#2e1a0c" stop-opacity="${look.vignette}"/></radialGradient></defs>` +
    `<g filter="url(#tone)"><rect x="-4" y="-4" width="${w + 8}" height="${h + 8}" fill="#E9DCC4"/><g transform="translate(${w / 2} ${h / 2}) scale(1.02) translate(${-w / 2} ${-h / 2})">${art}</g></g>` +
    `<rect width="${w}" height="${h}" filter="url(#mottle)" opacity=".22"/>` +
    (plain
      ? ''
      : `<rect width="${w}" height="${h}" filter="url(#grain)" opacity="${look.grain}"/>`) +
    `<rect width="${w}" height="${h}" fill="url(#vig)"/></svg>`
  );
}
