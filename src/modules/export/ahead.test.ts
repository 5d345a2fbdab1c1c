import { expect, it } from 'vitest';
import { workAhead } from './ahead';

it('answers in order, with never more than three on their way', async () => {
  let running = 0;
  let most = 0;
  const work = async (n: number) => {
    most = Math.max(most, (running += 1));
    await new Promise((done) => setTimeout(done, (10 - n) % 4));
    running -= 1;
    return n * n;
  };
  const answers: number[] = [];
  for await (const answer of workAhead([1, 2, 3, 4, 5, 6, 7, 8], 3, work)) answers.push(answer);
  expect(answers).toEqual([1, 4, 9, 16, 25, 36, 49, 64]);
  expect(most).toBe(3);
});

it('fails where the failure stands, and begins nothing after it', async () => {
  const begun: number[] = [];
  const work = (n: number) => {
    begun.push(n);
    return n === 2 ? Promise.reject(new Error('weg')) : Promise.resolve(n);
  };
  const answers: number[] = [];
  const all = async () => {
    for await (const answer of workAhead([1, 2, 3, 4, 5, 6], 2, work)) answers.push(answer);
  };
  await expect(all()).rejects.toThrow('weg');
  expect(answers).toEqual([1]);
  expect(begun).toEqual([1, 2, 3]);
});

it('answers nothing to nothing', async () => {
  expect((await workAhead([], 3, () => Promise.resolve(1)).next()).done).toBe(true);
});
