import { stableHash } from '@/lib/stable-hash';

const barCount = 50;

/** The 50 bars of a recording: its peaks, else bars that look like speech. */
export const barsOf = (id: string, peaks: number[] | undefined): number[] =>
  peaks?.length ? resample(peaks) : drawBars(id);

/** Resamples peaks to 50 bars from 0 to 1; the loudest is 1. */
function resample(peaks: number[]): number[] {
  const loudest = Array.from({ length: barCount }, (_, bar) => {
    const from = Math.floor((bar * peaks.length) / barCount);
    const until = Math.max(from + 1, Math.floor(((bar + 1) * peaks.length) / barCount));
    let most = 0;
    for (let i = from; i < until; i++) {
      const loudness = Math.abs(peaks[i] ?? 0);
      if (loudness > most && loudness < Infinity) most = loudness;
    }
    return most;
  });
  const most = Math.max(...loudest);
  return most > 0 ? loudest.map((loudness) => loudness / most) : loudest;
}

/** They depend only on the id. */
function drawBars(id: string): number[] {
  const seed = stableHash(id);
  return Array.from({ length: barCount }, (_, bar) => {
    const phrase = Math.abs(
      Math.sin(bar * 0.19 + (seed % 31)) * Math.cos(bar * 0.07 + (seed % 17)),
    );
    const syllable = (stableHash(`${id}${bar}`) % 1000) / 1000;
    return 0.14 + 0.86 * (0.45 * phrase + 0.55 * phrase * syllable);
  });
}
