// Assertions for the tests under Deno, without a package.

const show = (value: unknown) => JSON.stringify(value) ?? String(value);

export function ok(value: unknown, message = 'It is not so'): asserts value {
  if (!value) throw new Error(message);
}

export function equal(found: unknown, expected: unknown, message = ''): void {
  ok(Object.is(found, expected), `${message} found ${show(found)}, expected ${show(expected)}`);
}

/** For JSON values, with keys in the same order. */
export function deepEqual(found: unknown, expected: unknown): void {
  equal(show(found), show(expected));
}

export function match(text: string, pattern: RegExp): void {
  ok(pattern.test(text), `${show(text)} does not match ${pattern}`);
}

export function doesNotMatch(text: string, pattern: RegExp): void {
  ok(!pattern.test(text), `${show(text)} matches ${pattern}`);
}
