import { useEffect, useState } from 'react';

type Extras = typeof import('./player-extras');

/** Loads the extra controls on the first play. Playback does not depend on them. */
export function usePlayerExtras(isPlaying: boolean): Extras | null {
  const [extras, setExtras] = useState<Extras | null>(null);
  useEffect(() => {
    if (!isPlaying || extras) return;
    let isUnmounted = false;
    import('./player-extras').then(
      (code) => !isUnmounted && setExtras(code),
      () => {}, // Retried on the next play.
    );
    return () => {
      isUnmounted = true;
    };
  }, [isPlaying, extras]);
  return extras;
}
