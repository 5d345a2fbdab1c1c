import { afterEach, expect, it, vi } from 'vitest';
import { ReadError } from '@/modules/timeline/api';
import { readShareKey } from '@/modules/timeline/password/share-keys';
import { refusalOf } from './refusal';
import { copy } from './refusal-copy';

const key = 'a'.repeat(64);

/** Tries a password on a link of which the database answers these, one for each call. */
function tryPassword(password: string, ...answers: object[]) {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => Response.json(answers.shift()));
  vi.stubGlobal('fetch', fetch);
  return { fetch, refusal: refusalOf({ password, slug: 'oma-riet', isForDevice: false }) };
}

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

it.each([
  ['a wrong password', { state: 'wrong' }, copy.wrong],
  ['a wait of a minute', { state: 'wait', seconds: 12 }, copy.wait(1)],
  ['a wait of a quarter of an hour', { state: 'wait', seconds: 890 }, copy.wait(15)],
  ['a limit of the day', { state: 'wait', seconds: 3600 }, copy.waitLong],
  ['a link that asks for no password any more', { state: 'none' }, null],
])('%s', async (_, answer, refusal) =>
  expect(await tryPassword('taart', answer).refusal).toBe(refusal),
);

it('asks again once the try is counted, and keeps the share key of the right password', async () => {
  const { fetch, refusal } = tryPassword(
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
  await expect(tryPassword('taart', ...answers).refusal).rejects.toBeInstanceOf(ReadError);
});

it('sends nothing without a password, or without a secure connection', async () => {
  const empty = tryPassword('  ');
  expect(await empty.refusal).toBe(copy.missing);
  vi.stubGlobal('crypto', {});
  const insecure = tryPassword('taart');
  expect(await insecure.refusal).toBe(copy.insecure);
  expect([empty, insecure].flatMap(({ fetch }) => fetch.mock.calls)).toEqual([]);
});
