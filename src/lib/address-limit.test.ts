import { expect, test } from 'vitest';
import { waitToWriteAddress } from './address-limit';

test('in any 30 seconds the address is written at most 60 times', () => {
  const written: number[] = [];
  for (let now = 0; now < 120_000; now += 100) {
    if (waitToWriteAddress(now) === 0) written.push(now);
  }
  for (const first of written) {
    const within = written.filter((time) => time >= first && time < first + 30_000);
    expect(within.length).toBeLessThanOrEqual(60);
  }
  expect(written.length).toBeGreaterThanOrEqual(240);
});

test('who has to wait knows how long', () => {
  const begin = 1_000_000;
  for (let n = 0; n < 60; n += 1) expect(waitToWriteAddress(begin + n)).toBe(0);
  expect(waitToWriteAddress(begin + 100)).toBe(29_900);
  expect(waitToWriteAddress(begin + 30_000)).toBe(0);
});
