// The first screen of a story as markup, with the renderer that the build makes.
import * as assert from '../ai-help-chat/testing/assert.ts';
import {
  hang,
  createWorld,
  itemId,
  navigation,
  photo,
  policy,
  story,
  visit,
  type Rows,
} from './testing/world.ts';

const file = `timeline-media/c1000000-0000-4000-8000-0000000000a1/foto.webp`;
const sized = { ...photo, metadata: { ...photo.metadata, dominant_color: '#8a755a' } };

const idOf = (index: number) => itemId.replace('b1', (10 + index).toString());
const many = Array.from({ length: 30 }, (_, index) => ({
  ...sized,
  id: idOf(index),
  title: `Foto ${index + 1}`,
  item_date: `19${30 + index}-05-04`,
}));

const rootOf = (html: string) => /<div id="root"[^>]*>(.*)<\/div><link/s.exec(html)?.[1] ?? '';
const pathOf = (html: string) => /<div id="root" data-path="([^"]*)">/.exec(html)?.[1];
const styleOf = (html: string) => /^<!doctype html><html style="([^"]*)"/.exec(html)?.[1];
const cardsOf = (html: string) => html.match(/data-item-id="/g)?.length ?? 0;

async function open(
  world: ReturnType<typeof createWorld>,
  path = '/public/oma-riet',
  init: RequestInit = navigation,
) {
  const response = await world.handler(visit(path, init));
  const html = await response.text();
  return { html, policy: response.headers.get('content-security-policy') };
}

Deno.test('a story comes with its title, text and first twelve cards', async () => {
  const { html } = await open(createWorld({ rows: { items: many } }));
  assert.equal(pathOf(html), '/public/oma-riet');
  assert.match(rootOf(html), /<h1[^>]*>Oma Riet<\/h1>/);
  assert.match(rootOf(html), /Een leven\./);
  assert.equal(cardsOf(html), 12);
  assert.match(rootOf(html), /src="\/demo\/trouwdag\.webp"/);
  assert.match(html, /Dit zijn de eerste 12 van 60 gebeurtenissen\./);
  assert.doesNotMatch(html, /<p>Plain<\/p>/);
});

Deno.test('the first picture is preloaded, ahead of the scripts', async () => {
  const { html } = await open(createWorld({ rows: { items: many } }));
  const preload = /<link rel="preload" as="image" [^>]*fetchPriority="high"\/>.*modulepreload/s;
  assert.match(html, preload);
  assert.match(preload.exec(html)![0], /trouwdag\.webp/);
});

Deno.test('long texts: fewer cards', async () => {
  const items = many.map((item) => ({ ...item, description: 'Een zin. '.repeat(700) }));
  const { html } = await open(createWorld({ rows: { items } }));
  assert.equal(cardsOf(html), 6);
});

Deno.test('the policy allows style attributes, and nothing else that is inline', async () => {
  const { html, policy: sent } = await open(createWorld({ rows: { items: many } }));
  assert.equal(sent, policy.replace('style-src', "style-src-attr 'unsafe-inline'; style-src"));
  assert.match(rootOf(html), / style="[^"]*aspect-ratio/);
  assert.equal(html.match(/<script(?! type="application\/json")/g), null);
});

Deno.test('the colours of the owner are there at once', async () => {
  const timeline = [{ ...story, custom_primary_color: '#0f5c7f' }];
  const { html } = await open(createWorld({ rows: { timeline } }));
  assert.equal(styleOf(html), '--primary:#0f5c7f');
});

for (const color of ['red}body{display:none', '</style><script>', 'url(//elders.example)']) {
  Deno.test(`the colour ${JSON.stringify(color)} is not written`, async () => {
    const timeline = [{ ...story, custom_primary_color: color }];
    const items = [{ ...sized, metadata: { dominant_color: color, preview: color } }];
    const { html } = await open(createWorld({ rows: { timeline, items } }));
    const shown = html.replace(/<script type="application\/json".*?<\/script>/gs, '');
    assert.equal(shown.includes(color), false);
  });
}

Deno.test('texts stay texts', async () => {
  const text = '</div><script>alert(1)</script><img src=x onerror=alert(1)> style="x"';
  const items = [{ ...sized, title: text, description: text, creator: { display_name: text } }];
  const { html } = await open(
    createWorld({ rows: { timeline: [{ ...story, title: text }], items } }),
  );
  assert.doesNotMatch(rootOf(html), /<script|<img src=x/);
  assert.equal(cardsOf(html), 1);
});

Deno.test(
  'the code of an open item is preloaded by the link of an item, which has its styles; not by that of the story',
  async () => {
    const preload = /shell\.css"><link rel="modulepreload" href="\/assets\/lightbox\.js">/;
    const item = await open(createWorld(), `/public/oma-riet/moment/${itemId}`);
    assert.match(item.html, preload);
    assert.match(item.html, /<style>\.lightbox/);
    const { html } = await open(createWorld());
    assert.doesNotMatch(html, preload);
    assert.doesNotMatch(html, /\.lightbox/);
  },
);

Deno.test(
  'the sheets come behind the scripts of a first screen, and at once without one',
  async () => {
    const linked = '<link rel="stylesheet" href="/assets/shell.css">';
    const late = `<link rel="stylesheet" data-late disabled href="/assets/shell.css"><noscript>${linked}</noscript>`;
    const { html } = await open(createWorld());
    assert.ok(html.includes(late));
    assert.doesNotMatch(html, /as="style"/);
    for (const path of [`/public/oma-riet/moment/${itemId}`, '/public/oma-riet?zoek=trouw']) {
      const other = await open(createWorld(), path);
      assert.match(other.html, /as="style"/);
      assert.ok(other.html.includes(`</div>${linked}`));
    }
  },
);

Deno.test('an item comes with its picture and text, over the story', async () => {
  const item = { ...photo, metadata: { ...photo.metadata, alt_text: 'Een bruidspaar.' } };
  const world = createWorld({ rows: { items: [item], item: [item] } });
  const { html } = await open(world, `/public/oma-riet/moment/${itemId}`);
  assert.match(html, /<div id="opened-item"/);
  assert.match(
    html,
    /<h2 [^>]*>De trouwdag<.*<img src="\/demo\/trouwdag\.webp" alt="Een bruidspaar\." width="960"/,
  );
  assert.match(html, /Het regende\./);
  assert.match(html, /href="\/public\/oma-riet"[^>]*>Naar het hele verhaal: Oma Riet</);
  assert.equal(cardsOf(html), 0);
  assert.match(html, /<div id="root"><\/div>/);
});

const kinds: [string, Rows[number], RegExp][] = [
  [
    'a recording',
    { item_type: 'audio', media_url: '/a.mp3' },
    /<audio [^>]*src="\/a\.mp3" controls/,
  ],
  [
    'a film',
    { item_type: 'video', media_url: '/a.mp4' },
    /<video [^>]*src="\/a\.mp4"[^>]* controls/,
  ],
];
for (const [name, row, expected] of kinds) {
  Deno.test(`${name} plays with the controls of the browser`, async () => {
    const item = { ...photo, ...row, metadata: {} };
    const world = () => createWorld({ rows: { items: [item], item: [item] } });
    assert.match((await open(world())).html, expected);
    assert.match((await open(world(), `/public/oma-riet/moment/${itemId}`)).html, expected);
  });
}

Deno.test('private files have addresses that the reader may open', async () => {
  const items = [{ ...sized, media_url: file }];
  const signed = { expiresIn: 3600, urls: { [file]: `/object/sign/${file}?token=abc` } };
  const world = createWorld({ rows: { items }, signed });
  const { html } = await open(world);
  const address = `https://project.supabase.example/storage/v1/object/sign/${file}?token=abc`;
  assert.ok(rootOf(html).includes(`src="${address}"`));
  const call = world.asked.find(({ name }) => name === 'files')!;
  assert.equal(call.headers.get('x-share-slug'), 'oma-riet');
  assert.equal(call.headers.get('apikey'), 'sb_publishable_test');
  // Chat applications keep copies of what a preview shows.
  assert.match(html, /<meta property="og:image" content="https:\/\/site\.example\/share\.jpg">/);
});

Deno.test('an app that makes a preview gets no address of a private file', async () => {
  const items = [{ ...sized, media_url: file }];
  const world = createWorld({ rows: { items } });
  const { html } = await open(world, '/public/oma-riet', {});
  assert.equal(
    world.asked.some(({ name }) => name === 'files'),
    false,
  );
  assert.equal(pathOf(html), undefined);
  assert.match(html, /<title>Oma Riet \| Anekdotes<\/title>/);
  // Without private files it gets the markup too.
  assert.equal(
    pathOf((await open(createWorld(), '/public/oma-riet', {})).html),
    '/public/oma-riet',
  );
});

Deno.test('files that are signed late: no markup, but preview and answers', async () => {
  const items = [{ ...sized, media_url: file }];
  const world = createWorld({
    rows: { items },
    answer: (read, signal) => (read === 'files' ? hang(signal) : undefined),
  });
  const { html } = await open(world);
  assert.match(html, /<title>Oma Riet \| Anekdotes<\/title>/);
  assert.match(html, /id="document-state"/);
  assert.equal(pathOf(html), undefined);
  assert.match(world.faults.join(), /TimeoutError/);
});

Deno.test('a slug with punctuation behind it leads on without signing files', async () => {
  const items = [{ ...sized, media_url: file }];
  const world = createWorld({
    rows: { items },
    meant: 'oma-riet',
    answer: (read, _, url) =>
      read === 'timeline' && url.searchParams.get('public_slug') === 'eq.oma-riet.'
        ? Response.json([])
        : undefined,
  });
  const response = await world.handler(visit('/public/oma-riet.', navigation));
  assert.equal(response.status, 302);
  assert.equal(
    world.asked.some(({ name }) => name === 'files'),
    false,
  );
});

const refusals: [string, () => Response | undefined][] = [
  ['refuses', () => new Response('{}', { status: 503 })],
  ['sends a page', () => new Response('<html>')],
  ['sends something else', () => Response.json({ urls: { a: 'b' } })],
];
for (const [name, answer] of refusals) {
  Deno.test(`sign-files ${name}: no markup, and the browser signs itself`, async () => {
    const items = [{ ...sized, media_url: file }];
    const world = createWorld({
      rows: { items },
      answer: (read) => (read === 'files' ? answer() : undefined),
    });
    const { html, policy: sent } = await open(world);
    assert.equal(pathOf(html), undefined);
    assert.match(html, /<p>Plain<\/p>/);
    assert.match(html, /id="document-state"/);
    assert.equal(sent, policy);
  });
}

Deno.test('a filter in the address is left to the browser, another word is not', async () => {
  for (const [search, hasMarkup] of [
    ['?soort=foto', false],
    ['?zoek=riet', false],
    ['?fbclid=abc', true],
  ] as const) {
    const { html } = await open(createWorld(), `/public/oma-riet${search}`);
    assert.equal(pathOf(html) !== undefined, hasMarkup, search);
  }
});

Deno.test('a document of another build gets no markup', async () => {
  const world = createWorld({ extra: { buildId: 'other' } });
  const { html } = await open(world);
  assert.match(world.faults.join(), /OtherBuildError/);
  assert.equal(pathOf(html), undefined);
  assert.match(html, /<title>Oma Riet \| Anekdotes<\/title>/);
});

Deno.test('a story without items gets no markup', async () => {
  const { html } = await open(createWorld({ rows: { items: [], count: [] } }));
  assert.equal(pathOf(html), undefined);
});

Deno.test('the path of the link is kept, also with escapes', async () => {
  const { html } = await open(createWorld(), '/public/oma%20%22riet%22&x/');
  assert.equal(pathOf(html), '/public/oma%20%22riet%22&amp;x');
});

Deno.test('no story is left in the renderer after it was rendered', async () => {
  const world = createWorld({ rows: { items: many } });
  await open(world);
  const other = createWorld({ rows: { timeline: [{ ...story, title: 'Opa Jan' }], items: [] } });
  const { html } = await open(other, '/public/opa-jan');
  assert.doesNotMatch(html, /Oma Riet|Foto 1/);
});
