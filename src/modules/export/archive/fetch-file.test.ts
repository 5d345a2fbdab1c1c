import { afterEach, expect, it, vi } from 'vitest';
import { fetchFile } from './fetch-file';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const signal = () => new AbortController().signal;
const answer = (body: BodyInit | null, init: ResponseInit) =>
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, init)));

it('brings a file whole, and tells of its bytes', async () => {
  answer('twaalf bytes', { headers: { 'content-type': 'image/png', 'content-length': '12' } });
  const told: unknown[] = [];
  const blob = await fetchFile('/a.png', { signal: signal(), onBytes: (...all) => told.push(all) });
  expect([blob.type, blob.size]).toEqual(['image/png', 12]);
  expect(told).toEqual([[12, 12]]);
});

it.each([
  ['a refusal', 'nee', { status: 403 }],
  ['a page in place of a file', '<!doctype html>', { headers: { 'content-type': 'text/html' } }],
])('%s is no file', async (_, body, init) => {
  answer(body, init);
  await expect(fetchFile('/a.png', { signal: signal() })).rejects.toMatchObject({
    fault: 'missing',
  });
});

it('asks no other host, and nothing that is no file of the web', async () => {
  const asked = vi.fn();
  vi.stubGlobal('fetch', asked);
  for (const address of ['https://elders.test/a.png', 'javascript:alert(1)', '//elders.test/a']) {
    await expect(fetchFile(address, { signal: signal() })).rejects.toMatchObject({
      fault: 'elsewhere',
    });
  }
  expect(asked).not.toHaveBeenCalled();
});

it('tells a drawing that cannot be drawn from a lost connection', async () => {
  const broken = { decode: () => Promise.reject(new DOMException('', 'EncodingError')) };
  vi.stubGlobal('Image', function NoDrawing() {
    return broken;
  });
  answer('<svg', { headers: { 'content-type': 'image/svg+xml' } });
  await expect(fetchFile('/a.svg', { signal: signal() })).rejects.toMatchObject({
    fault: 'missing',
  });
});

it('does not wait for ever', async () => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'fetch',
    (_: string, init: RequestInit) =>
      new Promise((_resolve, reject) => {
        init.signal!.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
      }),
  );
  const file = expect(fetchFile('/a.png', { signal: signal() })).rejects.toMatchObject({
    fault: 'unreachable',
  });
  await vi.advanceTimersByTimeAsync(30_000);
  await file;
});

it('stops with the reason of who stops it', async () => {
  const leave = new AbortController();
  vi.stubGlobal('fetch', () => {
    leave.abort();
    return Promise.reject(new DOMException('', 'AbortError'));
  });
  await expect(fetchFile('/a.png', { signal: leave.signal })).rejects.toBe(leave.signal.reason);
});
