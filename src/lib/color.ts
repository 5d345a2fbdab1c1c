/** Contrast by the WCAG formula, and correction of colours in OKLCH, which keeps the hue. */
import { pad } from './numbers';

type Triple = readonly [number, number, number];

const hexColor = /^#[0-9a-fA-F]{6}$/;
const white = '#ffffff';
/** The minimum contrast of white text on a darkened colour. */
const textRatio = 4.5;

const toLinear = (channel: number) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
const toGamma = (channel: number) =>
  channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055;

function parse(hex: string): Triple | null {
  if (!hexColor.test(hex)) return null;
  const channel = (from: number) => toLinear(parseInt(hex.slice(from, from + 2), 16) / 255);
  return [channel(1), channel(3), channel(5)];
}

const hexPair = (channel: number) =>
  pad(Math.round(toGamma(Math.min(1, Math.max(0, channel))) * 255).toString(16));

const format = (linear: Triple) => `#${linear.map(hexPair).join('')}`;

const luminance = ([r, g, b]: Triple) => 0.2126 * r + 0.7152 * g + 0.0722 * b;

/** From 1 to 21; 0 when either is not a `#rrggbb` colour. */
export function contrastRatio(one: string, other: string): number {
  const [a, b] = [parse(one), parse(other)];
  if (!a || !b) return 0;
  const [la, lb] = [luminance(a), luminance(b)];
  return (Math.max(la, lb) + 0.05) / (Math.min(la, lb) + 0.05);
}

function toOklch([r, g, b]: Triple): Triple {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    Math.hypot(a, bb),
    Math.atan2(bb, a),
  ];
}

/** Lightness 0 to 1, chroma, and hue in radians; null for anything but `#rrggbb`. */
export function oklchOf(hex: string): Triple | null {
  const linear = parse(hex);
  return linear && toOklch(linear);
}

function fromOklch([lightness, chroma, hue]: Triple): Triple {
  const a = chroma * Math.cos(hue);
  const b = chroma * Math.sin(hue);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

const inGamut = (linear: Triple) => linear.every((value) => value > -0.0005 && value < 1.0005);

/** The hex colour of a lightness and hue, with the chroma reduced to the sRGB gamut. */
function atLightness(lightness: number, chroma: number, hue: number): string {
  const withChroma = (amount: number) => fromOklch([lightness, amount, hue]);
  if (inGamut(withChroma(chroma))) return format(withChroma(chroma));
  let [low, high] = [0, chroma];
  for (let i = 0; i < 16; i++) {
    const middle = (low + high) / 2;
    if (inGamut(withChroma(middle))) low = middle;
    else high = middle;
  }
  return format(withChroma(low));
}

/**
 * The hue of a colour at another lightness, with at most this chroma; null for anything but `#rrggbb`.
 */
export function toneOf(
  hex: string,
  { lightness, maxChroma }: { lightness: number; maxChroma: number },
): string | null {
  const from = oklchOf(hex);
  return from && atLightness(lightness, Math.min(from[1], maxChroma), from[2]);
}

/**
 * The colour itself when its contrast with every background suffices, else the nearest darker one
 * (with enough contrast for white text too), else the nearest lighter one. Null for anything but
 * `#rrggbb`, and when no lightness has enough contrast with all backgrounds.
 */
export function readableColor(
  hex: string,
  backgrounds: readonly string[],
  ratio = 4.6,
): string | null {
  const from = oklchOf(hex);
  if (!from || !backgrounds.every((background) => hexColor.test(background))) return null;
  const isReadable = (color: string) =>
    backgrounds.every((background) => contrastRatio(color, background) >= ratio);
  if (isReadable(hex)) return hex;

  const [lightness, chroma, hue] = from;
  const step = 1 / 256;
  for (let l = lightness - step; l > -step; l -= step) {
    const darker = atLightness(Math.max(0, l), chroma, hue);
    if (isReadable(darker) && contrastRatio(darker, white) >= textRatio) return darker;
  }
  for (let l = lightness + step; l < 1 + step; l += step) {
    const lighter = atLightness(Math.min(1, l), chroma, hue);
    if (isReadable(lighter)) return lighter;
  }
  return null;
}
