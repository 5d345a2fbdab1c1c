import { barsOf } from './peaks';

const largestBytes = 15_000_000;
/** Enough for loudness, and an hour of sound stays small in memory. */
const sampleRate = 8000;

/** The 50 bars of a recording, measured from the file itself; rejects where that cannot be done. */
export async function measurePeaks(url: string, signal: AbortSignal): Promise<number[]> {
  const response = await fetch(url, { signal });
  const bytes = Number(response.headers.get('content-length'));
  if (!response.ok || !(bytes > 0 && bytes < largestBytes)) {
    await response.body?.cancel();
    throw new Error('Too large to measure, or of unknown size');
  }
  // Offline: it opens no sound device and needs no closing.
  const context = new OfflineAudioContext(1, 1, sampleRate);
  const sound = await context.decodeAudioData(await response.arrayBuffer());
  return barsOf(sound.getChannelData(0));
}
