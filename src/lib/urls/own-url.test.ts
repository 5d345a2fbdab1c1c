import { afterEach, describe, expect, it, vi } from 'vitest';
import { isOwnUrl } from './own-url';

const origins = [
  'https://anekdotes.nl',
  'https://ons.supabase.co',
  'https://media.familie.nl:8443',
  'https://xn--mller-kva.nl',
];

describe('isOwnUrl', () => {
  it.each([
    '/demo/oma-riet/trouwdag-960.webp',
    '/',
    '/a?b=https://elders.example/',
    'https://anekdotes.nl/demo/a.webp',
    'https://ons.supabase.co/storage/v1/object/public/media/a.webp',
    'https://ons.supabase.co/storage/v1/object/sign/media/a.webp?token=a.b-c',
    'https://media.familie.nl:8443/a.webp',
    'https://xn--mller-kva.nl/a.webp',
  ])('%s is ours', (address) => expect(isOwnUrl(address, origins)).toBe(true));

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
  ])('%s is not ours', (_, address) => expect(isOwnUrl(address, origins)).toBe(false));

  it('has only paths of the site where no origin is given', () => {
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
  });

  it('knows paths only, if nothing is configured', async () => {
    const { ownUrl, mediaOrigins } = await open({ VITE_SUPABASE_URL: '', VITE_MEDIA_HOSTS: '' });
    expect(mediaOrigins).toEqual([]);
    expect(ownUrl('/site/a.webp')).toBe('/site/a.webp');
    expect(ownUrl('https://elders.example/a.webp')).toBeNull();
    expect(ownUrl('https:///elders.example/a.webp')).toBeNull();
    expect(ownUrl(null)).toBeNull();
  });

  it('knows the site, the project and the configured hosts', async () => {
    vi.stubGlobal('location', { origin: 'https://anekdotes.nl' });
    const { ownUrl, mediaOrigins } = await open({
      VITE_SUPABASE_URL: 'https://ons.supabase.co/',
      VITE_MEDIA_HOSTS: 'media.familie.nl,cdn.familie.nl:8443',
    });
    expect(mediaOrigins).toEqual([
      'https://ons.supabase.co',
      'https://media.familie.nl',
      'https://cdn.familie.nl:8443',
    ]);
    for (const origin of ['https://anekdotes.nl', ...mediaOrigins]) {
      expect(ownUrl(`${origin}/a.webp`)).toBe(`${origin}/a.webp`);
    }
    expect(ownUrl('https://familie.nl/a.webp')).toBeNull();
    expect(ownUrl('https://cdn.familie.nl/a.webp')).toBeNull();
  });

  it('knows a project on the own machine', async () => {
    const { ownUrl } = await open({ VITE_SUPABASE_URL: 'http://127.0.0.1:54321' });
    expect(ownUrl('http://127.0.0.1:54321/storage/v1/a.webp')).not.toBeNull();
    expect(ownUrl('http://127.0.0.1:54322/storage/v1/a.webp')).toBeNull();
  });
});
