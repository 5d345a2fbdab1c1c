import * as assert from './testing/assert.ts';
import { createWorld, key, questionOf } from './testing/ask.ts';

const { handler } = await createWorld();
const site = 'https://anekdotes.example';

async function expectError(response: Response, status: number, code: string) {
  assert.equal(response.status, status);
  assert.match(response.headers.get('content-type') ?? '', /^application\/json/);
  const { error } = await response.json();
  assert.deepEqual(Object.keys(error), ['code', 'message']);
  assert.equal(error.code, code);
  assert.ok(error.message.length > 10);
}

Deno.test('answers with the short answer of the best article and its sources', async () => {
  const response = await handler(questionOf('Wat kost Premium?'));
  assert.equal(response.status, 200);
  assert.deepEqual(await response.json(), {
    response: 'Premium kost € 2,75 per maand. Vragen? Mail hulp@anekdotes.example.',
    sources: [
      { title: 'Wat kost Premium?', path: '/help/wat-kost-het' },
      { title: 'Hoe zeg ik op?', path: '/help/opzeggen' },
      { title: 'Hoe voeg ik een foto toe?', path: '/help/foto-toevoegen' },
    ],
  });
});

Deno.test('says that it does not know, with the support mail and without sources', async () => {
  const world = await createWorld({ env: { SUPPORT_EMAIL: 'mens@anekdotes.example' } });
  const response = await world.handler(questionOf('Wie wint de Elfstedentocht?'));
  assert.equal(response.status, 200);
  const answer = await response.json();
  assert.deepEqual(Object.keys(answer), ['response']);
  assert.match(answer.response, /mens@anekdotes\.example/);
  assert.equal(world.log[0]?.route, 'unknown');
});

for (const method of ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE']) {
  Deno.test(`${method} is not allowed`, async () => {
    const response = await handler(questionOf('', {}, { method, body: null }));
    assert.equal(response.headers.get('allow'), 'POST, OPTIONS');
    if (method === 'HEAD') assert.equal(response.status, 405);
    else await expectError(response, 405, 'METHOD_NOT_ALLOWED');
  });
}

for (const apikey of [
  '',
  'sb_publishable_other',
  'sb_secret_test',
  `${key} `.repeat(2),
  `${key}x`,
]) {
  Deno.test(`the key "${apikey}" is refused`, async () => {
    await expectError(await handler(questionOf('Wat kost het?', { apikey })), 401, 'UNAUTHORIZED');
  });
}

Deno.test('a bearer token is not accepted as key', async () => {
  const request = questionOf('Wat kost het?', { authorization: `Bearer ${key}` });
  request.headers.delete('apikey');
  await expectError(await handler(request), 401, 'UNAUTHORIZED');
});

for (const type of [
  'text/plain',
  'application/jsonp',
  'multipart/form-data',
  'x-application/json',
]) {
  Deno.test(`the type ${type} is refused`, async () => {
    const response = await handler(questionOf('Wat kost het?', { 'content-type': type }));
    await expectError(response, 415, 'UNSUPPORTED_MEDIA_TYPE');
  });
}

Deno.test('a JSON type with a character set is accepted', async () => {
  const request = questionOf('Wat kost Premium?', {
    'content-type': 'Application/JSON; charset=utf-8',
  });
  assert.equal((await handler(request)).status, 200);
});

const bodies: [string, BodyInit | null, number, string][] = [
  ['no body', null, 400, 'BAD_REQUEST'],
  ['no JSON', '{"message":', 400, 'BAD_REQUEST'],
  ['a list', '["Wat kost het?"]', 400, 'BAD_REQUEST'],
  ['null', 'null', 400, 'BAD_REQUEST'],
  ['a text', '"Wat kost het?"', 400, 'BAD_REQUEST'],
  ['bytes that are no text', new Uint8Array([123, 34, 255, 254, 34]), 400, 'BAD_REQUEST'],
  ['no message', '{}', 400, 'MESSAGE_MISSING'],
  ['a number', '{"message":7}', 400, 'MESSAGE_MISSING'],
  ['a list as message', '{"message":["Wat kost het?"]}', 400, 'MESSAGE_MISSING'],
  ['an inherited message', '{"__proto__":{"message":"Wat kost het?"}}', 400, 'MESSAGE_MISSING'],
  ['an empty message', '{"message":""}', 400, 'MESSAGE_MISSING'],
  ['white space', '{"message":" \\n\\t\\u00a0 "}', 400, 'MESSAGE_MISSING'],
  ['1,001 characters', JSON.stringify({ message: 'a'.repeat(1001) }), 400, 'MESSAGE_TOO_LONG'],
  ['4,097 bytes', `{"message":"Hoi"}${' '.repeat(4080)}`, 413, 'PAYLOAD_TOO_LARGE'],
];
for (const [name, body, status, code] of bodies) {
  Deno.test(`${name} is refused`, async () => {
    await expectError(await handler(questionOf('', {}, { body })), status, code);
  });
}

for (const [name, message] of [
  ['letters', 'a'],
  ['hearts', '💛'],
] as const) {
  Deno.test(`1,000 ${name} are accepted`, async () => {
    assert.equal((await handler(questionOf(message.repeat(1000)))).status, 200);
  });
}

Deno.test('4,096 bytes are accepted', async () => {
  const body = '{"message":"Wat kost Premium?"}'.padEnd(4096);
  assert.equal((await handler(questionOf('', {}, { body }))).status, 200);
});

Deno.test('an endless body is refused after 4 kB', async () => {
  let pulled = 0;
  let isCancelled = false;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      pulled += 1;
      controller.enqueue(new Uint8Array(1024).fill(32));
    },
    cancel() {
      isCancelled = true;
    },
  });
  const response = await handler(questionOf('', {}, { body }));
  await expectError(response, 413, 'PAYLOAD_TOO_LARGE');
  assert.ok(isCancelled);
  assert.ok(pulled < 10, `${pulled} kB were read`);
});

Deno.test('an aborted body is refused', async () => {
  const body = new ReadableStream({ start: (controller) => controller.error(new Error('gone')) });
  await expectError(await handler(questionOf('', {}, { body })), 400, 'BAD_REQUEST');
});

Deno.test('an allowed origin gets CORS headers', async () => {
  const response = await handler(questionOf('Wat kost het?', { origin: site }));
  assert.equal(response.status, 200);
  assert.equal(response.headers.get('access-control-allow-origin'), site);
  assert.equal(response.headers.get('access-control-expose-headers'), 'retry-after');
  assert.equal(response.headers.get('vary'), 'Origin');
});

Deno.test('errors have CORS headers too', async () => {
  const response = await handler(questionOf('', { origin: 'https://www.anekdotes.example' }));
  assert.equal(
    response.headers.get('access-control-allow-origin'),
    'https://www.anekdotes.example',
  );
  await expectError(response, 400, 'MESSAGE_MISSING');
});

Deno.test('a preflight gets the exact CORS headers', async () => {
  const response = await handler(
    questionOf('', { origin: site }, { method: 'OPTIONS', body: null }),
  );
  assert.equal(response.status, 204);
  assert.equal(response.headers.get('access-control-allow-origin'), site);
  assert.equal(response.headers.get('access-control-allow-methods'), 'POST, OPTIONS');
  const allowed = response.headers.get('access-control-allow-headers') ?? '';
  for (const name of ['authorization', 'apikey', 'content-type', 'x-client-info', 'x-region']) {
    assert.ok(allowed.split(', ').includes(name), name);
  }
});

const foreign = [
  'https://elders.example',
  'https://anekdotes.example.elders.example',
  'https://elders-anekdotes.example',
  'http://anekdotes.example',
  'https://anekdotes.example:8443',
  'https://anekdotes.example/',
  'null',
  '*',
  '',
];
for (const origin of foreign) {
  for (const method of ['POST', 'OPTIONS']) {
    Deno.test(`${method} from "${origin}" is refused without CORS headers`, async () => {
      const body = method === 'POST' ? '{"message":"Wat kost het?"}' : null;
      const response = await handler(questionOf('', { origin }, { method, body }));
      const cors = [...response.headers.keys()].filter((name) => name.startsWith('access-control'));
      assert.deepEqual(cors, []);
      assert.equal(response.headers.get('vary'), 'Origin');
      await expectError(response, 403, 'ORIGIN_NOT_ALLOWED');
    });
  }
}

Deno.test('a rate-limited call gets Retry-After', async () => {
  const world = await createWorld({
    database: (name) => Response.json(name === 'help_chat_secret' ? 'f'.repeat(64) : 37),
  });
  const response = await world.handler(questionOf('Wat kost het?', { origin: site }));
  assert.equal(response.headers.get('retry-after'), '37');
  assert.equal(response.headers.get('access-control-allow-origin'), site);
  await expectError(response, 429, 'TOO_MANY_REQUESTS');
});

Deno.test('the database gets an HMAC of the last address, not the address', async () => {
  const world = await createWorld();
  const ask = (forwarded: string) =>
    world.handler(questionOf('Wat kost het?', { 'x-forwarded-for': forwarded }));
  await ask('198.51.100.1');
  await ask('203.0.113.9, 198.51.100.1');
  await ask('2001:db8:1:2:3:4:5:6');
  await ask('[2001:db8:1:2::9]:4711');
  await ask('203.0.113.9');
  const keysOf = (limit: number) =>
    world.counted
      .filter((values) => values.message_limit === limit)
      .map((values) => values.address_key);
  const keys = keysOf(10);
  const wideKeys = keysOf(50);
  assert.equal(keys.length, 5);
  assert.equal(keys[0], keys[1]);
  assert.equal(keys[2], keys[3]);
  assert.equal(new Set(keys).size, 3);
  assert.deepEqual([wideKeys.length, new Set([...keys, ...wideKeys]).size], [2, 4]);
  for (const one of [...keys, ...wideKeys]) assert.match(String(one), /^[0-9a-f]{64}$/);
  assert.doesNotMatch(JSON.stringify(world.counted), /198\.51|203\.0|2001/);
});

Deno.test('a configured address header is used', async () => {
  const world = await createWorld({ env: { ADDRESS_HEADER: 'CF-Connecting-IP' } });
  for (const spoofed of ['198.51.100.1', '198.51.100.2']) {
    await world.handler(
      questionOf('Wat kost het?', { 'x-forwarded-for': spoofed, 'cf-connecting-ip': '192.0.2.1' }),
    );
  }
  const keys = world.counted.map((values) => values.address_key).filter(Boolean);
  assert.deepEqual([keys.length, new Set(keys).size], [2, 1]);
});

for (const [name, database] of [
  ['fails', () => new Response('broken', { status: 500 })],
  ['answers rubbish', () => new Response('<html>')],
  [
    'cannot be reached',
    () => {
      throw new TypeError('refused');
    },
  ],
] as [string, () => Response][]) {
  Deno.test(`when the database ${name}, articles still answer and no model is called`, async () => {
    const env = { AI_BASE_URL: 'https://model.test/v1', AI_API_KEY: 'k', AI_MODEL: 'm' };
    const world = await createWorld({ database, env });
    const response = await world.handler(questionOf('Wat kost Premium?'));
    assert.equal(response.status, 200);
    assert.match((await response.json()).response, /2,75/);
    assert.deepEqual(world.sent, []);
    assert.deepEqual(
      world.log.map(({ event, route }) => [event, route]),
      [
        ['limits_unavailable', 'help_chat_count_message'],
        ['help_chat', 'article'],
      ],
    );
  });
}

Deno.test('the log contains no message and no address', async () => {
  const world = await createWorld();
  await world.handler(questionOf('Premium geheimwoord', { 'x-forwarded-for': '198.51.100.1' }));
  await world.handler(questionOf('', { 'x-forwarded-for': '198.51.100.1' }));
  assert.deepEqual(
    world.log.map((line) => Object.keys(line).join(' ')),
    Array(2).fill('event route milliseconds length status'),
  );
  assert.deepEqual(
    world.log.map(({ length, status }) => [length, status]),
    [
      [19, 200],
      [0, 400],
    ],
  );
  assert.doesNotMatch(JSON.stringify(world.log), /geheimwoord|Premium|198/);
});
