import { expect, it } from 'vitest';
import { KeptAddresses } from './kept-addresses.ts';

const now = 1_800_000_000_000;
const end = now + 3_600_000;
const path = (name: number) => `timeline-media/7e000000-0000-4000-8000-000000000001/${name}.webp`;

it('keeps 20,000 addresses, and forgets the oldest for a new one', () => {
  const addresses = new KeptAddresses();
  const keep = (name: number) => addresses.keep(path(name), `/signed/${name}`, now, end);
  const isKept = (name: number) => addresses.find(path(name), now, end) !== undefined;
  for (let name = 1; name <= 20_000; name += 1) keep(name);
  expect(isKept(1)).toBe(true);
  // Signed again, so no longer the oldest.
  keep(1);
  keep(20_001);
  expect([1, 2, 3, 20_000, 20_001].map(isKept)).toEqual([true, false, true, true, true]);
});
