import * as assert from '../ai-help-chat/testing/assert.ts';
import { cacheDocument, documentOf, readData, type SiteDocument } from './site-document.ts';
import { document, siteUrl } from './testing/world.ts';

Deno.test('finds the data that the build wrote', () => {
  assert.equal(readData(document.html).siteUrl, siteUrl);
});

Deno.test('refuses a document of another site', () => {
  for (const html of ['', '<html></html>', document.html.replace('<!--page-->', '')]) {
    let error: unknown;
    try {
      readData(html);
    } catch (caught) {
      error = caught;
    }
    assert.ok(error instanceof Error);
  }
});

Deno.test('keeps the headers that protect a page, and no other', async () => {
  const headers = {
    'content-security-policy': "default-src 'none'",
    'strict-transport-security': 'max-age=1',
    'cross-origin-opener-policy': 'same-origin',
    'cache-control': 'public',
    'content-encoding': 'br',
    'set-cookie': 'a=b',
    etag: 'x',
  };
  const found = await documentOf(new Response('text', { headers }));
  assert.deepEqual(
    found.headers.map(([name]) => name),
    ['content-security-policy', 'cross-origin-opener-policy', 'strict-transport-security'],
  );
});

Deno.test('a status that is an error is no document', async () => {
  const result = await documentOf(new Response('', { status: 404 })).catch((error: Error) => error);
  assert.ok(result instanceof Error);
});

/** A cache whose reads each test settles, with a clock that it sets. */
function createCache(timeLimitMs = 5000) {
  const reads: PromiseWithResolvers<SiteDocument>[] = [];
  const signals: AbortSignal[] = [];
  const clock = { now: 0 };
  const readCached = cacheDocument(
    (signal) => {
      const read = Promise.withResolvers<SiteDocument>();
      reads.push(read);
      signals.push(signal);
      signal.addEventListener('abort', () => read.reject(signal.reason));
      return read.promise;
    },
    { now: () => clock.now, timeLimitMs },
  );
  return {
    reads,
    signals,
    clock,
    send: (at: number, html: string) => reads[at]!.resolve({ html, headers: [] }),
    ask: () =>
      readCached().then(
        ({ html }) => html,
        (error: Error) => error.name,
      ),
  };
}

Deno.test('reads the document once a minute', async () => {
  const { reads, clock, send, ask } = createCache();
  const first = ask();
  send(0, 'one');
  assert.equal(await first, 'one');
  clock.now = 59_999;
  assert.deepEqual(await Promise.all([ask(), ask()]), ['one', 'one']);
  assert.equal(reads.length, 1);
  clock.now = 60_000;
  const next = ask();
  assert.equal(await ask(), 'one', 'while another request reads');
  send(1, 'two');
  assert.equal(await next, 'two');
  assert.equal(await ask(), 'two');
  assert.equal(reads.length, 2);
});

Deno.test('a request never waits for the read of another request', async () => {
  const { reads, send, ask } = createCache();
  const first = ask();
  const second = ask();
  assert.equal(reads.length, 2);
  send(1, 'own');
  assert.equal(await second, 'own');
  assert.equal(await ask(), 'own');
  send(0, 'late');
  assert.equal(await first, 'late');
});

Deno.test('without an older copy a read that hangs fails in time, and is aborted', async () => {
  const { signals, send, ask } = createCache(20);
  assert.equal(await ask(), 'TimeoutError');
  assert.ok(signals[0]!.aborted);
  const next = ask();
  send(1, 'one');
  assert.equal(await next, 'one');
});

Deno.test('an older copy serves for a read that hangs or fails, for a minute', async () => {
  const { reads, clock, send, ask } = createCache(20);
  const first = ask();
  send(0, 'one');
  await first;
  clock.now = 60_000;
  assert.equal(await ask(), 'one');
  assert.equal(await ask(), 'one');
  assert.equal(reads.length, 2);
  clock.now = 120_000;
  const failing = ask();
  reads[2]!.reject(new Error('gone'));
  assert.equal(await failing, 'one');
  clock.now = 180_000;
  const next = ask();
  send(3, 'two');
  assert.equal(await next, 'two');
});
