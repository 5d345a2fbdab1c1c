/** The round controls of the bar; `pillOn` also has system colours for forced-colors mode. */
export const pill =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-full border border-line bg-card px-4 text-[1.0625rem] leading-tight transition-colors hover:border-edge';

export const pillOn =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-full border border-primary bg-primary px-4 text-[1.0625rem] leading-tight text-white transition-colors forced-colors:bg-[Highlight] forced-colors:text-[HighlightText] forced-colors:forced-color-adjust-none';
