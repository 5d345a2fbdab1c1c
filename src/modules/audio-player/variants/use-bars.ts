import { useEffect, useMemo, useState } from 'react';
import { barsOf, drawnBars } from './peaks';

interface Sound {
  id: string;
  url: string;
  peaks: number[] | undefined;
}

/** The 50 bars: stored ones, else drawn ones until the recording is first played and measured. */
export function useBars({ id, url, peaks }: Sound, playing: boolean): number[] {
  const [measured, setMeasured] = useState<number[] | null>(null);
  const [played, setPlayed] = useState(false);
  if (playing && !played) setPlayed(true);
  const stored = peaks?.length ? peaks : null;

  useEffect(() => {
    if (!played || stored) return;
    const stop = new AbortController();
    import('./measure-peaks')
      .then(({ measurePeaks }) => measurePeaks(url, stop.signal))
      .then(
        (bars) => !stop.signal.aborted && setMeasured(bars),
        () => {}, // The drawn bars stay.
      );
    return () => stop.abort();
  }, [played, stored, url]);

  return useMemo(
    () => (stored ? barsOf(stored) : (measured ?? drawnBars(id))),
    [stored, measured, id],
  );
}
