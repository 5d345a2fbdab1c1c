/** The names that `themes.css` uses in `data-theme`. */
export const themes = [
  'classic',
  'ocean',
  'nature',
  'sunset',
  'royal',
  'cherry',
  'football',
] as const;
export type Theme = (typeof themes)[number];

export const isTheme = (value: string): value is Theme =>
  (themes as readonly string[]).includes(value);
