import { expect, test } from 'vitest';
import { judgeWaiting } from './judge-waiting';

const ignored = { speaking: false, pending: false };
const queued = { speaking: false, pending: true };
const busy = { speaking: true, pending: false };
const tapped = { hasBeenActive: true };
const untapped = { hasBeenActive: false };

test.each([
  ['has only just been asked', 500, ignored, untapped, 'waiting'],
  ['no queue holds, before a tap', 1000, ignored, untapped, 'refused'],
  ['no queue holds, in a browser that does not tell of taps', 1000, ignored, undefined, 'refused'],
  ['no queue holds, after a tap', 1000, ignored, tapped, 'failed'],
  ['waits behind another voice', 1000, queued, untapped, 'waiting'],
  ['waits behind another page', 5000, busy, tapped, 'waiting'],
  ['waits long', 6000, queued, tapped, 'late'],
  ['waits very long', 600_000, busy, untapped, 'late'],
  ['waited long, and was then dropped', 9000, ignored, tapped, 'failed'],
  ['waits in an engine that tells nothing', 2000, {}, tapped, 'waiting'],
] as const)('a sentence that %s', (_, waitedMs, queue, activation, verdict) =>
  expect(judgeWaiting(waitedMs, queue, activation)).toBe(verdict),
);
