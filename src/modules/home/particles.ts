import { seededRandom } from '../../../supabase/functions/_shared/seeded-random.ts';
import type { GlyphShape } from '@/components/glyph';

/** A shape that floats behind the hero. */
export interface Particle {
  id: string;
  type: GlyphShape;
  /** Position of its centre, in percent of the hero. */
  x: number;
  y: number;
  /** Seconds; negative, so that the animation starts halfway. */
  delay: number;
  duration: number;
  /** Pixels: the size of this particle, and the average size of its type. */
  size: number;
  baseSize: number;
}

const kinds: readonly { type: GlyphShape; baseSize: number }[] = [
  { type: 'heart', baseSize: 20 },
  { type: 'sparkle', baseSize: 24 },
  { type: 'star', baseSize: 18 },
];

const tenth = (value: number) => Math.round(value * 10) / 10;

/** Random positions in a grid of two rows, which spreads them evenly. */
export function makeParticles(count: number, seed: number): Particle[] {
  const random = seededRandom(seed);
  const columns = Math.ceil(count / 2);
  return Array.from({ length: count }, (_, index) => {
    const { type, baseSize } = kinds[index % kinds.length]!;
    const column = Math.floor(index / 2) + 0.2 + random() * 0.6;
    const row = (index % 2) + 0.15 + random() * 0.7;
    const duration = tenth(13 + random() * 10);
    return {
      id: `particle-${index + 1}`,
      type,
      x: tenth((column / columns) * 100),
      y: tenth((row / 2) * 100),
      delay: tenth(-random() * duration),
      duration,
      size: Math.round(baseSize * (0.7 + random() * 0.6)),
      baseSize,
    };
  });
}

export const particles: readonly Particle[] = makeParticles(14, 1923);
