import { expect, it } from 'vitest';
import { fileOf, sitemap, withSitemap } from './site-files';

it.each([
  ['/', 'index.html'],
  ['/pricing', 'pricing.html'],
  ['*', '404.html'],
])('%s is written to %s', (path, file) => {
  expect(fileOf(path)).toBe(file);
});

it('lists absolute URLs in the sitemap', () => {
  const text = sitemap('https://x.test', ['/', '/help']);
  expect(text).toContain('<loc>https://x.test/</loc>');
  expect(text).toContain('<loc>https://x.test/help</loc>');
  expect(withSitemap('Allow: /\n', 'https://x.test')).toMatch(/\nSitemap: https:\/\/x\.test\/sit/);
});
