import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Path pattern → header → value, as a static host reads them. */
const headers = new Map<string, Map<string, string>>();
let rule = new Map<string, string>();
for (const line of readFileSync('public/_headers', 'utf8').split('\n')) {
  if (line.startsWith('/')) headers.set(line, (rule = new Map()));
  const [, name, value] = /^\s+([\w-]+): (.+)$/.exec(line) ?? [];
  if (name && value) rule.set(name, value);
}

const policy = headers.get('/*')!.get('Content-Security-Policy')!;

it('keeps shared stories out of search engines, and their address to themselves', () => {
  expect(headers.get('/public/*')!.get('X-Robots-Tag')).toBe('noindex, nofollow');
  expect(headers.get('/public/*')!.get('Referrer-Policy')).toBe('no-referrer');
});

it('lets crawlers in, or they would never read that', () => {
  expect(readFileSync('public/robots.txt', 'utf8')).not.toMatch(/^Disallow/m);
});

it('runs no script but its own', () => {
  expect(policy).toContain("script-src 'self';");
  expect(policy).not.toContain('unsafe');
});

it('knows the one style sheet that sonner writes into the page', () => {
  const source = readFileSync('node_modules/sonner/dist/index.mjs', 'utf8');
  const [, literal] = /__insertCSS\(("(?:[^"\\]|\\.)*")\)/.exec(source) ?? [];
  const hash = createHash('sha256').update(JSON.parse(literal!)).digest('base64');
  expect(policy).toContain(`'sha256-${hash}'`);
  // It is empty for a moment before it is written.
  const empty = createHash('sha256').digest('base64');
  expect(policy).toContain(`'sha256-${empty}'`);
});
