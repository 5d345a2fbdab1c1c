import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { mediaTypes } from './storage.ts';
import { signToken } from './access-token.ts';
import { publishableKey, startTestServer, type TestServer } from './testing/start-test-server.ts';
import { ids, slugs } from './testing/stories.ts';

const bucket = 'timeline-media';
const photo = `${ids.garden}/foto.webp`;
const loose = `${ids.garden}/los.webp`;
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
  put(loose, 'geheimwoord los');
  put(recording, '0123456789');
  put(harbour, 'geheimwoord boot');
  put(closed, 'geheimwoord dicht');
  writeFileSync(join(folder, 'outside.webp'), 'geheimwoord buiten');
  symlinkSync(join(folder, 'outside.webp'), join(folder, 'files', bucket, ids.garden, 'link.webp'));
  server = await startTestServer({ filesDir: join(folder, 'files') });
  const names = [
    photo,
    loose,
    recording,
    harbour,
    closed,
    `${ids.garden}/link.webp`,
    '../../outside.webp',
  ];
  const rows = [...names, `${ids.garden}/../../../outside.webp`].map(
    (name) => `('${bucket}', '${name}', ${name === closed ? `'${uploader}'` : 'null'})`,
  );
  await server.sql(`insert into storage.objects (bucket_id, name, owner_id) values ${rows.join()};
    insert into public.timeline_items (timeline_id, item_type, item_date, media_url, metadata) values
      ('${ids.garden}', 'video', '1950-01-01', '${bucket}/${recording}', '{"poster_url": "${bucket}/${photo}"}'),
      ('${ids.garden}', 'photo', '1950-01-01', '${bucket}/${ids.garden}/weg.webp', '{"poster_url": "${bucket}/${closed}"}'),
      ('${ids.harbour}', 'photo', '1950-01-01', '${bucket}/${harbour}', '{}'),
      ('${ids.closed}', 'photo', '1950-01-01', '${bucket}/${closed}', '{}')`);
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
const post = (path: string, headers: Record<string, string>, body: unknown) =>
  fetch(server.url + path, {
    method: 'POST',
    headers: { apikey: publishableKey, 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
const signPath = `/storage/v1/object/sign/${bucket}`;
/** Asks the storage service itself. */
const sign = async (headers: Record<string, string>, paths: string[], expiresIn = 3600) => {
  const response = await post(signPath, headers, { paths, expiresIn });
  expect(response.status).toBe(200);
  return (await response.json()) as Signed[];
};
const signedBy = async (headers: Record<string, string>, paths: string[]) =>
  (await sign(headers, paths)).flatMap(({ path, signedURL }) => (signedURL ? [path] : []));
/** Asks the function: the signed addresses by path. */
const urlsFor = async (headers: Record<string, string>, names: string[], more: object = {}) => {
  const paths = names.map((name) => `${bucket}/${name}`);
  const response = await post('/functions/v1/sign-files', headers, { ...more, paths });
  expect(response.status).toBe(200);
  return ((await response.json()) as { urls: Record<string, string> }).urls;
};
const filesOf = async (headers: Record<string, string>, names: string[]) =>
  Object.keys(await urlsFor(headers, names)).map((path) => path.slice(bucket.length + 1));
const addressOf = async (name: string, more: object = {}) => {
  const urls = await urlsFor(share(slugs.garden), [name], more);
  return `${server.url}/storage/v1${urls[`${bucket}/${name}`]}`;
};
const tokenFor = (claims: object, secret = server.services.backend.jwtSecret) =>
  signToken({ exp: 4_000_000_000, ...claims }, secret);
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const publish = (isPublic: boolean) =>
  server.sql(
    `update public.timelines set is_public = ${isPublic}, public_slug = '${slugs.garden}' where id = '${ids.garden}'`,
  );
const all = [photo, loose, harbour, closed];
const year = 31_536_000;

describe('a visitor', () => {
  test('with the link gets the files signed that the rows of its story name', async () => {
    const urls = await urlsFor(share(slugs.garden), [...all, recording, 'onbekend']);
    const address = (name: string) =>
      expect.stringMatching(`^/object/sign/${bucket}/${name}\\?token=[\\w.-]+$`);
    expect(urls).toEqual({
      [`${bucket}/${photo}`]: address(photo),
      [`${bucket}/${recording}`]: address(recording),
    });
  });

  test.each([
    ['without a link', {}],
    ['with an unknown link', share('onbekend')],
    ['with the link of a private story', share(slugs.closed)],
    ['with the link in a cookie', { cookie: `x-share-slug=${slugs.garden}` }],
    ['with a pattern as link', share('proef-%')],
    ['with two links', { 'x-share-slug': `${slugs.garden}, ${slugs.harbour}` }],
  ])('%s gets nothing signed', async (_, headers: Record<string, string>) => {
    expect(await filesOf(headers, all)).toEqual([]);
  });

  test('with another link gets only the files of that story signed', async () => {
    expect(await filesOf(share(slugs.harbour), all)).toEqual([harbour]);
  });

  test('with an account needs the link too', async () => {
    const account = bearer(tokenFor({ role: 'authenticated', sub: ids.recluse }));
    expect(await filesOf(account, all)).toEqual([]);
    expect(await filesOf({ ...account, ...share(slugs.garden) }, all)).toEqual([photo]);
  });

  test('gets nothing signed after un-publishing, and again after publishing', async () => {
    expect(await filesOf(share(slugs.garden), all)).toEqual([photo]);
    await publish(false);
    expect(await filesOf(share(slugs.garden), all)).toEqual([]);
    await publish(true);
    expect(await filesOf(share(slugs.garden), all)).toEqual([photo]);
  });

  test('gets nothing signed for an object that was deleted', async () => {
    expect(await filesOf(share(slugs.garden), [`${ids.garden}/weg.webp`])).toEqual([]);
  });

  test('sees a file at its signed address, at most an hour after un-publishing', async () => {
    const address = await addressOf(photo, { expiresIn: 10 * year });
    const response = await fetch(address);
    expect(response.headers.get('content-type')).toBe('image/webp');
    expect(await response.text()).toBe('geheimwoord foto');
    await publish(false);
    // Readers before this one may have got the same address, a few seconds ago.
    vi.setSystemTime(Date.now() + 3_540_000);
    expect((await fetch(address)).status).toBe(200);
    vi.setSystemTime(Date.now() + 60_000);
    const expired = await fetch(address);
    expect(expired.status).toBe(400);
    expect(await expired.json()).toMatchObject({ error: 'InvalidJWT' });
    await publish(true);
  });

  test('gets the address of the readers before, until it would outlive the link', async () => {
    const end = (interval: string | null) =>
      server.sql(
        `update public.timelines set link_expires_at = ${interval ? `now() + interval '${interval}'` : 'null'} where id = '${ids.garden}'`,
      );
    const address = await addressOf(photo);
    expect(await addressOf(photo)).toBe(address);
    await end('30 minutes');
    expect(await addressOf(photo)).not.toBe(address);
    await end(null);
  });

  test('cannot use the signature of one file for another', async () => {
    const address = await addressOf(photo);
    for (const other of [loose, harbour, closed, `${ids.garden}/link.webp`]) {
      const response = await fetch(address.replace(photo, other));
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ error: 'InvalidSignature' });
    }
  });
});

describe('the storage service itself', () => {
  const account = () => bearer(tokenFor({ role: 'authenticated', sub: ids.recluse }));

  test.each<[string, () => Record<string, string>]>([
    ['a visitor', () => ({})],
    ['a visitor with an account', account],
  ])('signs nothing for %s with the link, for whatever time', async (_, headers) => {
    const refused = (path: string) => ({ path, error: notReadable, signedURL: null });
    for (const expiresIn of [1, 3600, 10 * year]) {
      const signed = await sign({ ...headers(), ...share(slugs.garden) }, all, expiresIn);
      expect(signed).toEqual(all.map(refused));
    }
  });

  test('signs for the uploader their own file, also of a private story', async () => {
    const token = bearer(tokenFor({ role: 'authenticated', sub: uploader }));
    expect(await signedBy(token, all)).toEqual([closed]);
  });

  test('signs all files for the secret key', async () => {
    const { secretKey } = server.services.backend;
    expect(await signedBy({ apikey: secretKey, ...bearer(secretKey) }, all)).toEqual(all);
  });
});

describe('an attacker', () => {
  const json = (body: object) => ({
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  });
  const prefix = ids.garden;
  const copied = { bucketId: bucket, sourceKey: photo, destinationKey: `${ids.garden}/kopie.webp` };

  test.each<[method: string, path: string, init?: RequestInit]>([
    ['GET', `object/${bucket}/${photo}`],
    ['GET', `object/authenticated/${bucket}/${photo}`],
    ['GET', `object/public/${bucket}/${photo}`],
    ['GET', `object/sign/${bucket}/${photo}`],
    ['HEAD', `object/${bucket}/${photo}`],
    ['HEAD', `object/authenticated/${bucket}/${photo}`],
    ['GET', `object/info/${bucket}/${photo}`],
    ['GET', `object/info/authenticated/${bucket}/${photo}`],
    ['GET', `object/info/public/${bucket}/${photo}`],
    ['GET', `render/image/authenticated/${bucket}/${photo}?width=100`],
    ['GET', `render/image/public/${bucket}/${photo}?width=100`],
    ['GET', `render/image/sign/${bucket}/${photo}?width=100`],
    ['POST', `object/sign/${bucket}/${photo}`, json({ expiresIn: 315_360_000 })],
    ['POST', `object/list/${bucket}`, json({ prefix })],
    ['POST', `object/list-v2/${bucket}`, json({ prefix })],
    ['POST', 'object/copy', json(copied)],
    ['POST', 'object/move', json(copied)],
    ['POST', `object/upload/sign/${bucket}/${ids.garden}/nieuw.webp`, json({})],
    ['PUT', `object/upload/sign/${bucket}/${ids.garden}/nieuw.webp?token=x`, { body: 'x' }],
    ['POST', `object/${bucket}/${ids.garden}/nieuw.webp`, { body: 'x' }],
    ['PUT', `object/${bucket}/${photo}`, { body: 'x' }],
    ['DELETE', `object/${bucket}/${photo}`],
    ['DELETE', `object/${bucket}`, json({ prefixes: [photo] })],
    ['POST', 'upload/resumable', { body: 'x' }],
    ['GET', 's3/timeline-media?list-type=2'],
    ['GET', `s3/${bucket}/${photo}`],
    ['GET', 'bucket'],
    ['GET', `bucket/${bucket}`],
    ['PUT', `bucket/${bucket}`, json({ public: true })],
    ['POST', `bucket/${bucket}/empty`, json({})],
    ['DELETE', `bucket/${bucket}`],
  ])('with the link gets nothing from %s %s', async (method, path, init = {}) => {
    const objects = () => server.sql('select * from storage.objects order by id');
    const buckets = () => server.sql('select * from storage.buckets order by id');
    const before = [await objects(), await buckets()];
    for (const token of [publishableKey, tokenFor({ role: 'authenticated', sub: ids.recluse })]) {
      const headers = { ...init.headers, apikey: publishableKey, ...bearer(token) };
      const response = await fetch(`${server.url}/storage/v1/${path}`, {
        ...init,
        method,
        headers: { ...headers, ...share(slugs.garden) },
      });
      expect(response.status).toBeGreaterThanOrEqual(400);
      expect(await response.text()).not.toMatch(/geheimwoord|token=|"name"/);
    }
    expect([await objects(), await buckets()]).toEqual(before);
  });

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
    const body = { paths: all, expiresIn: 1 };
    const response = await post(signPath, { ...share(slugs.garden), ...headers() }, body);
    expect(response.status).toBe(401);
    expect(await response.text()).not.toContain('token=');
  });

  test.each<[string, () => Record<string, string>]>([
    ['without a key', () => ({ apikey: '' })],
    ['with an unknown key', () => ({ apikey: 'sb_secret_local' })],
    ['with a forged token', () => bearer(tokenFor({ role: 'service_role' }, 'x'))],
    ['with an expired token', () => bearer(tokenFor({ role: 'authenticated', exp: 1 }))],
    ['with a key that is a forged token', () => ({ apikey: tokenFor({ role: 'anon' }, 'x') })],
    ['with the secret key', () => ({ apikey: server.services.backend.secretKey })],
  ])('%s is refused by the function, also with the link', async (_, headers) => {
    const paths = all.map((name) => `${bucket}/${name}`);
    const given = { ...share(slugs.garden), ...headers() };
    const response = await post('/functions/v1/sign-files', given, { paths });
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ error: { code: 'UNAUTHORIZED' } });
  });

  test('with a signature instead of a token gets nothing signed', async () => {
    const [, token] = (await addressOf(photo)).split('?token=');
    expect(await filesOf(bearer(token!), all)).toEqual([]);
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
    expect((await post(signPath, share(slugs.garden), body)).status).toBe(400);
  });

  test('gets nothing from another bucket or with odd names', async () => {
    const body = { paths: [photo, '\0', '', `%`, '..', "' or true --"], expiresIn: 60 };
    for (const name of ['elders', '%00', '..%2F', `${bucket}%00`, bucket]) {
      const { secretKey } = server.services.backend;
      const headers = { apikey: secretKey, ...share(slugs.garden) };
      const response = await post(`/storage/v1/object/sign/${name}`, headers, body);
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
