import * as assert from '../ai-help-chat/testing/assert.ts';
import {
  hang,
  backendUrl,
  createWorld,
  document,
  itemId,
  navigation,
  photo,
  picture,
  policy,
  siteUrl,
  story,
  storyId,
  visit,
} from './testing/world.ts';

const headOf = (html: string) => /<!--page-->(.*?)<!--\/page-->/s.exec(html)?.[1] ?? '';
const contentOf = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`).exec(headOf(html))?.[1];
// oxlint-disable-next-line typescript/no-explicit-any -- each test knows what it has put in
type Row = Record<string, any>;
interface State {
  queries: [key: string[], data: Row][];
}
const stateOf = (html: string): State | undefined => {
  const [, json] = /id="document-state">(.*?)<\/script>/s.exec(html) ?? [];
  return json === undefined ? undefined : JSON.parse(json);
};
/** The data of the query with this name. */
const queryOf = (html: string, name: string) =>
  stateOf(html)?.queries.find(([[first]]) => first === name)?.[1];
const { handler } = createWorld();
const read = async (path: string, handle = handler) => (await handle(visit(path))).text();

Deno.test('a story has its own link preview', async () => {
  const response = await handler(visit('/public/oma-riet'));
  assert.equal(response.status, 200);
  const html = await response.text();
  assert.match(headOf(html), /<title>Oma Riet \| Anekdotes<\/title>/);
  assert.match(
    headOf(html),
    /<link rel="canonical" href="https:\/\/site\.example\/public\/oma-riet">/,
  );
  for (const [name, content] of [
    ['description', 'Een leven.'],
    ['robots', 'noindex, nofollow'],
    ['referrer', 'no-referrer'],
    ['og:url', `${siteUrl}/public/oma-riet`],
    ['og:title', 'Oma Riet | Anekdotes'],
    ['og:description', 'Een leven.'],
    ['og:image', `${siteUrl}/demo/trouwdag.webp`],
    ['og:image:width', '960'],
    ['og:image:height', '640'],
    ['twitter:title', 'Oma Riet | Anekdotes'],
    ['twitter:image', `${siteUrl}/demo/trouwdag.webp`],
  ] as const) {
    assert.equal(contentOf(html, name), content, name);
  }
  assert.equal(html.match(/<title>/g)?.length, 1);
});

Deno.test('an item has its own link preview', async () => {
  const html = await read(`/public/oma-riet/moment/${itemId.toUpperCase()}`);
  assert.equal(contentOf(html, 'og:title'), 'De trouwdag – Oma Riet | Anekdotes');
  assert.equal(contentOf(html, 'og:description'), '4 mei 1955. Het regende.');
  assert.equal(contentOf(html, 'og:url'), `${siteUrl}/public/oma-riet/moment/${itemId}`);
});

for (const id of ['geen-id', '%00', '%E0%A4%A', "'or'1", storyId.replace('c', 'g')]) {
  Deno.test(`the item "${id}" is not asked for: the preview is that of the story`, async () => {
    const world = createWorld();
    const html = await read(`/public/oma-riet/moment/${id}`, world.handler);
    assert.equal(contentOf(html, 'og:url'), `${siteUrl}/public/oma-riet`);
    assert.equal(
      world.asked.some(({ name }) => name === 'item'),
      false,
    );
  });
}

Deno.test('an item of another story has the preview of the story', async () => {
  const world = createWorld({ rows: { item: [] } });
  const html = await read(`/public/oma-riet/moment/${itemId}`, world.handler);
  assert.equal(contentOf(html, 'og:title'), 'Oma Riet | Anekdotes');
  const asked = world.asked.find(({ name }) => name === 'item')!;
  assert.equal(asked.url.searchParams.get('timeline_id'), `eq.${storyId}`);
});

Deno.test('reads as a visitor with the link', async () => {
  const world = createWorld();
  await read('/public/oma%20r%C3%AFet%26x', world.handler);
  assert.deepEqual(
    world.asked.map(({ name }) => name),
    ['timeline', 'items', 'count'],
  );
  assert.equal(world.asked[0]!.url.searchParams.get('public_slug'), 'eq.oma rïet&x');
  for (const { headers, url } of world.asked) {
    assert.equal(headers.get('x-share-slug'), 'oma%20r%C3%AFet%26x');
    assert.equal(headers.get('apikey'), 'sb_publishable_test');
    assert.equal(headers.get('cookie'), null);
    if (url.pathname.endsWith('items')) {
      assert.equal(url.searchParams.get('timeline_id'), `eq.${storyId}`);
    }
  }
});

Deno.test(
  'holds what was read, checked, for the first render and for the reads after it',
  async () => {
    const html = await read('/public/oma-riet');
    assert.match(html, /id="first-reads" data-state="story">/);
    const timeline = queryOf(html, 'timeline')!;
    assert.equal(timeline.title, 'Oma Riet');
    // Checked: the row names neither.
    assert.equal(timeline.custom_logo_url, null);
    assert.deepEqual(queryOf(html, 'timeline-count'), { count: 60, lastDay: null });
    const { items } = queryOf(html, 'timeline-items')!;
    assert.deepEqual(
      items.map(({ id, created_by }: Row) => [id, created_by]),
      [[itemId, null]],
    );
    assert.deepEqual(queryOf(html, 'timeline-items-position'), { waiting: [], after: null });
  },
);

Deno.test('a row is in it once, and those behind the twelfth wait', async () => {
  const items = Array.from({ length: 29 }, (_, at) => ({
    ...photo,
    id: `c${at}`,
    title: `Foto ${at}.`,
  }));
  const html = await read('/public/oma-riet', createWorld({ rows: { items } }).handler);
  assert.equal(queryOf(html, 'timeline-items')!.items.length, 12);
  assert.equal(queryOf(html, 'timeline-items-position')!.waiting.length, 17);
  const json = JSON.stringify(stateOf(html));
  for (const { title } of items) assert.equal(json.split(`"${title}"`).length, 2, title);
});

Deno.test('an answer of another shape is left to the browser, which reports it', async () => {
  const answer = (name: string) => (name === 'count' ? Response.json({}) : undefined);
  const html = await read('/public/oma-riet', createWorld({ answer }).handler);
  assert.equal(contentOf(html, 'og:title'), 'Oma Riet | Anekdotes');
  assert.equal(stateOf(html), undefined);
});

Deno.test('leaves a long story to the browser', async () => {
  const items = [{ ...photo, description: 'a'.repeat(300_000) }];
  const html = await read('/public/oma-riet', createWorld({ rows: { items } }).handler);
  assert.equal(stateOf(html), undefined);
  assert.doesNotMatch(html, /data-state/);
  assert.equal(contentOf(html, 'og:title'), 'Oma Riet | Anekdotes');
});

Deno.test('two stories and a broken one at once: each document has its own rows only', async () => {
  const answer = async (name: string, _: AbortSignal, url: URL, headers: Headers) => {
    const slug = headers.get('x-share-slug');
    await new Promise((resolve) => setTimeout(resolve, name === 'timeline' ? 5 : 1));
    if (slug === 'stuk') return name === 'items' ? new Response('', { status: 500 }) : undefined;
    const id = storyId.replace('a1', slug === 'oma-riet' ? 'a2' : 'a3');
    if (name === 'timeline') return Response.json([{ ...story, id, title: `Verhaal ${slug}` }]);
    assert.equal(url.searchParams.get('timeline_id'), `eq.${id}`);
    return Response.json([{ ...photo, id: itemId, title: `Foto ${slug}` }], {
      headers: { 'content-range': '0-0/1' },
    });
  };
  const { handler: handle } = createWorld({ answer });
  const slugs = ['oma-riet', 'stuk', 'opa-jan'];
  const [oma, broken, opa] = await Promise.all(
    slugs.map((slug) => read(`/public/${slug}`, handle)),
  );
  assert.doesNotMatch(oma!, /opa-jan/);
  assert.doesNotMatch(opa!, /oma-riet/);
  assert.doesNotMatch(broken!, /opa-jan|oma-riet/);
  assert.match(JSON.stringify(stateOf(oma!)), /Foto oma-riet/);
  assert.match(JSON.stringify(stateOf(opa!)), /Foto opa-jan/);
  assert.equal(stateOf(broken!), undefined);
});

const hostile = [
  '</title><script>alert(1)</script>',
  '</script><!--/page--></head><img src=x onerror=alert(1)>',
  `"'><meta http-equiv="refresh" content="0;url=//elders.example">`,
  '<!--page-->$& $1 $` mark.slug https://mark.origin',
  '👩‍👩‍👧 سلام',
];
for (const title of hostile) {
  Deno.test(`the title ${JSON.stringify(title)} stays text`, async () => {
    const rows = {
      timeline: [{ ...story, title, description: title }],
      items: [{ ...photo, title }],
    };
    const html = await read('/public/oma-riet', createWorld({ rows }).handler);
    const entities = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
    const escaped = title.replace(/[&<>"']/g, (one) => entities[one as '&']);
    assert.equal(contentOf(html, 'og:title'), `${escaped} | Anekdotes`);
    assert.ok(html.includes(`<title>${escaped} | Anekdotes</title>`));
    const [timeline, items] = [queryOf(html, 'timeline')!, queryOf(html, 'timeline-items')!];
    assert.equal(timeline.title, title);
    assert.equal(items.items[0].title, title);
    // Besides the escaped texts, the document is the one of a harmless title.
    const plain = await read('/public/oma-riet');
    const elementsOf = (text: string) => text.match(/<[a-z/!]/g)?.length;
    assert.equal(elementsOf(html), elementsOf(plain));
  });
}

for (const [title, shown] of [
  ['\u202Eachterstevoren \u2066\u200F', 'achterstevoren | Anekdotes'],
  ['Oma\u0007\nRiet\u00AD\u200B', 'Oma Riet | Anekdotes'],
  ['\u202E\u200B', 'Zonder titel | Anekdotes'],
  ['Anekdotes van Riet', 'Anekdotes van Riet | Anekdotes'],
  ['Riet | Anekdotes', 'Riet | Anekdotes'],
] as const) {
  Deno.test(`the title ${JSON.stringify(title)} is shown as ${shown}`, async () => {
    const rows = { timeline: [{ ...story, title, description: `\u2067${title}` }] };
    const html = await read('/public/oma-riet', createWorld({ rows }).handler);
    assert.ok(html.includes(`<title>${shown}</title>`));
    assert.equal(contentOf(html, 'og:title'), shown);
    assert.doesNotMatch(headOf(html), /[\u202A-\u202E\u2066-\u2069\u200B-\u200F\u00AD]/);
    assert.equal(queryOf(html, 'timeline')!.title, title);
  });
}

const pictures: [string, unknown, string][] = [
  ['of another host', 'https://elders.example/a.jpg', '/share.jpg'],
  ['of a longer host', 'https://media.example.elders.example/a.jpg', '/share.jpg'],
  ['of user-info', 'https://media.example@elders.example/a.jpg', '/share.jpg'],
  ['of another port', 'https://media.example:8443/a.jpg', '/share.jpg'],
  ['without protocol', '//elders.example/a.jpg', '/share.jpg'],
  ['with a back slash', '/\\elders.example/a.jpg', '/share.jpg'],
  ['over http', 'http://media.example/a.jpg', '/share.jpg'],
  ['as script', 'javascript:alert(1)', '/share.jpg'],
  ['as data', 'data:image/png;base64,AAAA', '/share.jpg'],
  ['with a quote', '/a.jpg"onload="x', '/share.jpg'],
  ['of a function of the project', `${backendUrl}/functions/v1/a.jpg`, '/share.jpg'],
  ['of a redirect of the project', `${backendUrl}/auth/v1/authorize?a=b.jpg`, '/share.jpg'],
  [
    'that leads out of the files',
    `${backendUrl}/storage/v1/object/..%2f../../auth/v1/authorize`,
    '/share.jpg',
  ],
  ['of the private bucket', `timeline-media/${storyId}/foto.webp`, '/share.jpg'],
  ['that is a number', 7, '/share.jpg'],
  ['that is absent', null, '/share.jpg'],
  ['of the site', '/a b.jpg'.replace(' ', '%20'), '/a%20b.jpg'],
];
for (const [name, media_url, path] of pictures) {
  Deno.test(`a picture ${name} → ${path}`, async () => {
    const rows = { items: [{ ...photo, media_url }] };
    const html = await read('/public/oma-riet', createWorld({ rows }).handler);
    assert.equal(contentOf(html, 'og:image'), siteUrl + path);
  });
}
for (const image of [
  'https://media.example/a.jpg',
  'https://project.supabase.example/storage/v1/object/public/a.jpg',
]) {
  Deno.test(`the picture ${image} is shown`, async () => {
    const rows = { items: [{ ...photo, media_url: image }] };
    const html = await read('/public/oma-riet', createWorld({ rows }).handler);
    assert.equal(contentOf(html, 'og:image'), image);
  });
}

/** The picture of a story with these photos: address, width and height. */
async function pictureOf(photos: object[], options: Parameters<typeof createWorld>[0] = {}) {
  const items = photos.map((fields) => ({ ...photo, ...fields }));
  const world = createWorld({ ...options, rows: { items } });
  const html = await read('/public/oma-riet', world.handler);
  const names = ['og:image', 'og:image:width', 'og:image:height'];
  return { shown: names.map((name) => contentOf(html, name)?.replace(siteUrl, '')), ...world };
}
const general = ['/share.jpg', '1200', '630'];
const heavy = { media_url: '/zwaar.jpg' };
const light = { media_url: '/licht.webp', metadata: { width: 800, height: 600 } };
const byName = (url: string) => picture(url.includes('zwaar') ? 13_900_000 : 299_000);

Deno.test('the picture is the first photo under 300 kB', async () => {
  const { shown, files } = await pictureOf([heavy, light], { file: byName });
  assert.deepEqual(shown, ['/licht.webp', '800', '600']);
  assert.deepEqual(files, [
    { method: 'HEAD', url: `${siteUrl}/zwaar.jpg` },
    { method: 'HEAD', url: `${siteUrl}/licht.webp` },
  ]);
});

const unknown = () => new Response(null, { headers: { 'content-type': 'image/webp' } });
const undescribed: [string, object[], NonNullable<Parameters<typeof createWorld>[0]>['file']][] = [
  ['only heavy photos', [heavy, heavy], byName],
  ['a photo of one byte too many', [light], () => picture(300_001)],
  ['a photo of unknown weight', [light], unknown],
  ['an empty file', [light], () => picture(0)],
  ['a page instead of a photo', [light], () => picture(900, 'text/html')],
  ['a drawing, which can hold scripts', [light], () => picture(900, 'image/svg+xml')],
  ['a photo that is missing', [light], () => new Response(null, { status: 404 })],
  ['a redirect', [light], () => Response.redirect('https://elders.example/a.jpg')],
  ['a host that does not answer', [light], (_, signal) => hang(signal)],
  ['no connection', [light], () => Promise.reject(new TypeError('refused'))],
];
for (const [name, photos, file] of undescribed) {
  Deno.test(`${name}: the general picture`, async () => {
    const { shown, faults } = await pictureOf(photos, { file });
    assert.deepEqual(shown, general);
    assert.deepEqual(faults, []);
  });
}
for (const metadata of [
  null,
  {},
  { width: 800 },
  { width: 0, height: 5 },
  { width: '8', height: 5 },
]) {
  Deno.test(`a photo of the size ${JSON.stringify(metadata)} is not looked at`, async () => {
    const { shown, files } = await pictureOf([{ metadata }]);
    assert.deepEqual(shown, general);
    assert.deepEqual(files, []);
  });
}

Deno.test('few photos are looked at, and each once', async () => {
  const photos = Array.from({ length: 9 }, (_, index) => ({ media_url: `/zwaar-${index}.jpg` }));
  const { handler: handle, files } = await pictureOf(photos, { file: byName });
  assert.equal(files.length, 4);
  await read('/public/oma-riet', handle);
  assert.equal(files.length, 4);
});

Deno.test('a file in the private bucket is no picture of a preview', async () => {
  const { shown, files } = await pictureOf([{ media_url: `timeline-media/${storyId}/a.jpg` }]);
  assert.deepEqual(shown, general);
  assert.deepEqual(files, []);
});

Deno.test('a project that makes smaller copies makes one for the preview', async () => {
  const resizableAt = `${backendUrl}/storage/v1/object/public/`;
  const media_url = `${resizableAt}fotos/oma%20riet.jpg`;
  const { shown, files } = await pictureOf([{ media_url, metadata: {} }], {
    extra: { resizableAt },
  });
  assert.deepEqual(shown, [
    `${backendUrl}/storage/v1/render/image/public/fotos/oma%20riet.jpg?width=1200&amp;height=630&amp;resize=cover&amp;quality=75`,
    '1200',
    '630',
  ]);
  assert.deepEqual(files, []);
});

Deno.test('private, unknown and impossible stories have one identical response', async () => {
  const none = createWorld({ rows: { timeline: [] } });
  const refused = (code: string, status = 400) =>
    createWorld({ answer: () => Response.json({ code, message: 'x' }, { status }) });
  const responses = await Promise.all([
    none.handler(visit('/public/prive')),
    none.handler(visit('/public/onbekend')),
    none.handler(visit(`/public/prive/moment/${itemId}`)),
    none.handler(visit('/public/prive.')),
    none.handler(visit('/public/onbekend).')),
    none.handler(visit('/public/...')),
    none.handler(visit('/public/half%')),
    none.handler(visit('/public/%E0%A4%A')),
    handler(visit('/public/%00')),
    handler(visit(`/public/${'a'.repeat(201)}`)),
    handler(visit('/public/')),
    handler(visit('/public/a/b')),
    refused('22021').handler(visit('/public/a')),
    refused('22P05').handler(visit('/public/a')),
    refused('', 414).handler(visit('/public/a')),
  ]);
  const all = await Promise.all(
    responses.map(async (response) =>
      JSON.stringify([response.status, [...response.headers], await response.text()]),
    ),
  );
  assert.equal(new Set(all).size, 1);
  assert.equal(responses[0]!.status, 404);
  assert.ok(all[0]!.includes(JSON.stringify(document.html)));
});

Deno.test('of a link without a story it is only asked whether it is closed', async () => {
  const world = createWorld({ rows: { timeline: [] } });
  await read('/public/prive', world.handler);
  assert.deepEqual(
    world.asked.map(({ name }) => name),
    ['timeline', 'closed'],
  );
});

/** A world with the story oma-riet only. */
const withOneStory = () =>
  createWorld({
    meant: 'oma-riet',
    answer: (name, _, url) =>
      name === 'timeline' && url.searchParams.get('public_slug') !== 'eq.oma-riet'
        ? Response.json([])
        : undefined,
  });
for (const end of ['.', ')', ',', '%22', '%E2%80%9D', '%3E', ').', '%20', '%E2%80%8B', '!']) {
  Deno.test(`a link with "${end}" behind it leads to the story`, async () => {
    const { handler: handle } = withOneStory();
    for (const [path, location] of [
      [`/public/oma-riet${end}`, '/public/oma-riet'],
      [`/public/oma-riet${end}?zoek=zee`, '/public/oma-riet?zoek=zee'],
      [`/public/oma-riet${end}/moment/${itemId}`, `/public/oma-riet/moment/${itemId}`],
    ] as const) {
      const response = await handle(visit(path));
      assert.equal(response.status, 302);
      assert.equal(response.headers.get('location'), location);
      assert.equal(response.headers.get('cache-control'), 'no-store');
      assert.equal(await response.text(), '');
    }
    const html = await read(`/public/oma-riet/moment/${itemId}${end}`, handle);
    assert.equal(contentOf(html, 'og:url'), `${siteUrl}/public/oma-riet/moment/${itemId}`);
  });
}

Deno.test('a slug that ends with punctuation is asked for whole', async () => {
  const world = createWorld();
  const response = await world.handler(visit('/public/wie-ben-ik!'));
  assert.equal(response.status, 200);
  assert.equal(world.asked[0]!.url.searchParams.get('public_slug'), 'eq.wie-ben-ik!');
});

Deno.test('a redirect stays on the site', async () => {
  const world = createWorld({
    meant: 'elders.example/a',
    answer: (name, _, url) =>
      name === 'timeline' && /[^\w]$/.test(url.searchParams.get('public_slug')!)
        ? Response.json([])
        : undefined,
  });
  const response = await world.handler(visit('/public/%2F%2Felders.example%2Fa.'));
  assert.equal(response.headers.get('location'), '/public/elders.example%2Fa');
});

for (const slug of [
  'Oma-Riet',
  'oma%E2%80%93riet',
  'oma%E2%80%91riet',
  '%20oma-riet',
  '_oma-riet_',
  'oma-riet&fbclid=IwAR2',
  `oma-riet%3Ffbclid=${'x'.repeat(300)}`,
  'oma-riet.html',
]) {
  Deno.test(`${slug.slice(0, 40)} leads to the story, with item and query`, async () => {
    const { handler: handle } = withOneStory();
    for (const [path, location] of [
      [`/public/${slug}`, '/public/oma-riet'],
      [`/public/${slug}/moment/${itemId}?zoek=zee`, `/public/oma-riet/moment/${itemId}?zoek=zee`],
    ] as const) {
      const response = await handle(visit(path));
      assert.equal(response.status, 302);
      assert.equal(response.headers.get('location'), location);
      assert.equal(response.headers.get('cache-control'), 'no-store');
    }
  });
}

for (const path of ['/public/oma-riet', `/public/oma-riet/moment/${itemId}`]) {
  Deno.test(`${path} is the same with slashes at its end`, async () => {
    const { handler: handle } = withOneStory();
    const plain = await (await handle(visit(path))).text();
    for (const slashes of ['/', '//']) {
      const response = await handle(visit(path + slashes));
      assert.equal(response.status, 200);
      assert.equal(await response.text(), plain);
    }
  });
}

Deno.test('a slug in capitals with its own story is that story', async () => {
  const world = createWorld();
  assert.equal((await world.handler(visit('/public/Oma-Riet'))).status, 200);
  const slugs = world.asked.map(({ headers }) => headers.get('x-share-slug'));
  assert.deepEqual(new Set(slugs), new Set(['Oma-Riet']));
});

Deno.test('an ended link opens no other story', async () => {
  const world = createWorld({
    meant: 'oma-riet',
    answer: (name, _, url) => {
      if (name === 'closed') return Response.json([{ state: 'ended', hint: null }]);
      const isOther = url.searchParams.get('public_slug') === 'eq.oma-riet';
      return name === 'timeline' && !isOther ? Response.json([]) : undefined;
    },
  });
  const response = await world.handler(visit('/public/Oma-Riet.'));
  assert.equal(response.status, 404);
  assert.equal(response.headers.get('location'), null);
  assert.match(await response.text(), /Deze link is gestopt/);
  assert.ok(world.asked.every(({ name }) => name !== 'meant'));
});

Deno.test('a story that is gone does not lead to another one with its normal form', async () => {
  // The database has the other story, and knows that the address was another family's link.
  const world = createWorld({
    answer: (name, _, url) =>
      name === 'timeline' && url.searchParams.get('public_slug') !== 'eq.oma-jo-1950'
        ? Response.json([])
        : undefined,
  });
  const response = await world.handler(visit('/public/Oma-Jo-1950', navigation));
  assert.equal(response.status, 404);
  assert.equal(response.headers.get('location'), null);
  assert.equal(await response.text(), document.html);
  assert.deepEqual(
    world.asked.map(({ name, headers }) => [name, headers.get('x-share-slug')]),
    ['timeline', 'closed', 'meant'].map((name) => [name, 'Oma-Jo-1950']),
  );
});

Deno.test('the database is asked which link is meant without the forms in an address', async () => {
  const world = withOneStory();
  await world.handler(visit('/public/Oma-Riet.'));
  const { url, headers } = world.asked.at(-1)!;
  assert.equal(url.href, `${backendUrl}/rest/v1/rpc/meant_slug`);
  assert.equal(headers.get('x-share-slug'), 'Oma-Riet.');
  assert.equal(headers.get('content-type'), 'application/json');
});

for (const [code, status] of [
  ['PGRST202', 404],
  ['42883', 404],
  ['', 404],
  ['42883', 400],
  ['42501', 401],
] as const) {
  Deno.test(`a database that answers ${code} ${status} for it has no normal form`, async () => {
    const world = createWorld({
      rows: { timeline: [] },
      answer: (name) => (name === 'meant' ? Response.json({ code }, { status }) : undefined),
    });
    assert.equal((await world.handler(visit('/public/Oma-Riet'))).status, 404);
    assert.deepEqual(world.faults, []);
  });
}

Deno.test('a database that fails on it leaves the link to the browser', async () => {
  const world = createWorld({
    rows: { timeline: [] },
    answer: (name) => (name === 'meant' ? Response.json({}, { status: 503 }) : undefined),
  });
  const response = await world.handler(visit('/public/Oma-Riet'));
  assert.equal(response.status, 200);
  assert.equal(await response.text(), document.html);
});

Deno.test('an address of over 700 signs has no normal form', async () => {
  const world = createWorld({ meant: 'oma-riet' });
  const response = await world.handler(visit(`/public/oma-riet%3Fa=${'x'.repeat(700)}`));
  assert.equal(response.status, 404);
  assert.deepEqual(world.asked, []);
});

for (const [path, location] of [
  ['/PUBLIC/Oma-Riet', '/public/Oma-Riet'],
  ['/share-page/Public/oma-riet/', '/public/oma-riet/'],
  [`/PUBLIC/OMA/MOMENT/${itemId}?zoek=A`, `/public/OMA/moment/${itemId}?zoek=A`],
  ['/PUBLIC/a%0d%0aX-A:%20b', '/public/a%0d%0aX-A:%20b'],
] as const) {
  Deno.test(`${path} leads to ${location} before anything is read`, async () => {
    const world = createWorld();
    const response = await world.handler(visit(path));
    assert.equal(response.status, 302);
    assert.equal(response.headers.get('location'), location);
    assert.equal(response.headers.get('cache-control'), 'no-store');
    assert.equal(response.headers.get('x-robots-tag'), 'noindex, noarchive');
    assert.deepEqual(world.asked, []);
  });
}

Deno.test('the picture is the first photo in the order of the story', async () => {
  const at = (
    name: string,
    { metadata, ...fields }: { metadata?: object; [field: string]: unknown },
  ) => ({
    ...photo,
    media_url: `/demo/${name}.webp`,
    ...fields,
    metadata: { ...photo.metadata, ...metadata },
  });
  const items = [
    at('later', { item_date: '1960-01-01T12:00:00+00:00' }),
    at('derde', { metadata: { position: 10 } }),
    at('tweede', { metadata: { position: 2 }, created_at: '2026-02-02T00:00:00+00:00' }),
    at('eerste', { metadata: { position: 2 }, created_at: '2026-02-01T00:00:00+00:00' }),
    at('zonder', { metadata: { position: '1' } }),
  ];
  const html = await read('/public/oma-riet', createWorld({ rows: { items } }).handler);
  assert.equal(contentOf(html, 'og:image'), `${siteUrl}/demo/eerste.webp`);
});

const broken: [string, NonNullable<Parameters<typeof createWorld>[0]>['answer']][] = [
  ['no answer in time', (_, signal) => hang(signal)],
  ['items that hang', (name, signal) => (name === 'items' ? hang(signal) : undefined)],
  ['no connection', () => Promise.reject(new TypeError('refused'))],
  ['500', () => new Response('stuk', { status: 500 })],
  ['429', () => Response.json({ message: 'druk' }, { status: 429 })],
  ['401', () => Response.json({ message: 'nee' }, { status: 401 })],
  ['a page', () => new Response('<html>')],
  ['broken JSON', () => new Response('[{"id":')],
  ['an object', () => Response.json({ message: 'nee' })],
];
for (const [name, answer] of broken) {
  Deno.test(`${name}: the plain document`, async () => {
    const world = createWorld({ answer, timeLimitMs: 50 });
    const response = await world.handler(visit('/public/oma-riet'));
    assert.equal(response.status, 200);
    assert.equal(await response.text(), document.html);
    assert.equal(world.faults.length, 1);
    assert.doesNotMatch(world.faults.join(), /oma-riet/);
  });
}

Deno.test('the time limit is two seconds', async () => {
  const { timeout } = AbortSignal;
  const limits: unknown[] = [];
  // Time-outs pass at once.
  AbortSignal.timeout = (milliseconds) => {
    limits.push(milliseconds);
    return timeout(0);
  };
  try {
    const world = createWorld({ answer: (_, signal) => hang(signal) });
    const response = await world.handler(visit('/public/oma-riet'));
    assert.equal(await response.text(), document.html);
  } finally {
    AbortSignal.timeout = timeout;
  }
  assert.deepEqual(limits, [2000]);
});

Deno.test('a failed read of the items leaves them to the browser', async () => {
  const answer = (name: string) =>
    name === 'items' ? new Response('', { status: 500 }) : undefined;
  const html = await read('/public/oma-riet', createWorld({ answer }).handler);
  assert.equal(contentOf(html, 'og:title'), 'Oma Riet | Anekdotes');
  assert.equal(contentOf(html, 'og:image'), `${siteUrl}/share.jpg`);
  assert.equal(stateOf(html), undefined);
});

Deno.test('HEAD has the status and headers of GET, without a body', async () => {
  for (const [path, status] of [
    ['/public/oma-riet', 200],
    ['/public/a/b', 404],
  ] as const) {
    const get = await handler(visit(path));
    const head = await handler(visit(path, { method: 'HEAD' }));
    assert.equal(head.status, status);
    assert.deepEqual([...head.headers], [...get.headers]);
    assert.equal(await head.text(), '');
  }
});

for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
  Deno.test(`${method} is not allowed`, async () => {
    const world = createWorld();
    const response = await world.handler(visit('/public/oma-riet', { method }));
    assert.equal(response.status, 405);
    assert.equal(response.headers.get('allow'), 'GET, HEAD');
    assert.deepEqual(world.asked, []);
  });
}

Deno.test('is not stored or indexed, and has the policy of the site', async () => {
  for (const path of ['/public/oma-riet', '/public/a/b']) {
    const { headers } = await handler(visit(path));
    assert.equal(headers.get('cache-control'), 'no-store');
    assert.equal(headers.get('content-type'), 'text/html; charset=utf-8');
    assert.equal(headers.get('x-content-type-options'), 'nosniff');
    assert.equal(headers.get('x-robots-tag'), 'noindex, noarchive');
    assert.equal(headers.get('referrer-policy'), 'no-referrer');
    const sent = headers
      .get('content-security-policy')
      ?.replace("style-src-attr 'unsafe-inline'; ", '');
    assert.equal(sent, policy);
  }
});

Deno.test('the path can begin with the name of the function', async () => {
  const html = await read('/share-page/public/oma-riet');
  assert.equal(contentOf(html, 'og:url'), `${siteUrl}/public/oma-riet`);
});

Deno.test(
  'a link that asks for a password has the general link preview, and the question',
  async () => {
    const closed = { state: 'password', hint: 'Wat bakte ze?' };
    const world = createWorld({ rows: { timeline: [], closed: [closed] } });
    const response = await world.handler(visit('/public/oma-riet', navigation));
    assert.equal(response.status, 200);
    assert.equal(response.headers.get('cache-control'), 'no-store');
    const html = await response.text();
    assert.equal(headOf(html), '<title>Plain</title>');
    assert.match(html, /id="first-reads" data-state="closed">/);
    assert.deepEqual(queryOf(html, 'timeline'), { ...closed, slug: 'oma-riet' });
    assert.match(html, /<div id="root" data-path="\/public\/oma-riet">.*<form.*Wat bakte ze\?/s);
    assert.deepEqual(
      world.asked.map(({ name }) => name),
      ['timeline', 'closed'],
    );
    assert.equal(world.asked[1]!.headers.get('x-share-slug'), 'oma-riet');
  },
);

Deno.test('so has an item of such a story', async () => {
  const rows = { timeline: [], closed: [{ state: 'password', hint: null }] };
  const response = await createWorld({ rows }).handler(
    visit(`/public/oma-riet/moment/${itemId}`, navigation),
  );
  assert.equal(response.status, 200);
  const html = await response.text();
  assert.equal(headOf(html), '<title>Plain</title>');
  assert.match(html, /heeft een wachtwoord/);
});

Deno.test('a link that has ended says so, without the story', async () => {
  const rows = { timeline: [], closed: [{ state: 'ended', hint: null }] };
  const response = await createWorld({ rows }).handler(visit('/public/oma-riet', navigation));
  assert.equal(response.status, 404);
  const html = await response.text();
  assert.equal(headOf(html), '<title>Plain</title>');
  assert.match(html, /Deze link is gestopt/);
});

Deno.test('punctuation behind a link that asks for a password leads to the link', async () => {
  const world = createWorld({ rows: { timeline: [] }, meant: 'oma-riet' });
  const moved = await world.handler(visit('/public/oma-riet.', navigation));
  assert.equal(moved.status, 302);
  assert.equal(moved.headers.get('location'), '/public/oma-riet');
});

Deno.test('a hostile hint stays text', async () => {
  const hint = '</script><img src=x onerror=alert(1)>';
  const rows = { timeline: [], closed: [{ state: 'password', hint }] };
  const html = await (await createWorld({ rows }).handler(visit('/public/oma-riet'))).text();
  assert.ok(!html.includes('<img src=x'));
  assert.equal(queryOf(html, 'timeline')!.hint, hint);
});
