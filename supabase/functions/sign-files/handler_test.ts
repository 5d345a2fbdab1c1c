import * as assert from '../ai-help-chat/testing/assert.ts';
import { createHandler, type Fault } from './handler.ts';

const site = 'https://anekdotes.example';
const folder = 'timeline-media/7e000000-0000-4000-8000-000000000001';
const path = (name: string) => `${folder}/${name}`;
const secretKey = 'sb_secret_test';
const slug = 'oma%20riet';
const key = 'sb_publishable_test';
const caller = {
  apikey: key,
  authorization: `Bearer ${key}`,
  'x-share-slug': slug,
  'x-share-key': 'a'.repeat(64),
};

interface Asked {
  url: string;
  headers: Record<string, string>;
  body: { paths: string[]; expiresIn?: number };
}

interface WorldOptions {
  /** Paths that rows of the story name. */
  rows?: string[];
  /** How long their addresses may live. */
  seconds?: number;
  /** Paths that have an object. */
  objects?: string[];
  /** Responds instead of the backend. */
  answer?: (asked: Asked) => Response | Promise<Response> | undefined;
  /** The secret key of the project. */
  secret?: string;
}

function createWorld({
  rows,
  seconds = 3600,
  objects,
  answer,
  secret = secretKey,
}: WorldOptions = {}) {
  const asked: Asked[] = [];
  const log: Fault[] = [];
  const respond = ({ url, body: { paths } }: Asked) => {
    if (url.endsWith('/rest/v1/rpc/readable_files'))
      return Response.json(
        paths.filter((one) => !rows || rows.includes(one)).map((one) => ({ path: one, seconds })),
      );
    return Response.json(
      paths.map((name) => {
        const has = !objects || objects.includes(`timeline-media/${name}`);
        const signedURL = has ? `/object/sign/timeline-media/${name}?token=t` : null;
        return { error: has ? null : 'Either the object does not exist …', path: name, signedURL };
      }),
    );
  };
  const handler = createHandler({
    project: { url: 'https://project.test', secretKey: secret },
    allowedOrigins: [site],
    log: (line) => log.push(line),
    async fetch(input, init) {
      const headers = Object.fromEntries(new Headers(init?.headers));
      const one = { url: String(input), headers, body: JSON.parse(String(init?.body)) };
      asked.push(one);
      return (await answer?.(one)) ?? respond(one);
    },
  });
  return { handler, asked, log };
}

const call = (body: unknown, headers: Record<string, string> = {}, init: RequestInit = {}) =>
  new Request('https://project.test/functions/v1/sign-files', {
    method: 'POST',
    headers: { ...caller, 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
    ...init,
  });

async function expectError(response: Response, status: number, code: string) {
  assert.equal(response.status, status);
  const { error } = await response.json();
  assert.deepEqual(Object.keys(error), ['code', 'message']);
  assert.equal(error.code, code);
}

Deno.test(
  'asks the database as the caller, and signs what it names for an hour with the secret key',
  async () => {
    const { handler, asked, log } = createWorld({ rows: [path('a.webp'), path('o.vtt')] });
    const paths = [path('a.webp'), path('no-row.webp'), path('o.vtt')];
    const response = await handler(
      call({ paths }, { cookie: 'a=b', 'x-forwarded-for': '192.0.2.1' }),
    );
    assert.equal(response.status, 200);
    assert.equal(response.headers.get('cache-control'), 'no-store');
    const signed = (name: string) => `/object/sign/${path(name)}?token=t`;
    assert.deepEqual(await response.json(), {
      expiresIn: 3600,
      urls: { [path('a.webp')]: signed('a.webp'), [path('o.vtt')]: signed('o.vtt') },
    });
    const names = ['a.webp', 'o.vtt'].map((name) => path(name).slice('timeline-media/'.length));
    assert.deepEqual(asked, [
      {
        url: 'https://project.test/rest/v1/rpc/readable_files',
        headers: {
          apikey: key,
          authorization: `Bearer ${key}`,
          'content-type': 'application/json',
          'x-share-key': 'a'.repeat(64),
          'x-share-slug': slug,
        },
        body: { paths },
      },
      {
        url: 'https://project.test/storage/v1/object/sign/timeline-media',
        headers: { apikey: secretKey, 'content-type': 'application/json' },
        body: { expiresIn: 3600, paths: names },
      },
    ]);
    assert.deepEqual(log, []);
  },
);

Deno.test('an address does not outlive the link', async () => {
  const { handler, asked } = createWorld({ seconds: 90 });
  const { expiresIn } = await (await handler(call({ paths: [path('a.webp')] }))).json();
  assert.equal(expiresIn, 90);
  assert.equal(asked[1]?.body.expiresIn, 90);
});

/** Calls with a clock that is set by hand, in seconds. Each signature of the storage service is another one. */
function createClockedWorld(secondsOf: (asked: Asked) => number | undefined = () => 3600) {
  let signatures = 0;
  const world = createWorld({
    answer(asked) {
      const { paths } = asked.body;
      if (asked.url.includes('/rpc/')) {
        const seconds = secondsOf(asked);
        return Response.json(
          seconds === undefined ? [] : paths.map((one) => ({ path: one, seconds })),
        );
      }
      signatures += 1;
      const signedURL = `/object/sign/a?token=${signatures}`;
      return Response.json(paths.map((one) => ({ path: one, signedURL })));
    },
  });
  const signedAt = async (
    second: number,
    names: string[],
    headers: Record<string, string> = {},
  ) => {
    const { now } = Date;
    const start = 1_800_000_000_000;
    Date.now = () => start + second * 1000;
    try {
      const answer = await (await world.handler(call({ paths: names.map(path) }, headers))).json();
      const tokens = names.map((name) => answer.urls[path(name)]?.split('token=')[1]);
      return [answer.expiresIn, ...tokens];
    } finally {
      Date.now = now;
    }
  };
  return { ...world, signedAt };
}

Deno.test(
  'readers get the same address for half of its life, and are told what remains',
  async () => {
    const { signedAt, asked } = createClockedWorld();
    assert.deepEqual(await signedAt(0, ['a.webp']), [3600, '1']);
    assert.deepEqual(await signedAt(1799, ['a.webp']), [1801, '1']);
    assert.equal(asked.filter(({ url }) => url.includes('/storage/')).length, 1);
    assert.deepEqual(await signedAt(1800, ['a.webp']), [3600, '2']);
  },
);

Deno.test('an answer lasts as long as the earliest of its addresses', async () => {
  const { signedAt } = createClockedWorld();
  await signedAt(0, ['a.webp']);
  assert.deepEqual(await signedAt(600, ['b.webp', 'a.webp']), [3000, '2', '1']);
});

Deno.test('a kept address is for those only who may read the file at that moment', async () => {
  const mayRead = ({ headers }: Asked) => (headers['x-share-slug'] === slug ? 3600 : undefined);
  const { signedAt } = createClockedWorld(mayRead);
  assert.deepEqual(await signedAt(0, ['a.webp']), [3600, '1']);
  assert.deepEqual(await signedAt(1, ['a.webp'], { 'x-share-slug': 'other' }), [3600, undefined]);
});

Deno.test('files of two stories with one name have an address each', async () => {
  const { handler } = createWorld();
  const other = 'timeline-media/7e000000-0000-4000-8000-000000000002';
  const signed = async (one: string) =>
    (await (await handler(call({ paths: [one] }))).json()).urls as Record<string, string>;
  const both = [`${folder}/a.webp`, `${other}/a.webp`];
  for (const one of [...both, ...both])
    assert.deepEqual(await signed(one), { [one]: `/object/sign/${one}?token=t` });
});

Deno.test('a kept address does not outlive a link that ends sooner since', async () => {
  let seconds = 3600;
  const { signedAt, asked } = createClockedWorld(() => seconds);
  await signedAt(0, ['a.webp']);
  seconds = 60;
  assert.deepEqual(await signedAt(10, ['a.webp']), [60, '2']);
  assert.equal(asked.at(-1)?.body.expiresIn, 60);
  seconds = 50;
  assert.deepEqual(await signedAt(20, ['a.webp']), [50, '2']);
});

for (const [name, body] of [
  ['another lifetime', { expiresIn: 315360000 }],
  ['another bucket', { bucket: 'elsewhere', bucketId: 'elsewhere' }],
  ['a transformation', { transform: { width: 1 }, download: true }],
] as const) {
  Deno.test(`${name} cannot be asked for`, async () => {
    const { handler, asked } = createWorld();
    const plain = createWorld();
    const response = await handler(call({ ...body, paths: [path('a.webp')] }));
    const expected = await plain.handler(call({ paths: [path('a.webp')] }));
    assert.deepEqual(await response.json(), await expected.json());
    assert.deepEqual(asked, plain.asked);
  });
}

Deno.test('unknown, foreign, private and deleted files are answered alike', async () => {
  const { handler, asked } = createWorld({ rows: [path('gone.webp')], objects: [] });
  for (const one of [path('unknown.webp'), path('gone.webp'), 'elsewhere/a.webp', '']) {
    const response = await handler(call({ paths: [one] }));
    assert.equal(response.status, 200);
    assert.deepEqual(await response.json(), { expiresIn: 3600, urls: {} });
  }
  assert.equal(asked.filter(({ url }) => url.includes('/storage/')).length, 1);
});

Deno.test(
  'a text that can be no path reaches neither the database nor the storage service',
  async () => {
    const { handler, asked } = createWorld();
    const paths = [
      ...[
        '..',
        '../a',
        '.a',
        'a//b',
        '',
        'a b',
        'a%2fb',
        'a?x',
        'a\\b',
        'a\n',
        'é',
        'a\0',
        '\ud800',
        '*',
      ].map(path),
      `/${path('a')}`,
      `x${path('a')}`,
      'timeline-media',
      'timeline-media/',
      'TIMELINE-MEDIA/a',
      path('a'.repeat(1024)),
    ];
    const response = await handler(call({ paths }));
    assert.deepEqual(await response.json(), { expiresIn: 3600, urls: {} });
    assert.deepEqual(
      asked.map(({ body }) => body.paths),
      [[]],
    );
  },
);

Deno.test(
  'a legacy secret key is also the bearer token of the storage call, and of no other',
  async () => {
    const { handler, asked } = createWorld({ secret: 'ey.legacy.key' });
    await handler(call({ paths: [path('a')] }));
    assert.deepEqual(
      asked.map(({ headers }) => headers.authorization),
      [caller.authorization, 'Bearer ey.legacy.key'],
    );
  },
);

Deno.test('a caller without key, token and link asks without them', async () => {
  const { handler, asked } = createWorld({ answer: () => new Response('', { status: 401 }) });
  const headers = { 'content-type': 'application/json' };
  await expectError(
    await handler(call({ paths: [path('a')] }, {}, { headers })),
    401,
    'UNAUTHORIZED',
  );
  assert.deepEqual(
    asked.map((one) => Object.keys(one.headers)),
    [['content-type']],
  );
});

const refused: [string, BodyInit | null, number, string][] = [
  ['no body', null, 400, 'BAD_REQUEST'],
  ['no JSON', '{"paths":', 400, 'BAD_REQUEST'],
  ['a list', '["a"]', 400, 'BAD_REQUEST'],
  ['no paths', '{}', 400, 'PATHS_MISSING'],
  ['a text as paths', `{"paths":"${path('a')}"}`, 400, 'PATHS_MISSING'],
  ['a number among the paths', `{"paths":["${path('a')}",5]}`, 400, 'PATHS_MISSING'],
  ['inherited paths', `{"__proto__":{"paths":["${path('a')}"]}}`, 400, 'PATHS_MISSING'],
  ['501 paths', JSON.stringify({ paths: Array(501).fill(path('a')) }), 400, 'TOO_MANY_PATHS'],
  ['half a megabyte', `{"paths":[]}${' '.repeat(515_000)}`, 413, 'PAYLOAD_TOO_LARGE'],
];
for (const [name, body, status, code] of refused) {
  Deno.test(`${name} is refused`, async () => {
    const { handler, asked, log } = createWorld();
    await expectError(await handler(call({}, {}, { body })), status, code);
    assert.deepEqual([asked, log], [[], []]);
  });
}

Deno.test('500 of the longest paths are signed', async () => {
  const { handler } = createWorld();
  const paths = Array.from({ length: 500 }, (_, n) =>
    path(`${n}-`.padEnd(1024 - folder.length - 1, 'a')),
  );
  const { urls } = await (await handler(call({ paths }))).json();
  assert.equal(Object.keys(urls).length, 500);
});

Deno.test('an endless body is refused', async () => {
  let isCancelled = false;
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(new Uint8Array(65_536).fill(32)),
    cancel: () => void (isCancelled = true),
  });
  const response = await createWorld().handler(call({}, {}, { body }));
  await expectError(response, 413, 'PAYLOAD_TOO_LARGE');
  assert.ok(isCancelled);
});

for (const method of ['GET', 'PUT', 'PATCH', 'DELETE']) {
  Deno.test(`${method} is not allowed`, async () => {
    const response = await createWorld().handler(call({}, {}, { method, body: null }));
    assert.equal(response.headers.get('allow'), 'POST, OPTIONS');
    await expectError(response, 405, 'METHOD_NOT_ALLOWED');
  });
}

Deno.test('a page of the site may call, and read the answer', async () => {
  const { handler } = createWorld();
  const preflight = await handler(call({}, { origin: site }, { method: 'OPTIONS', body: null }));
  assert.equal(preflight.status, 204);
  assert.equal(preflight.headers.get('access-control-allow-origin'), site);
  assert.match(
    preflight.headers.get('access-control-allow-headers') ?? '',
    /\bx-share-slug, x-share-key\b/,
  );
  const response = await handler(call({ paths: [] }, { origin: site }));
  assert.equal(response.headers.get('access-control-allow-origin'), site);
  assert.equal(response.headers.get('vary'), 'Origin');
});

Deno.test('a page of another site is refused', async () => {
  const { handler, asked } = createWorld();
  const response = await handler(
    call({ paths: [path('a')] }, { origin: 'https://elders.example' }),
  );
  assert.equal(response.headers.has('access-control-allow-origin'), false);
  await expectError(response, 403, 'ORIGIN_NOT_ALLOWED');
  assert.deepEqual(asked, []);
});

const personal = `oma%20riet ${path('a')} 192.0.2.1`;
const isSigning = ({ url }: Asked) => url.includes('/storage/');
const faults: [
  string,
  (asked: Asked) => Response | Promise<Response> | undefined,
  number,
  string,
  Fault[],
][] = [
  [
    'a refused key',
    () => Response.json({ message: personal }, { status: 401 }),
    401,
    'UNAUTHORIZED',
    [],
  ],
  [
    'the secret key of the caller',
    () => Response.json({ message: personal }, { status: 403 }),
    401,
    'UNAUTHORIZED',
    [],
  ],
  [
    'a database that fails',
    () => new Response(personal, { status: 500 }),
    503,
    'UNAVAILABLE',
    [{ event: 'sign_files_failed', step: 'readable_files', status: 500 }],
  ],
  [
    'a database that does not answer',
    () => Promise.reject(new TypeError(personal)),
    503,
    'UNAVAILABLE',
    [{ event: 'sign_files_failed', step: 'readable_files', status: 0 }],
  ],
  [
    'a page for JSON',
    () => new Response('<html>'),
    503,
    'UNAVAILABLE',
    [{ event: 'sign_files_failed', step: 'readable_files', status: 0 }],
  ],
  [
    'another answer of the database',
    () => Response.json({ personal }),
    503,
    'UNAVAILABLE',
    [{ event: 'sign_files_failed', step: 'readable_files', status: 200 }],
  ],
  [
    'a database that does not say how long an address may live',
    () => Response.json([{ path: path('a') }]),
    503,
    'UNAVAILABLE',
    [{ event: 'sign_files_failed', step: 'readable_files', status: 200 }],
  ],
  [
    'a storage service that refuses the secret key',
    (asked) => (isSigning(asked) ? new Response(personal, { status: 403 }) : undefined),
    503,
    'UNAVAILABLE',
    [{ event: 'sign_files_failed', step: 'sign', status: 403 }],
  ],
  [
    'another answer of the storage service',
    (asked) => (isSigning(asked) ? Response.json({ personal }) : undefined),
    503,
    'UNAVAILABLE',
    [{ event: 'sign_files_failed', step: 'sign', status: 200 }],
  ],
];
for (const [name, answer, status, code, lines] of faults) {
  Deno.test(`${name}: the answer and the log have a code, and no personal data`, async () => {
    const { handler, log } = createWorld({ answer });
    const response = await handler(call({ paths: [path('a')] }));
    const text = await response.clone().text();
    await expectError(response, status, code);
    for (const part of personal.split(' ')) assert.ok(!text.includes(part), text);
    assert.deepEqual(log, lines);
  });
}

Deno.test('a wait that the backend asks for is passed on', async () => {
  const { handler } = createWorld({
    answer: () => new Response('', { status: 429, headers: { 'retry-after': '60' } }),
  });
  const response = await handler(call({ paths: [path('a')] }));
  assert.equal(response.headers.get('retry-after'), '60');
  await expectError(response, 503, 'UNAVAILABLE');
});
