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

it('names pages by their whole address', () => {
  const text = sitemap('https://x.test', ['/', '/help']);
  expect(text).toContain('<loc>https://x.test/</loc>');
  expect(text).toContain('<loc>https://x.test/help</loc>');
  expect(withSitemap('Allow: /\n', 'https://x.test')).toMatch(/\nSitemap: https:\/\/x\.test\/sit/);
});

const policy = "script-src 'self'; style-src 'self' 'sha256-a='; connect-src 'self'";

it('allows the styles of the documents, each once', () => {
  const allowed = allowStyles(policy, ['', '']);
  expect(allowed).toContain(
    "style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=' 'sha256-a='",
  );
  expect(allowed.match(/47DEQ/g)).toHaveLength(1);
});

it('allows the one script of a document, by its text', () => {
  expect(allowScript(policy, '')).toContain(
    "script-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';",
  );
});

it('allows the measuring service only where there is one', () => {
  expect(allowAnalytics(policy, undefined)).toBe(policy);
  const allowed = allowAnalytics(policy, 'https://tellen.test/script.js');
  expect(allowed).toContain("script-src 'self' https://tellen.test;");
  expect(allowed).toContain("connect-src 'self' https://tellen.test");
});

it('allows the hosted backend and its socket, and no other', () => {
  expect(allowBackend(policy, undefined)).toBe(policy);
  expect(allowBackend(policy, 'https://familie.supabase.test/')).toContain(
    "connect-src 'self' https://familie.supabase.test wss://familie.supabase.test",
  );
});

it('reads headers as a static host does', () => {
  const rules = parseHeaders('/*\n  X-A: 1\n\n/public/*\n  X-B: 2: 3\n');
  expect(headersFor(rules, '/pricing')).toEqual([['X-A', '1']]);
  expect(headersFor(rules, '/public/a/b')).toEqual([
    ['X-A', '1'],
    ['X-B', '2: 3'],
  ]);
});
