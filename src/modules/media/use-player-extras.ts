import { useLazyModule } from '@/lib/use-lazy-module';

/** The code that a recording needs once it plays. A failed load is tried again at the next play. */
export const usePlayerExtras = (isPlaying: boolean) =>
  useLazyModule(() => import('./player-extras'), isPlaying || null);
