import { afterEach, expect, it, vi } from 'vitest';
import { fetchFile } from './fetch-file';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const signal = () => new AbortController().signal;
const respond = (body: BodyInit | null, init: ResponseInit) =>
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, init)));

it('fetches a file and reports its bytes', async () => {
  respond('twaalf bytes', { headers: { 'content-type': 'image/png', 'content-length': '12' } });
  const reported: unknown[] = [];
  const blob = await fetchFile('/a.png', {
    signal: signal(),
    onBytes: (...all) => reported.push(all),
  });
  expect([blob.type, blob.size]).toEqual(['image/png', 12]);
  expect(reported).toEqual([[12, 12]]);
});

it.each([
  ['a refusal', 'nee', { status: 403 }],
  ['a page in place of a file', '<!doctype html>', { headers: { 'content-type': 'text/html' } }],
  ['an SVG, which can run scripts', '<svg/>', { headers: { 'content-type': 'image/svg+xml' } }],
])('%s counts as a missing file', async (_, body, init) => {
  respond(body, init);
  await expect(fetchFile('/a.png', { signal: signal() })).rejects.toMatchObject({
    fault: 'missing',
  });
});

it('requests nothing from other hosts or with other schemes', async () => {
  const request = vi.fn();
  vi.stubGlobal('fetch', request);
  for (const address of ['https://elders.test/a.png', 'javascript:alert(1)', '//elders.test/a']) {
    await expect(fetchFile(address, { signal: signal() })).rejects.toMatchObject({
      fault: 'other-host',
    });
  }
  expect(request).not.toHaveBeenCalled();
});

it('removes from a photo where it was made, and passes on a film as it is', async () => {
  const place = [0xff, 0xfe, 0, 8, ...Buffer.from('Dam 1.')];
  const picture = [0xff, 0xda, 0, 2, 1, 2, 3, 0xff, 0xd9];
  respond(new Uint8Array([0xff, 0xd8, ...place, ...picture]), {
    headers: { 'content-type': 'application/octet-stream' },
  });
  const file = await fetchFile('/a.jpg', { signal: signal() });
  expect([...new Uint8Array(await file.arrayBuffer())]).toEqual([0xff, 0xd8, ...picture]);
  const film = [...Buffer.from('\0\0\0\x10ftypisom\0\0\0\0\0\0\0\x0eudtaDam 1.')];
  respond(new Uint8Array(film), { headers: { 'content-type': 'video/mp4' } });
  const saved = await fetchFile('/a.mp4', { signal: signal() });
  expect([...new Uint8Array(await saved.arrayBuffer())]).toEqual(film);
});

it('times out when no data arrives', async () => {
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

it('rejects with the reason of the abort signal', async () => {
  const leave = new AbortController();
  vi.stubGlobal('fetch', () => {
    leave.abort();
    return Promise.reject(new DOMException('', 'AbortError'));
  });
  await expect(fetchFile('/a.png', { signal: leave.signal })).rejects.toBe(leave.signal.reason);
});
