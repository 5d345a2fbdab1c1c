import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

it('leads to the address of the site', async () => {
  vi.stubEnv('VITE_SITE_URL', 'https://anekdotes.nl/');
  const { absoluteLink } = await import('@/modules/timeline/absolute-link');
  expect(absoluteLink('/public/oma-riet?zoek=a')).toBe(
    'https://anekdotes.nl/public/oma-riet?zoek=a',
  );
});

it('leads to where the reader is, where the site was given no address', async () => {
  vi.stubEnv('VITE_SITE_URL', '');
  const { absoluteLink, withoutFilter } = await import('@/modules/timeline/absolute-link');
  expect(absoluteLink(withoutFilter('/public/a?zoek=b'))).toBe(`${location.origin}/public/a`);
});
