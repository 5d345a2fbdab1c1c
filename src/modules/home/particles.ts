const baseSizes = { heart: 20, sparkle: 24, star: 18 };

type Row = [
  type: keyof typeof baseSizes,
  x: number,
  y: number,
  delay: number,
  duration: number,
  size: number,
];

const rows: Row[] = [
  ['heart', 9.7, 31.3, -4, 16.9, 25],
  ['sparkle', 10.7, 76.6, -9.4, 19.1, 26],
  ['star', 22.6, 20.7, -8.1, 22.8, 18],
  ['heart', 19.3, 85.8, -6.9, 18.4, 15],
  ['sparkle', 34.5, 17, -2.7, 13.6, 21],
  ['star', 38.4, 67, -12.2, 13.3, 21],
  ['heart', 50.4, 26.7, -5.3, 22.4, 24],
  ['sparkle', 48.4, 75.8, -5.1, 16.9, 18],
  ['star', 67.4, 21.6, -2.9, 15.6, 17],
  ['heart', 62, 62.2, -3.6, 22.4, 22],
  ['sparkle', 81.6, 26.6, -15.9, 17, 24],
  ['star', 78.5, 75.9, -12.6, 18, 23],
  ['heart', 88.9, 28.8, -1.1, 14.4, 22],
  ['sparkle', 92.2, 65.8, -4.8, 13.3, 30],
];

/**
 * The shapes that float behind the hero: their centre in percent of the hero; seconds, with a
 * negative delay so that the animation starts halfway; their size and the average size of their
 * type in pixels.
 */
export const particles = rows.map(([type, x, y, delay, duration, size], index) => ({
  id: `particle-${index + 1}`,
  type,
  x,
  y,
  delay,
  duration,
  size,
  baseSize: baseSizes[type],
}));
