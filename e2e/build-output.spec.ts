import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { dist } from './pages.ts';

const files = readdirSync(dist, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) =>
    join(entry.parentPath, entry.name)
      .slice(dist.length + 1)
      .replaceAll('\\', '/'),
  );

/** Everything that is text; the demo media cannot contain code. */
const texts = files.filter((name) => !/\.(webp|gif|jpg|png|ico|mp3|mp4|woff2)$/.test(name));
const withText = (pattern: RegExp) =>
  texts.filter((name) => pattern.test(readFileSync(join(dist, name), 'utf8')));

const root = fileURLToPath(new URL('..', import.meta.url)).replaceAll('\\', '/');
const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const forbidden: [what: string, pattern: RegExp][] = [
  ['a reference to a source map', /[#@] sourceMappingURL=/],
  ['a secret key of Supabase', /sb_secret_|service_role/],
  ['a JSON web token', /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\./],
  ['a private key', /-----BEGIN [A-Z ]*PRIVATE KEY-----/],
  ['a secret of the help function', /AI_API_KEY|ALLOWED_ORIGINS|ADDRESS_HEADER/],
  ['a library for tests', /\b(vitest|playwright|happy-dom|fast-check)\b|@testing-library/],
  ['the SQL endpoint for tests', /__test\/sql/],
  ['the embedded database', /pglite|@supabase\/lite/i],
  ['the catalogue of components, which is for development', /catalogus/i],
  ['a path of the machine that built it', new RegExp(literal(root))],
];

for (const [what, pattern] of forbidden) {
  test(`the build does not contain ${what}`, () => {
    expect(texts.length).toBeGreaterThan(200);
    expect(withText(pattern)).toEqual([]);
  });
}

test('the build has no source maps, tests, sources, catalogue or hidden files but one', () => {
  const odd = files.filter((name) =>
    /\.map$|\.(test|spec)\.|\.tsx?$|(^|\/)(\.|catalogus)/.test(name),
  );
  // Where those who find a fault in the security look for an address.
  expect(odd).toEqual(['.well-known/security.txt']);
});

test('V8 compiles the scripts of an opening story while they load', () => {
  const isMarked = (name: string) =>
    readFileSync(join(dist, name), 'utf8').startsWith('//# allFunctionsCalledOnLoad\n');
  const chunks = files.filter(isMarked).map((name) => name.replace(/-[\w-]{8}\.js$/, ''));
  expect(chunks.toSorted()).toEqual([
    'assets/react',
    'assets/rows',
    'assets/shell',
    'assets/story',
  ]);
});

test('the browser learns of the scripts of a story before its styles have come', () => {
  const story = readFileSync(join(dist, 'app.html'), 'utf8');
  expect(story).toMatch(/<meta name="viewport".*?<link rel="modulepreload".*?<style>/s);
  expect(story.slice(story.indexOf('<style>'))).not.toContain('<link rel="modulepreload"');
});

test('the build lists the licences of its packages', () => {
  const notices = readFileSync(join(dist, 'licences.txt'), 'utf8');
  for (const name of ['react-dom', 'zod', '@supabase/realtime-js', 'd3-geo', 'tailwindcss']) {
    expect(notices).toMatch(new RegExp(`^${literal(name)} \\d+\\.\\d+`, 'm'));
  }
  expect(notices).toContain('SIL OPEN FONT LICENSE');
});

test('every document of the build is valid HTML', async () => {
  const checker = new HtmlValidate({
    root: true,
    extends: ['html-validate:recommended'],
    // A preload of a picture may have only `imagesrcset`.
    elements: ['html5', { link: { inherit: 'link', attributes: { href: { required: false } } } }],
    rules: {
      // React writes void elements, booleans, names of attributes and the doctype in its own way.
      'void-style': 'off',
      'attribute-boolean-style': 'off',
      'attr-case': 'off',
      'doctype-style': 'off',
      // An id may begin with any character; those of `useId` begin with "_".
      'valid-id': ['error', { relaxed: true }],
      // A list may have a name.
      'aria-label-misuse': ['error', { allowAnyNamable: true }],
      // The form of /coming-soon has one group, which only disables its fields.
      'wcag/h71': 'off',
      // app.html has messages in place of the page, each hidden until the page fails to start.
      'no-multiple-main': 'off',
      'unique-landmark': 'off',
    },
  });
  const documents = files.filter((name) => name.endsWith('.html'));
  expect(documents.length).toBeGreaterThan(60);
  const faults: string[] = [];
  for (const name of documents) {
    const html = readFileSync(join(dist, name), 'utf8');
    const { results } = await checker.validateString(html, name);
    for (const { messages } of results)
      for (const { ruleId, message, selector } of messages)
        faults.push(`${name}: ${message} (${ruleId}, ${selector})`);
  }
  expect(faults).toEqual([]);
});
