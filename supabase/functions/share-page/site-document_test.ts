import * as assert from '../ai-help-chat/testing/assert.ts';
import { cacheDocument, documentOf, readData } from './site-document.ts';
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

Deno.test('reads the document once a minute, and keeps an older one during a fault', async () => {
  let now = 0;
  let reads = 0;
  let isBroken = true;
  const read = cacheDocument(
    () => {
      reads += 1;
      const copy = { html: String(reads), headers: [] };
      return isBroken ? Promise.reject(new Error('gone')) : Promise.resolve(copy);
    },
    () => now,
  );
  const attempt = () =>
    read().then(
      ({ html }) => html,
      () => 'none',
    );
  assert.equal(await attempt(), 'none');
  isBroken = false;
  assert.equal(await attempt(), '2');
  assert.deepEqual(await Promise.all([attempt(), attempt()]), ['2', '2']);
  isBroken = true;
  now = 61_000;
  assert.equal(await attempt(), '2');
  isBroken = false;
  now = 130_000;
  assert.equal(await attempt(), '4');
});
