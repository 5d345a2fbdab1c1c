import { expect, it } from 'vitest';
import { headersFor, parseHeaders } from '../headers';
import {
  allowBackend,
  allowAnalytics,
  allowScript,
  allowStyles,
  fileOf,
  sitemap,
  withSitemap,
} from './site-files';

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

const policy = "script-src 'self'; style-src 'self' 'sha256-a='; connect-src 'self'";

it('allows each inline style sheet once', () => {
  const allowed = allowStyles(policy, ['', '']);
  expect(allowed).toContain(
    "style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=' 'sha256-a='",
  );
  expect(allowed.match(/47DEQ/g)).toHaveLength(1);
});

it('allows the inline script by its hash', () => {
  expect(allowScript(policy, '')).toContain(
    "script-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';",
  );
});

it('allows the analytics script only if configured', () => {
  expect(allowAnalytics(policy, undefined)).toBe(policy);
  const allowed = allowAnalytics(policy, 'https://tellen.test/script.js');
  expect(allowed).toContain("script-src 'self' https://tellen.test;");
  expect(allowed).toContain("connect-src 'self' https://tellen.test");
});

it('allows requests and websockets only to the hosted backend', () => {
  expect(allowBackend(policy, undefined)).toBe(policy);
  expect(allowBackend(policy, 'https://familie.supabase.test/')).toContain(
    "connect-src 'self' https://familie.supabase.test wss://familie.supabase.test",
  );
});

it('collects the headers of all matching paths', () => {
  const rules = parseHeaders('/*\n  X-A: 1\n\n/public/*\n  X-B: 2: 3\n');
  expect(headersFor(rules, '/pricing')).toEqual([['X-A', '1']]);
  expect(headersFor(rules, '/public/a/b')).toEqual([
    ['X-A', '1'],
    ['X-B', '2: 3'],
  ]);
});
