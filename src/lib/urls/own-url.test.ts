import * as fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { isOwnUrl } from '@shared/own-url';

const storage = 'https://ons.supabase.co/storage/v1';
const prefixes = [
  'https://anekdotes.nl/',
  `${storage}/object/`,
  `${storage}/render/image/`,
  'https://media.familie.nl:8443/',
  'https://xn--mller-kva.nl/',
];

describe('isOwnUrl', () => {
  it.each([
    '/demo/oma-riet/trouwdag-960.webp',
    '/',
    '/a?b=https://elders.example/',
    'https://anekdotes.nl/demo/a.webp',
    `${storage}/object/public/media/a.webp`,
    `${storage}/object/public/media/foto%20van%20oma..1.webp`,
    `${storage}/object/public/media/...webp`,
    `${storage}/object/sign/media/a.webp?token=a.b-c`,
    `${storage}/object/sign/media/a.webp?token=a/../b#/../`,
    `${storage}/render/image/public/media/a.webp?width=360`,
    `${storage}/object/public/media/a.m3u8.webp?b=a.m3u8#.mpd`,
    '/m3u8',
    'https://media.familie.nl:8443/a.webp',
    'https://xn--mller-kva.nl/a.webp',
  ])('%s is ours', (address) => expect(isOwnUrl(address, prefixes)).toBe(true));

  it.each([
    ['another host', 'https://elders.example/a.webp'],
    [
      'another host with the address of ours in its path',
      'https://elders.example/ons.supabase.co/',
    ],
    ['another host with ours in its query', 'https://elders.example/?a=https://anekdotes.nl/'],
    ['another host with ours in its fragment', 'https://elders.example/#https://anekdotes.nl/'],
    ['our host as user name', 'https://ons.supabase.co@elders.example/a.webp'],
    ['our host as user name and password', 'https://ons.supabase.co:443@elders.example/a.webp'],
    ['a user name before our host', 'https://oma@anekdotes.nl/a.webp'],
    ['a user name and password before our host', 'https://oma:geheim@anekdotes.nl/a.webp'],
    ['our host as subdomain of another', 'https://ons.supabase.co.elders.example/a.webp'],
    ['a subdomain of our host', 'https://spion.anekdotes.nl/a.webp'],
    ['another project', 'https://ander.supabase.co/a.webp'],
    ['the parent of our host', 'https://supabase.co/a.webp'],
    ['a longer name that ends like ours', 'https://nepanekdotes.nl/a.webp'],
    ['a longer name that begins like ours', 'https://anekdotes.nlx/a.webp'],
    ['another port of our host', 'https://anekdotes.nl:8443/a.webp'],
    ['our host without its port', 'https://media.familie.nl/a.webp'],
    ['a port that begins like ours', 'https://media.familie.nl:84431/a.webp'],
    ['our host with a trailing dot', 'https://anekdotes.nl./a.webp'],
    ['our host in upper case', 'https://ANEKDOTES.NL/a.webp'],
    ['our scheme in upper case', 'HTTPS://anekdotes.nl/a.webp'],
    ['our host over http', 'http://anekdotes.nl/a.webp'],
    ['our host with a wide full stop', 'https://anekdotes。nl/a.webp'],
    ['our host with a Cyrillic letter', 'https://anekdоtes.nl/a.webp'],
    ['our host with an escape', 'https://anekdotes%2Enl/a.webp'],
    ['our host in Unicode', 'https://müller.nl/a.webp'],
    ['no host', 'https:///a.webp'],
    ['no host, and another after it', 'https:///elders.example/a.webp'],
    ['one slash', 'https:/elders.example/a.webp'],
    ['no slash', 'https:elders.example/a.webp'],
    ['our origin without a slash', 'https://anekdotes.nl'],
    ['another scheme at our host', 'ftp://anekdotes.nl/a.webp'],
    ['a websocket at our host', 'wss://anekdotes.nl/a.webp'],
    ['a scheme-relative address', '//elders.example/a.webp'],
    ['a scheme-relative address of ours', '//anekdotes.nl/a.webp'],
    ['a scheme-relative path at our host', 'https://anekdotes.nl//elders.example/a.webp'],
    ['a backslash at the start', '\\\\elders.example\\a.webp'],
    ['a slash and a backslash', '/\\elders.example/a.webp'],
    ['backslashes after the scheme', 'https:\\\\elders.example\\a.webp'],
    ['a backslash after our host', 'https://anekdotes.nl\\@elders.example/a.webp'],
    ['a backslash in the path', 'https://anekdotes.nl/\\elders.example/a.webp'],
    ['a tab in the slashes', '/\t/elders.example/a.webp'],
    ['a line end in the slashes', '/\n/elders.example/a.webp'],
    ['a space at the start', ' https://anekdotes.nl/a.webp'],
    ['a space in the path', '/foto van oma.webp'],
    ['a null character', '/a.webp\0'],
    ['data', 'data:image/png;base64,iVBORw0KGgo='],
    ['a blob', 'blob:https://anekdotes.nl/6a1f2b7e'],
    ['a script', 'javascript:alert(1)'],
    ['a script with our host in a comment', 'javascript:alert(1)//https://anekdotes.nl/'],
    ['a file', 'file:///etc/passwd'],
    ['a relative path', 'a.webp'],
    ['nothing', ''],
    ['an answer of a function of the project', 'https://ons.supabase.co/functions/v1/a.webp'],
    ['a redirect of the project', 'https://ons.supabase.co/auth/v1/authorize?redirect_to=x'],
    ['a row of the project', 'https://ons.supabase.co/rest/v1/timelines?id=eq.a'],
    ['the root of the project', 'https://ons.supabase.co/a.webp'],
    ['another path of the storage service', `${storage}/bucket/media`],
    ['a longer path of the storage service', `${storage}/objects/a.webp`],
    ['the storage service of another version', 'https://ons.supabase.co/storage/v2/object/a.webp'],
    ['the storage service in upper case', 'https://ons.supabase.co/Storage/v1/object/a.webp'],
    ['the storage service with an escape', 'https://ons.supabase.co/storage%2Fv1/object/a.webp'],
    ['an object path without object', `${storage}/object`],
    ['a path that leads out of the objects', `${storage}/object/../../../auth/v1/authorize`],
    ['an encoded path out of them', `${storage}/object/%2e%2E/%2e./.%2e/auth/v1/authorize`],
    [
      'a path with encoded slashes out of them',
      `${storage}/object/..%2f..%2F..%2fauth/v1/authorize`,
    ],
    ['a path with encoded backslashes', `${storage}/object/a%5c..%5C..%5cauth`],
    ['a path that ends upwards', `${storage}/object/..`],
    ['a path to the same folder', `${storage}/object/./a.webp`],
    ['a playlist', `${storage}/object/public/media/a.m3u8`],
    ['a signed playlist', `${storage}/object/sign/media/a.m3u8?token=a.b-c`],
    ['a playlist of the site', '/demo/a.m3u8#x'],
    ['an old playlist', 'https://anekdotes.nl/a.m3u'],
    ['a DASH manifest', 'https://media.familie.nl:8443/a.mpd'],
    ['a playlist in upper case', '/a.M3U8'],
    ['a playlist with escapes', '/a%2em3u%38'],
    ['a path of the site that leads upwards', '/demo/../a.webp'],
  ])('%s is not ours', (_, address) => expect(isOwnUrl(address, prefixes)).toBe(false));

  it('is the same path for the server', () => {
    const part = fc.constantFrom(...'.. . %2e %2F %5c / a auth ? # % é'.split(' '));
    fc.assert(
      fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
        const address = `${storage}/object/${parts.join('')}`;
        if (!isOwnUrl(address, prefixes)) return;
        const { origin, pathname } = new URL(address);
        expect(origin + pathname).toMatch(/^https:\/\/ons\.supabase\.co\/storage\/v1\/object\//);
      }),
      { numRuns: 1000 },
    );
  });

  it('has only paths of the site where no prefix is given', () => {
    expect(isOwnUrl('/a.webp', [])).toBe(true);
    expect(isOwnUrl('https:///elders.example/a.webp', [])).toBe(false);
  });
});

describe('ownUrl', () => {
  const open = async (settings: Record<string, string>) => {
    vi.resetModules();
    for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
    return import('./own-url');
  };
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.unstubAllGlobals();
    // Test files share modules: the next one must not get this file's settings.
    vi.resetModules();
  });

  it('knows paths only, if nothing is configured', async () => {
    const { ownUrl, mediaPrefixes } = await open({ VITE_SUPABASE_URL: '', VITE_MEDIA_HOSTS: '' });
    expect(mediaPrefixes).toEqual([]);
    expect(ownUrl('/site/a.webp')).toBe('/site/a.webp');
    expect(ownUrl('https://elders.example/a.webp')).toBeNull();
    expect(ownUrl('https:///elders.example/a.webp')).toBeNull();
    expect(ownUrl(null)).toBeNull();
  });

  it('knows the site, the files of the project and the configured hosts', async () => {
    vi.stubGlobal('location', { origin: 'https://anekdotes.nl' });
    const { ownUrl, mediaPrefixes } = await open({
      VITE_SUPABASE_URL: 'https://ons.supabase.co/',
      VITE_MEDIA_HOSTS: 'media.familie.nl,cdn.familie.nl:8443',
    });
    expect(mediaPrefixes).toEqual([
      'https://ons.supabase.co/storage/v1/object/',
      'https://ons.supabase.co/storage/v1/render/image/',
      'https://media.familie.nl/',
      'https://cdn.familie.nl:8443/',
    ]);
    for (const prefix of ['https://anekdotes.nl/', ...mediaPrefixes]) {
      expect(ownUrl(`${prefix}a.webp`)).toBe(`${prefix}a.webp`);
    }
    expect(ownUrl('https://ons.supabase.co/a.webp')).toBeNull();
    expect(ownUrl('https://familie.nl/a.webp')).toBeNull();
    expect(ownUrl('https://cdn.familie.nl/a.webp')).toBeNull();
  });

  it('knows a project on the own machine', async () => {
    const { ownUrl } = await open({ VITE_SUPABASE_URL: 'http://127.0.0.1:54321' });
    expect(ownUrl('http://127.0.0.1:54321/storage/v1/object/a.webp')).not.toBeNull();
    expect(ownUrl('http://127.0.0.1:54322/storage/v1/object/a.webp')).toBeNull();
  });
});
