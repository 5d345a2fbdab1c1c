import * as assert from '../ai-help-chat/testing/assert.ts';
// @ts-types="./renderer.d.ts"
import * as renderer from './renderer.js';
import { createSiteHandler } from './site-handler.ts';
import { document, itemId, siteUrl, story, visit } from './testing/world.ts';
// @ts-types="./renderer.d.ts"
import * as testRenderer from './testing/renderer.js';

type Answer = (address: string) => Response | Promise<Response> | undefined;

// The site of the renderer that the build makes.
const appHtml = document.html.replace(testRenderer.buildId, renderer.buildId);

/** A site and a backend, with all addresses that are read and all lines of the log. */
function createSite(answer: Answer = () => undefined) {
  const lines: string[] = [];
  const addresses: string[] = [];
  const handle = createSiteHandler(siteUrl, {
    fetch: async (input) => {
      const address = String(input);
      addresses.push(address);
      const own = await answer(address);
      if (own) return own;
      if (address === `${siteUrl}/app.html`) return new Response(appHtml);
      const rows = address.includes('/timelines') ? [story] : [];
      return Response.json(rows, { headers: { 'content-range': '*/0' } });
    },
    log: (line) => lines.push(line),
  });
  return { handle, lines, addresses };
}

const slug = 'geheime-oma';
const path = `/public/${slug}/moment/${itemId}`;
const isBackend = (address: string) => address.includes('/rest/v1/');
const hostile = (address: string) =>
  new TypeError(`error sending request for url (${address}?slug=${slug}&id=${itemId})`);

function named(name: string) {
  const error = hostile('');
  error.name = name;
  return error;
}

const faults: [string, Answer, number, string][] = [
  [
    'a failed connection to the backend',
    (address) => (isBackend(address) ? Promise.reject(hostile(address)) : undefined),
    200,
    'share-page: a document without its story or markup: TypeError',
  ],
  [
    'an error with the address in its name',
    (address) => (isBackend(address) ? Promise.reject(named(`of ${address}`)) : undefined),
    200,
    'share-page: a document without its story or markup: Error',
  ],
  [
    'a text with the address as error',
    // oxlint-disable-next-line prefer-promise-reject-errors -- JavaScript can throw any value
    (address) => (isBackend(address) ? Promise.reject(address) : undefined),
    200,
    'share-page: a document without its story or markup: Error',
  ],
  [
    'a refusal that repeats the slug',
    (address) =>
      isBackend(address)
        ? Response.json({ message: slug, code: slug }, { status: 500, statusText: slug })
        : undefined,
    200,
    'share-page: a document without its story or markup: ReadError refused 500',
  ],
  [
    'rows that are none',
    (address) => (isBackend(address) ? Response.json({ slug }) : undefined),
    200,
    'share-page: a document without its story or markup: ReadError unreadable 200',
  ],
  [
    'a document of another site',
    (address) => (isBackend(address) ? undefined : new Response(slug)),
    200,
    'share-page: a document without its story or markup: UnreadableError',
  ],
  [
    'a failed connection to the site',
    (address) => (isBackend(address) ? undefined : Promise.reject(hostile(address))),
    503,
    'share-page: no document: TypeError',
  ],
  [
    'a site that refuses',
    (address) => (isBackend(address) ? undefined : new Response(slug, { status: 404 })),
    503,
    'share-page: no document: RefusedError 404',
  ],
];

for (const [name, answer, status, line] of faults) {
  Deno.test(`the log of ${name} has no address`, async () => {
    const { handle, lines } = createSite(answer);
    const response = await handle(visit(path));
    assert.equal(response.status, status);
    assert.deepEqual(lines, [line]);
  });
}

Deno.test('a story and an unknown path leave no line in the log', async () => {
  const { handle, lines } = createSite();
  await handle(visit(path));
  await handle(visit(`/public/${slug}/geen`));
  assert.deepEqual(lines, []);
});

// Deno and edge hosts make the address of a request from its Host header.
for (const host of [
  'elders.example',
  'site.example.elders.example',
  '169.254.169.254',
  '127.0.0.1:1',
]) {
  Deno.test(`the Host header ${host} changes nothing`, async () => {
    const { html } = document;
    const open = async (origin: string) => {
      const { handle, addresses } = createSite((address) =>
        address.endsWith('/app.html') ? new Response(html) : undefined,
      );
      const response = await handle(new Request(origin + path));
      return { addresses, status: response.status, text: await response.text() };
    };
    const forged = await open(`https://${host}`);
    assert.deepEqual(forged, await open(siteUrl));
    assert.equal(forged.status, 200);
    assert.equal(forged.addresses.length, 5);
    for (const address of forged.addresses) assert.equal(new URL(address).origin, siteUrl);
  });
}
