/** An utterance that no queue holds by then was ignored. */
const ignoredMs = 1000;

/** A sentence that waits longer than this waits behind something else: the reader is told. */
const lateMs = 6000;

export type WaitingVerdict =
  | 'waiting'
  /** Behind another voice of the device, such as that of a screen reader. */
  | 'late'
  /** Ignored, as a phone does before the first tap. */
  | 'refused'
  /** Ignored, although there was a tap. */
  | 'failed';

/** What keeps an utterance whose start event has not come. While a queue holds it, it only waits. */
export function judgeWaiting(
  waitedMs: number,
  { speaking, pending }: Partial<Pick<SpeechSynthesis, 'speaking' | 'pending'>>,
  activation?: Pick<UserActivation, 'hasBeenActive'>,
): WaitingVerdict {
  const isIgnored = waitedMs >= ignoredMs && speaking === false && pending === false;
  if (isIgnored) return activation?.hasBeenActive ? 'failed' : 'refused';
  return waitedMs >= lateMs ? 'late' : 'waiting';
}
