import { expect, it } from 'vitest';
import { mapConcurrently } from './map-concurrently';

it('yields results in list order, with at most three running', async () => {
  let running = 0;
  let highest = 0;
  const work = async (n: number) => {
    highest = Math.max(highest, (running += 1));
    await new Promise((done) => setTimeout(done, (10 - n) % 4));
    running -= 1;
    return n * n;
  };
  const results: number[] = [];
  for await (const result of mapConcurrently([1, 2, 3, 4, 5, 6, 7, 8], 3, work))
    results.push(result);
  expect(results).toEqual([1, 4, 9, 16, 25, 36, 49, 64]);
  expect(highest).toBe(3);
});

it('rejects at the failed entry and starts nothing after it', async () => {
  const started: number[] = [];
  const work = (n: number) => {
    started.push(n);
    return n === 2 ? Promise.reject(new Error('weg')) : Promise.resolve(n);
  };
  const results: number[] = [];
  const all = async () => {
    for await (const result of mapConcurrently([1, 2, 3, 4, 5, 6], 2, work)) results.push(result);
  };
  await expect(all()).rejects.toThrow('weg');
  expect(results).toEqual([1]);
  expect(started).toEqual([1, 2, 3]);
});

it('yields nothing for an empty list', async () => {
  expect((await mapConcurrently([], 3, () => Promise.resolve(1)).next()).done).toBe(true);
});
