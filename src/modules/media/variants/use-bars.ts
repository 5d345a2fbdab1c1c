import { useEffect, useMemo, useState } from 'react';
import { barsOf, placeholderBars } from './peaks';

interface Sound {
  id: string;
  url: string;
  peaks: number[] | undefined;
}

/** The 50 bars: the stored peaks, else placeholders until the recording is played and measured. */
export function useBars({ id, url, peaks }: Sound, isPlaying: boolean): number[] {
  const [measured, setMeasured] = useState<number[] | null>(null);
  const [hasPlayed, setHasPlayed] = useState(false);
  if (isPlaying && !hasPlayed) setHasPlayed(true);
  const stored = peaks?.length ? peaks : null;

  useEffect(() => {
    if (!hasPlayed || stored) return;
    const stop = new AbortController();
    import('./measure-peaks')
      .then(({ measurePeaks }) => measurePeaks(url, stop.signal))
      .then(
        (bars) => !stop.signal.aborted && setMeasured(bars),
        () => {}, // The placeholders stay.
      );
    return () => stop.abort();
  }, [hasPlayed, stored, url]);

  return useMemo(
    () => (stored ? barsOf(stored) : (measured ?? placeholderBars(id))),
    [stored, measured, id],
  );
}
