import { beforeEach, expect, it } from 'vitest';
import { keepByEntry } from './kept-by-entry';

const key = 'proef';
const leave = () => window.dispatchEvent(new Event('pagehide'));

beforeEach(() => sessionStorage.clear());

it('is there again after the page was left', () => {
  keepByEntry<number>(key).set('a', 3);
  leave();
  expect(keepByEntry(key).get('a')).toBe(3);
});

it('forgets the entries that were set longest ago', () => {
  const kept = keepByEntry<number>(key);
  for (let n = 0; n < 60; n += 1) kept.set(String(n), n);
  kept.set('0', 7);
  leave();
  const again = keepByEntry<number>(key);
  expect(['0', '1', '10', '11', '59'].map(again.get)).toEqual([7, undefined, undefined, 11, 59]);
});

it.each(['', '5', '{}', '[1]', 'null', '["a'])('begins anew where %j was kept', (text) => {
  sessionStorage.setItem(key, text);
  expect(keepByEntry(key).has('a')).toBe(false);
});
