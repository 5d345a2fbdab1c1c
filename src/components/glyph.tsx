const shapes = {
  heart:
    'M12 20.5C5.4 15.6 2.5 12.300 2.500 8.600 2.500 5.700 4.700 3.700 7.300 3.700c1.900 0 3.600 1 4.700 2.800 1.100-1.800 2.800-2.800 4.700-2.800 2.600 0 4.800 2 4.800 4.900 0 3.700-2.900 7-9.500 11.900z',
  star: 'M12 2.600l2.800 6 6.600.7-4.900 4.400 1.400 6.500L12 16.900l-5.900 3.300 1.400-6.500L2.600 9.300l6.600-.7z',
  sparkle:
    'M12 1.800c.8 6.300 3.500 9.200 10.200 10.200-6.700 1-9.400 3.900-10.200 10.200C11.200 15.900 8.500 13 1.800 12 8.500 11 11.200 8.100 12 1.800z',
} as const;

export type GlyphShape = keyof typeof shapes;

/** A heart, star or sparkle in the colour of the text; decoration only. */
export function Glyph({ shape, className = 'size-4' }: { shape: GlyphShape; className?: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" fill="currentColor" className={className}>
      <path d={shapes[shape]} />
    </svg>
  );
}
