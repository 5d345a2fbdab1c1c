import { expect, it } from 'vitest';
import { fileOf, securityText, sitemap, withSitemap } from './site-files';

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

it('says in security.txt where to report a weakness, for less than a year', () => {
  const text = securityText('https://x.test', 'hulp@x.test', new Date('2026-11-27T12:00:00Z'));
  expect(text).toBe(
    [
      'Contact: mailto:hulp@x.test',
      'Expires: 2027-11-01T00:00:00Z',
      'Preferred-Languages: nl, en',
      'Canonical: https://x.test/.well-known/security.txt',
      '',
    ].join('\n'),
  );
});
