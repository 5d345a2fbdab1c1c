// Each of the three reads of a timeline classifies a failed response in the same way.
import { afterEach, expect, test, vi } from 'vitest';
import { countTimelineItems, readTimeline, readTimelineItems } from './read';
import { ReadError } from './api';

const slug = 'oma-riet';
const timelineId = 'c1000000-0000-4000-8000-000000000001';
const signal = () => new AbortController().signal;

const reads: [name: string, read: () => Promise<unknown>][] = [
  ['timeline', () => readTimeline(slug, signal())],
  ['count', () => countTimelineItems(slug, timelineId, signal())],
  ['items', () => readTimelineItems(slug, timelineId, signal()).next()],
];

const json =
  (body: unknown, status = 200) =>
  () =>
    Promise.resolve(
      new Response(JSON.stringify(body), {
        status,
        headers: { 'Content-Type': 'application/json', 'Content-Range': '0-0/1' },
      }),
    );
const text =
  (body: string, status = 200) =>
  () =>
    Promise.resolve(new Response(body, { status }));

const answers: [name: string, answer: () => Promise<Response>, fault: ReadError['fault']][] = [
  ['500 with a message', json({ message: 'stuk' }, 500), 'refused'],
  ['401 with a message', json({ message: 'nee', code: '42501' }, 401), 'refused'],
  ['a page instead of data', text('<html>'), 'unreadable'],
  ['a page with status 502', text(`<html>${'<p>Bad gateway</p>'.repeat(500)}`, 502), 'unreadable'],
  ['broken JSON', text('[{"id":'), 'unreadable'],
  ['another shape', json([5]), 'unreadable'],
  ['no connection', () => Promise.reject(new TypeError('Failed to fetch')), 'no-connection'],
  [
    'no answer in time',
    () => Promise.reject(new DOMException('No answer in time', 'TimeoutError')),
    'time-out',
  ],
];

afterEach(() => vi.unstubAllGlobals());

const cases = answers.flatMap(([answerName, answer, fault]) =>
  reads.map(([readName, read]) => [answerName, readName, answer, read, fault] as const),
);

test.each(cases)('%s: fault of the %s read', async (_, __, answer, read, fault) => {
  vi.stubGlobal('fetch', vi.fn(answer));
  const error = await read().then(
    () => expect.unreachable(),
    (cause: unknown) => cause,
  );
  expect(error).toBeInstanceOf(ReadError);
  expect(error).toMatchObject({ fault });
});

test.each(reads)('the error of the %s read has the status and Retry-After', async (_, read) => {
  const headers = { 'Retry-After': '3' };
  const answer = async () => Response.json({ message: 'te druk' }, { status: 429, headers });
  vi.stubGlobal('fetch', vi.fn(answer));
  await expect(read()).rejects.toMatchObject({ status: 429, retryAfterMs: 3000 });
});

test.each([
  ['414: the address is too long', text('', 414)],
  ['431: the headers are too large', text('', 431)],
  ['22021: a zero byte', json({ code: '22021', message: 'invalid byte sequence' }, 400)],
  ['22P05: an untranslatable character', json({ code: '22P05', message: 'untranslatable' }, 400)],
  ['no row', json([])],
])('no timeline has this slug: %s', async (_, answer) => {
  vi.stubGlobal('fetch', vi.fn(answer));
  expect(await readTimeline(slug, signal())).toBeNull();
});

test.each(reads)(
  'an error of our own code in the %s read is not a failed read',
  async (_, read) => {
    vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
      throw new TypeError('AbortSignal.timeout is not a function');
    });
    const error = await read().then(
      () => expect.unreachable(),
      (cause: unknown) => cause,
    );
    vi.restoreAllMocks();
    expect(error).not.toBeInstanceOf(ReadError);
    expect(error).toMatchObject({ message: 'AbortSignal.timeout is not a function' });
  },
);
