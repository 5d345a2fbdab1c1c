import { useEffect, useState } from 'react';

type Extras = typeof import('./player-extras');

/** What a recording needs only once it plays comes then. Without it, it plays all the same. */
export function usePlayerExtras(playing: boolean): Extras | null {
  const [extras, setExtras] = useState<Extras | null>(null);
  useEffect(() => {
    if (!playing || extras) return;
    let isGone = false;
    import('./player-extras').then(
      (code) => !isGone && setExtras(code),
      () => {}, // Tried again when it next plays.
    );
    return () => {
      isGone = true;
    };
  }, [playing, extras]);
  return extras;
}
