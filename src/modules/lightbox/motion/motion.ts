import type { FeatureBundle } from 'framer-motion';

/** A lightbox that opens before the features have loaded opens without motion. */
let features: FeatureBundle | null = null;

export const motionFeatures = () => features;

/** Loads what animates; without it, for example offline, everything works and nothing moves. */
export async function loadMotion(): Promise<FeatureBundle | null> {
  try {
    features ??= (await import('./motion-features')).default;
  } catch {
    // The next call tries again.
  }
  return features;
}
