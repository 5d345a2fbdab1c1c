// A signed-in owner reads with the session that supabase-js has stored, any other visitor without.
import { afterEach, beforeEach, expect, it, test, vi } from 'vitest';
import { readTimeline } from './read';

const anonymous = 'Bearer sb_publishable_embedded';
const inAnHour = Math.floor(Date.now() / 1000) + 3600;
const story = { id: 'a', title: 'Oma Riet' };
const { signal } = new AbortController();

let sent: (string | null)[] = [];
let caches: (RequestCache | undefined)[] = [];
let answer: (authorization: string | null) => Response;

beforeEach(() => {
  sent = [];
  caches = [];
  answer = () => Response.json([story]);
  vi.stubGlobal('fetch', async (_: string, init?: RequestInit) => {
    const authorization = new Headers(init?.headers).get('authorization');
    sent.push(authorization);
    caches.push(init?.cache);
    return answer(authorization);
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

const store = (text: string) => localStorage.setItem('sb-localhost-auth-token', text);

it('sends the stored access token', async () => {
  store(JSON.stringify({ access_token: 'head.claims.sign-_', expires_at: inAnHour }));
  await readTimeline('oma-riet', signal);
  expect(sent).toEqual(['Bearer head.claims.sign-_']);
});

it('leaves no row in the cache of the browser, with and without a session', async () => {
  await readTimeline('oma-riet', signal);
  store(JSON.stringify({ access_token: 'head.claims.sign', expires_at: inAnHour }));
  await readTimeline('oma-riet', signal);
  expect(sent).toEqual([anonymous, 'Bearer head.claims.sign']);
  expect(caches).toEqual(['no-store', 'no-store']);
});

it('does not use the reads of a visitor with a session', async () => {
  store(JSON.stringify({ access_token: 'head.claims.sign', expires_at: inAnHour }));
  const take = vi.fn<() => Promise<Response>>();
  globalThis.prefetchedReads = { get: () => ({ take }), delete: vi.fn() } as never;
  await readTimeline('oma-riet', signal);
  delete globalThis.prefetchedReads;
  expect(take).not.toHaveBeenCalled();
});

it('reads as a visitor when the token is refused', async () => {
  store(JSON.stringify({ access_token: 'head.claims.forged', expires_at: inAnHour }));
  answer = (authorization) =>
    authorization === anonymous
      ? Response.json([story])
      : Response.json({ message: 'JWT invalid' }, { status: 401 });
  await expect(readTimeline('oma-riet', signal)).resolves.toMatchObject(story);
  expect(sent).toEqual(['Bearer head.claims.forged', anonymous]);
});

test.each([
  ['no session', ''],
  ['no JSON', '{"access_token":'],
  ['null', 'null'],
  ['a number', '7'],
  ['no token', JSON.stringify({ expires_at: inAnHour })],
  ['no expiry', JSON.stringify({ access_token: 'head.claims.sign' })],
  ['an expired token', JSON.stringify({ access_token: 'a.b.c', expires_at: inAnHour - 7200 })],
  ['a token that expires now', JSON.stringify({ access_token: 'a', expires_at: inAnHour - 3595 })],
  ['a line break', JSON.stringify({ access_token: 'a\r\nX-Evil: 1', expires_at: inAnHour })],
  ['another character', JSON.stringify({ access_token: 'a.b.ć', expires_at: inAnHour })],
  ['an object as token', JSON.stringify({ access_token: {}, expires_at: inAnHour })],
])('%s: reads as a visitor', async (_, stored) => {
  store(stored);
  await expect(readTimeline('oma-riet', signal)).resolves.toMatchObject(story);
  expect(sent).toEqual([anonymous]);
});
