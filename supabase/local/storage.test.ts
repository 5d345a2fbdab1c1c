import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { mediaTypes } from './storage.ts';
import { signToken } from './testing/sign-token.ts';
import { publishableKey, startTestServer, type TestServer } from './testing/start-test-server.ts';
import { ids, slugs } from './testing/stories.ts';

const bucket = 'timeline-media';
const photo = `${ids.garden}/foto.webp`;
const recording = `${ids.garden}/stem.wav`;
const harbour = `${ids.harbour}/boot.webp`;
const closed = `${ids.closed}/dicht.webp`;
const uploader = '00000000-0000-4000-8000-0000000000c1';
const notReadable = 'Either the object does not exist or you do not have access to it';

let folder: string;
let server: TestServer;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'anekdotes-files-'));
  const put = (path: string, text: string) => {
    const file = join(folder, 'files', bucket, path);
    mkdirSync(join(file, '..'), { recursive: true });
    writeFileSync(file, text);
  };
  put(photo, 'geheimwoord foto');
  put(recording, '0123456789');
  put(harbour, 'geheimwoord boot');
  put(closed, 'geheimwoord dicht');
  writeFileSync(join(folder, 'outside.webp'), 'geheimwoord buiten');
  symlinkSync(join(folder, 'outside.webp'), join(folder, 'files', bucket, ids.garden, 'link.webp'));
  server = await startTestServer({ filesDir: join(folder, 'files') });
  const names = [
    photo,
    recording,
    harbour,
    closed,
    `${ids.garden}/link.webp`,
    '../../outside.webp',
  ];
  const rows = [...names, `${ids.garden}/../../../outside.webp`].map(
    (name) => `('${bucket}', '${name}', ${name === closed ? `'${uploader}'` : 'null'})`,
  );
  await server.sql(`insert into storage.objects (bucket_id, name, owner_id) values ${rows.join()}`);
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

interface Signed {
  path: string;
  error: string | null;
  signedURL: string | null;
}

const share = (slug: string) => ({ 'x-share-slug': encodeURIComponent(slug) });
const post = (headers: Record<string, string>, body: unknown, name = bucket) =>
  fetch(`${server.url}/storage/v1/object/sign/${name}`, {
    method: 'POST',
    headers: { apikey: publishableKey, 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
const sign = async (headers: Record<string, string>, paths: string[], expiresIn = 3600) => {
  const response = await post(headers, { paths, expiresIn });
  expect(response.status).toBe(200);
  return (await response.json()) as Signed[];
};
const signedBy = async (headers: Record<string, string>, paths: string[]) =>
  (await sign(headers, paths)).flatMap(({ path, signedURL }) => (signedURL ? [path] : []));
const addressOf = async (path: string, expiresIn = 3600) => {
  const [signed] = await sign(share(slugs.garden), [path], expiresIn);
  return `${server.url}/storage/v1${signed?.signedURL}`;
};
const tokenFor = (claims: object, secret = server.services.backend.jwtSecret) =>
  signToken({ exp: 4_000_000_000, ...claims }, secret);
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const all = [photo, harbour, closed];

describe('a visitor', () => {
  test('with the link gets the files of its story signed, in the order of the request', async () => {
    const signed = await sign(share(slugs.garden), [harbour, photo, closed, 'onbekend']);
    const refused = (path: string) => ({ path, error: notReadable, signedURL: null });
    expect(signed).toEqual([
      refused(harbour),
      {
        path: photo,
        error: null,
        signedURL: expect.stringMatching(`^/object/sign/${bucket}/${photo}\\?token=[\\w.-]+$`),
      },
      refused(closed),
      refused('onbekend'),
    ]);
  });

  test.each([
    ['without a link', {}],
    ['with an unknown link', share('onbekend')],
    ['with the link of a private story', share(slugs.closed)],
    ['with the link in a cookie', { cookie: `x-share-slug=${slugs.garden}` }],
    ['with a pattern as link', share('proef-%')],
  ])('%s gets nothing signed', async (_, headers: Record<string, string>) => {
    expect(await signedBy(headers, all)).toEqual([]);
  });

  test('with another link gets only the files of that story signed', async () => {
    expect(await signedBy(share(slugs.harbour), all)).toEqual([harbour]);
  });

  test('with an account needs the link too', async () => {
    const account = bearer(tokenFor({ role: 'authenticated', sub: ids.recluse }));
    expect(await signedBy(account, all)).toEqual([]);
    expect(await signedBy({ ...account, ...share(slugs.garden) }, all)).toEqual([photo]);
  });

  test('gets nothing signed after un-publishing, and again after publishing', async () => {
    const publish = (isPublic: boolean) =>
      server.sql(`update public.timelines set is_public = ${isPublic} where id = '${ids.garden}'`);
    expect(await signedBy(share(slugs.garden), all)).toEqual([photo]);
    await publish(false);
    expect(await signedBy(share(slugs.garden), all)).toEqual([]);
    await publish(true);
    expect(await signedBy(share(slugs.garden), all)).toEqual([photo]);
  });

  test('sees a file at its signed address, until the address expires', async () => {
    const address = await addressOf(photo);
    const response = await fetch(address);
    expect(response.headers.get('content-type')).toBe('image/webp');
    expect(await response.text()).toBe('geheimwoord foto');
    vi.setSystemTime(Date.now() + 3_599_000);
    expect((await fetch(address)).status).toBe(200);
    vi.setSystemTime(Date.now() + 2000);
    const expired = await fetch(address);
    expect(expired.status).toBe(400);
    expect(await expired.json()).toMatchObject({ error: 'InvalidJWT' });
  });

  test('cannot use the signature of one file for another', async () => {
    const address = await addressOf(photo);
    for (const other of [harbour, closed, `${ids.garden}/link.webp`]) {
      const response = await fetch(address.replace(photo, other));
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ error: 'InvalidSignature' });
    }
  });
});

test('the uploader gets their own file signed, also of a private story', async () => {
  const token = bearer(tokenFor({ role: 'authenticated', sub: uploader }));
  expect(await signedBy(token, all)).toEqual([closed]);
});

test('the secret key gets all files signed', async () => {
  const { secretKey } = server.services.backend;
  expect(await signedBy({ apikey: secretKey, ...bearer(secretKey) }, all)).toEqual(all);
});

describe('an attacker', () => {
  test.each<[string, () => Record<string, string>]>([
    ['without a key', () => ({ apikey: '' })],
    ['with an unknown key', () => ({ apikey: 'sb_secret_local' })],
    ['with a forged token', () => bearer(tokenFor({ role: 'service_role' }, 'x'))],
    ['with an expired token', () => bearer(tokenFor({ role: 'authenticated', exp: 1 }))],
    ['with a token of an unknown role', () => bearer(tokenFor({ role: 'postgres' }))],
    [
      'with a signature instead of a token',
      () => bearer(tokenFor({ url: `${bucket}/${photo}`, iat: 1 })),
    ],
  ])('%s is refused', async (_, headers) => {
    const response = await post(
      { ...share(slugs.garden), ...headers() },
      { paths: all, expiresIn: 1 },
    );
    expect(response.status).toBe(401);
    expect(await response.text()).not.toContain('token=');
  });

  test.each<[string, () => string]>([
    ['no token', () => ''],
    ['rubbish', () => 'a.b.c'],
    ['a token of another secret', () => tokenFor({ url: `${bucket}/${photo}` }, 'x')],
    [
      'an unsigned token',
      () => signToken({ url: `${bucket}/${photo}`, exp: 4_000_000_000 }, '', { alg: 'none' }),
    ],
    ['an access token', () => tokenFor({ role: 'service_role' })],
    [
      'a signature without an end',
      () => signToken({ url: `${bucket}/${photo}` }, server.services.backend.jwtSecret),
    ],
  ])('opens no file with %s', async (_, token) => {
    const path = `/storage/v1/object/sign/${bucket}/${photo}?token=${token()}`;
    const response = await fetch(server.url + path);
    expect(response.status).toBe(400);
    expect(await response.text()).not.toContain('geheimwoord');
  });

  test.each([
    '../../outside.webp',
    `${ids.garden}/../../../outside.webp`,
    `${ids.garden}/link.webp`,
  ])('does not leave the folder with the signed path %s', async (name) => {
    const token = tokenFor({ url: `${bucket}/${name}` });
    const path = `/storage/v1/object/sign/${bucket}/${encodeURIComponent(name)}?token=${token}`;
    const response = await fetch(server.url + path);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: 'not_found' });
  });

  test('opens no file whose object was deleted', async () => {
    const name = `${ids.garden}/weg.webp`;
    writeFileSync(join(folder, 'files', bucket, name), 'geheimwoord weg');
    const token = tokenFor({ url: `${bucket}/${name}` });
    const response = await fetch(
      `${server.url}/storage/v1/object/sign/${bucket}/${name}?token=${token}`,
    );
    expect(response.status).toBe(400);
  });

  test.each([
    ['no body', null],
    ['a list', []],
    ['no paths', { expiresIn: 1 }],
    ['empty paths', { paths: [], expiresIn: 1 }],
    ['paths of another kind', { paths: [5], expiresIn: 1 }],
    ['no time', { paths: [photo] }],
    ['a time in the past', { paths: [photo], expiresIn: -1 }],
    ['a time in words', { paths: [photo], expiresIn: '3600' }],
  ])('is refused with %s', async (_, body) => {
    expect((await post(share(slugs.garden), body)).status).toBe(400);
  });

  test('gets nothing from another bucket or with odd names', async () => {
    const body = { paths: [photo, '\0', '', `%`, '..', "' or true --"], expiresIn: 60 };
    for (const name of ['elders', '%00', '..%2F', `${bucket}%00`, bucket]) {
      const response = await post(share(slugs.garden), body, name);
      const text = await response.text();
      expect(text.split('token=').length - 1).toBe(name === bucket ? 1 : 0);
      expect(response.status).toBeLessThan(500);
    }
  });
});

test.each([
  ['bytes=0-', '0123456789', 'bytes 0-9/10'],
  ['bytes=3-5', '345', 'bytes 3-5/10'],
  ['bytes=8-99', '89', 'bytes 8-9/10'],
])('a player gets the range %s', async (range, text, contentRange) => {
  const response = await fetch(await addressOf(recording), { headers: { range } });
  expect(response.status).toBe(206);
  expect(response.headers.get('content-range')).toBe(contentRange);
  expect(await response.text()).toBe(text);
});

test('a range past the end is refused, and an unknown range is ignored', async () => {
  const address = await addressOf(recording);
  expect((await fetch(address, { headers: { range: 'bytes=10-' } })).status).toBe(416);
  expect((await fetch(address, { headers: { range: 'bytes=-3' } })).status).toBe(200);
});

test('files have the types that the bucket takes, by their own names', async () => {
  const [row] = await server.sql<{ types: string[] }>(
    `select allowed_mime_types as types from storage.buckets where id = '${bucket}'`,
  );
  const taken = row!.types.filter((type) => !type.includes('/x-'));
  expect(new Set(Object.values(mediaTypes))).toEqual(new Set(taken));
});
