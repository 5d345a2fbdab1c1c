import type { FeatureBundle } from 'framer-motion';
import { createStore } from '@/lib/create-store';
import { useReducedMotion } from '@/lib/browser/use-media-query';

/** A lightbox that opens before the features have loaded opens without motion. */
const features = createStore<FeatureBundle | null>(null);

export const motionFeatures = features.get;

export const useHasMotion = () => !useReducedMotion() && motionFeatures() !== null;

/** Loads the animation features; without them, for example offline, nothing is animated. */
export async function loadMotion(): Promise<FeatureBundle | null> {
  try {
    features.set((await import('./motion-features')).default);
  } catch {
    // The next call tries again.
  }
  return motionFeatures();
}
