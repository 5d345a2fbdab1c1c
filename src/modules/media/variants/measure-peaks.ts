import { barsOf } from './peaks';

const maxBytes = 15_000_000;
/** A low rate is enough for loudness and saves memory. */
const sampleRate = 8000;

/**
 * Measures the 50 bars of a recording from the file.
 * @throws if the file is too large or cannot be decoded
 */
export async function measurePeaks(url: string, signal: AbortSignal): Promise<number[]> {
  const response = await fetch(url, { signal });
  const bytes = Number(response.headers.get('content-length'));
  if (!response.ok || !(bytes > 0 && bytes < maxBytes)) {
    await response.body?.cancel();
    throw new Error('Too large to measure, or of unknown size');
  }
  // An offline context opens no audio device and needs no `close`.
  const context = new OfflineAudioContext(1, 1, sampleRate);
  const sound = await context.decodeAudioData(await response.arrayBuffer());
  return barsOf(sound.getChannelData(0));
}
