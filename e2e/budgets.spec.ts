import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { builtPages, dist } from './pages.ts';

const read = (name: string) => readFileSync(join(dist, name));
const brotli = (body: Buffer) => brotliCompressSync(body).byteLength;
const fileOf = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);

/** Everything that a document asks for by itself; whatever a script fetches at once is preloaded. */
const scriptsOf = (html: string) => [
  ...new Set([...html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map(([, name]) => name!)),
];

const mostScript = 100_000;
const mostDocument = 25_000;

/** Texts that only these parts of the site have. */
const strangers = {
  'the story viewer': 'Deze anekdote heeft nog geen gebeurtenissen.',
  'supabase-js': 'phx_join',
  'the notifications': 'data-sonner-toast',
};

test.describe('bytes', () => {
  for (const path of builtPages()) {
    test(`${path} keeps within its budget`, () => {
      const html = read(fileOf(path));
      const scripts = scriptsOf(html.toString());
      expect(scripts.length).toBeGreaterThan(1);
      const bytes = scripts.reduce((sum, name) => sum + brotli(read(name)), 0);
      expect(bytes, 'JavaScript, brotli').toBeLessThanOrEqual(mostScript);
      expect(brotli(html), 'the document with its styles, brotli').toBeLessThanOrEqual(
        mostDocument,
      );
      const source = scripts.map((name) => read(name).toString()).join('');
      for (const [part, text] of Object.entries(strangers)) {
        expect(source.includes(text), part).toBe(false);
      }
    });
  }

  test('those texts are still what names the parts', () => {
    const scripts = scriptsOf(read('app.html').toString());
    const source = scripts.map((name) => read(name).toString()).join('');
    expect(source).toContain(strangers['the story viewer']);
    // The story reads its rows first; the socket of live updates comes after them.
    expect(source).not.toContain(strangers['supabase-js']);
    const all = readdirSync(join(dist, 'assets')).filter((name) => name.endsWith('.js'));
    expect(all.some((name) => read(`assets/${name}`).includes(strangers['supabase-js']))).toBe(
      true,
    );
  });
});
