import { afterEach, expect, it, vi } from 'vitest';
import { ReadError } from '@/modules/timeline/api';
import { readShareKey } from '@/modules/timeline/closed-link/share-keys';
import { refusalOf } from './refusal';
import { copy } from './refusal-copy';

const key = 'a'.repeat(64);

/** Tries a word on a link of which the database answers these, one for each call. */
function tryWord(word: string, ...answers: object[]) {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => Response.json(answers.shift()));
  vi.stubGlobal('fetch', fetch);
  return { fetch, refusal: refusalOf({ word, slug: 'oma-riet', isForDevice: false }) };
}

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

it.each([
  ['a wrong word', { state: 'wrong' }, copy.wrong],
  ['a wait of a minute', { state: 'wait', seconds: 12 }, copy.wait(1)],
  ['a wait of a quarter of an hour', { state: 'wait', seconds: 890 }, copy.wait(15)],
  ['a limit of the day', { state: 'wait', seconds: 3600 }, copy.waitLong],
  ['a link that asks for no word any more', { state: 'none' }, null],
])('%s', async (_, answer, refusal) =>
  expect(await tryWord('taart', answer).refusal).toBe(refusal),
);

it('asks again once the try is counted, and keeps the share key of the right word', async () => {
  const { fetch, refusal } = tryWord(
    'taart',
    { state: 'again' },
    { state: 'open', share_key: key },
  );
  expect(await refusal).toBeNull();
  expect(fetch).toHaveBeenCalledTimes(2);
  expect(readShareKey('oma-riet')).toBe(key);
});

it('fails when no try is ever answered', async () => {
  const answers = Array.from({ length: 9 }, () => ({ state: 'again' }));
  await expect(tryWord('taart', ...answers).refusal).rejects.toBeInstanceOf(ReadError);
});

it('sends nothing without a word, or without a secure connection', async () => {
  const empty = tryWord('  ');
  expect(await empty.refusal).toBe(copy.missing);
  vi.stubGlobal('crypto', {});
  const insecure = tryWord('taart');
  expect(await insecure.refusal).toBe(copy.insecure);
  expect([empty, insecure].flatMap(({ fetch }) => fetch.mock.calls)).toEqual([]);
});
