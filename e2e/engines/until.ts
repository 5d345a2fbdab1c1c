import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';

const usualMs = 10_000;

type Expected<Value> = Value | ((value: Value) => boolean);

/**
 * Polls until the value is as expected, and returns it.
 * @throws after the deadline, with the expected and the last value
 */
export async function until<Value>(
  what: string,
  ask: () => Promise<Value>,
  expected: Expected<Value>,
  milliseconds = usualMs,
): Promise<Value> {
  const deadline = Date.now() + milliseconds;
  let last: unknown;
  do {
    try {
      const value = await ask();
      const isExpected =
        typeof expected === 'function'
          ? (expected as (value: Value) => boolean)(value)
          : isDeepStrictEqual(value, expected);
      if (isExpected) return value;
      last = value;
    } catch (error) {
      // Evaluation fails during a navigation; try again in the new document.
      last = error instanceof Error ? error.message : error;
    }
    await pause(25);
  } while (Date.now() < deadline);
  const expectation =
    typeof expected === 'function' ? '' : `, expected ${JSON.stringify(expected)}`;
  throw new Error(`${what}${expectation}; last: ${JSON.stringify(last)?.slice(0, 600)}`);
}
