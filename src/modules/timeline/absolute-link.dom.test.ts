import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

it('uses the site address from the environment', async () => {
  vi.stubEnv('VITE_SITE_URL', 'https://anekdotes.nl/');
  const { absoluteLink } = await import('./absolute-link');
  expect(absoluteLink('/public/oma-riet?zoek=a')).toBe(
    'https://anekdotes.nl/public/oma-riet?zoek=a',
  );
});

it('falls back to the current origin without a site address', async () => {
  vi.stubEnv('VITE_SITE_URL', '');
  const { absoluteLink, withoutFilter } = await import('./absolute-link');
  expect(absoluteLink(withoutFilter('/public/a?zoek=b'))).toBe(`${location.origin}/public/a`);
});

it.each([
  ['/public/a', '/public/a'],
  ['/public/a?nieuw=2024-11-12', '/public/a'],
  ['/public/a?zoek=b&nieuw=2024-11-12&plaats=A%26B', '/public/a?zoek=b&plaats=A%26B'],
  ['/public/a/moment/b?nieuw=9999-01-01', '/public/a/moment/b'],
])('%s without news is %s', async (path, expected) => {
  const { withoutNews } = await import('./absolute-link');
  expect(withoutNews(path)).toBe(expected);
});
