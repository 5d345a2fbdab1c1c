import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { styleTexts } from '../build/prerender/document.ts';
import { expect, test } from './fixtures.ts';
import { builtPages, dist } from './pages.ts';

const read = (name: string) => readFileSync(join(dist, name));
const brotli = (body: Buffer) => brotliCompressSync(body).byteLength;
const fileOf = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);

/** All files that a document requests; modules that its scripts import statically are preloaded. */
const scriptsOf = (html: string) => [
  ...new Set([...html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map(([, name]) => name!)),
];

/** These scripts with their static imports. */
function withImports(names: readonly string[]): string[] {
  const found = new Set(names);
  for (const name of found)
    for (const [, other] of read(name)
      .toString()
      .matchAll(/(?:from|import)"\.\/([^"]+)"/g))
      found.add(`assets/${other}`);
  return [...found];
}

/** A script names others by their hash: without it, one changed letter elsewhere would move its size by a hundred bytes. */
const withoutHashes = (script: Buffer) =>
  Buffer.from(script.toString().replaceAll(/-[\w-]{8}\.(js|css)/g, '-00000000.$1'));

const scriptBytes = new Map<string, number>();
const bytesOf = (scripts: readonly string[]) =>
  scripts.reduce((sum, name) => {
    // Most scripts belong to every page.
    if (!scriptBytes.has(name)) scriptBytes.set(name, brotli(withoutHashes(read(name))));
    return sum + scriptBytes.get(name)!;
  }, 0);

const maxScriptBytes = 94_200;
/** Beside them: the titles of a hundred articles; zod, which checks rows and a form. */
const maxScriptBytesOf: Record<string, number> = {
  '/help': 97_300,
  '/features': 101_300,
  '/coming-soon': 103_500,
};
/** The scripts that a story waits for, and with those of its reads, which come behind them. */
const maxStoryScriptBytes = { toAnswer: 131_900, withReads: 146_000 };
const maxDocumentBytes = 15_000;
/** The styles in a document, not compressed; the whole sheet has 63 kB. */
const maxStyleBytes = 25_000;

/** Texts that occur only in the chunks of these parts. */
const markerTexts = {
  'the story viewer': 'Deze anekdote heeft nog geen gebeurtenissen.',
  'supabase-js': 'phx_join',
  'the notifications': 'data-sonner-toast',
};

test.describe('bytes', () => {
  test('each page stays within its byte budget', () => {
    for (const path of builtPages()) {
      const html = read(fileOf(path));
      const scripts = scriptsOf(html.toString());
      expect(scripts.length).toBeGreaterThan(1);
      expect
        .soft(bytesOf(scripts), `${path}: JavaScript, brotli`)
        .toBeLessThanOrEqual(maxScriptBytesOf[path] ?? maxScriptBytes);
      expect
        .soft(brotli(html), `${path}: the document with its styles, brotli`)
        .toBeLessThanOrEqual(maxDocumentBytes);
      const styles = styleTexts(html.toString()).join('').length;
      expect.soft(styles, `${path}: styles`).toBeLessThanOrEqual(maxStyleBytes);
      const source = scripts.map((name) => read(name).toString()).join('');
      for (const [part, text] of Object.entries(markerTexts)) {
        expect.soft(source.includes(text), `${path}: ${part}`).toBe(false);
      }
    }
  });

  test('a story stays within its byte budget', () => {
    const scripts = scriptsOf(read('app.html').toString());
    expect(bytesOf(scripts), 'with the reads').toBeLessThanOrEqual(maxStoryScriptBytes.withReads);
    const page = scripts.filter((name) => /\/(?:index|story)-/.test(name));
    expect(page).toHaveLength(2);
    const needed = withImports(page);
    expect(scripts).toEqual(expect.arrayContaining(needed));
    expect(bytesOf(needed), 'to answer').toBeLessThanOrEqual(maxStoryScriptBytes.toAnswer);
  });

  test('the document of an item asks for the code of the lightbox at once, in few files', async ({
    request,
  }) => {
    const story = '/public/oma-riet';
    const scriptsAt = async (path: string) => scriptsOf(await (await request.get(path)).text());
    const ofStory = await scriptsAt(story);
    const ofItem = await scriptsAt(`${story}/moment/c1000000-0000-4000-8000-000000000001`);
    const isLightbox = (name: string) => name.startsWith('assets/lightbox-');
    expect(ofStory.filter(isLightbox)).toEqual([]);
    expect(ofItem.filter(isLightbox)).toHaveLength(1);
    // Over six connections the last files come after fonts and pictures, and the lightbox waits for each.
    expect(ofItem.filter((name) => !ofStory.includes(name)).length).toBeLessThanOrEqual(6);
  });

  test('the marker texts still identify their chunks', () => {
    const scripts = scriptsOf(read('app.html').toString());
    const source = scripts.map((name) => read(name).toString()).join('');
    expect(source).toContain(markerTexts['the story viewer']);
    // The realtime socket is loaded after the rows of the story.
    expect(source).not.toContain(markerTexts['supabase-js']);
    const all = readdirSync(join(dist, 'assets')).filter((name) => name.endsWith('.js'));
    expect(all.some((name) => read(`assets/${name}`).includes(markerTexts['supabase-js']))).toBe(
      true,
    );
  });
});

async function expectNoWait(page: Page, path: string) {
  await page.addInitScript(() => {
    const state = Object.assign(globalThis, { usedIntl: [] as string[], firstCard: {} });
    for (const name of ['Collator', 'DateTimeFormat', 'NumberFormat', 'PluralRules'] as const) {
      Object.assign(Intl, {
        [name]: new Proxy(Intl[name], {
          construct(target, args, newTarget) {
            state.usedIntl.push(name);
            return Reflect.construct(target, args, newTarget) as object;
          },
        }),
      });
    }
    new MutationObserver((_, observer) => {
      if (!document.querySelector('article')) return;
      observer.disconnect();
      const hasPanel = document.querySelector('search section') !== null;
      state.firstCard = { usedIntl: [...state.usedIntl], hasPanel };
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto(path);
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.locator('search section')).toBeAttached();
  expect(await page.evaluate(() => (globalThis as { firstCard?: object }).firstCard)).toEqual({
    usedIntl: [],
    hasPanel: false,
  });
  // The proxies do count: the panel, a chunk of its own, sorts the contributors in Dutch.
  const usedIntl = () => page.evaluate(() => (globalThis as { usedIntl?: string[] }).usedIntl);
  await expect.poll(usedIntl).toContain('Collator');
}

test.describe('the first card waits neither for Intl nor for the filter panel', () => {
  test('of a story that is read in parts', ({ page }) => expectNoWait(page, '/public/oma-riet'));

  test('of a story that is read at once', async ({ page, makeStory }) => {
    const story = await makeStory({ items: [{ title: 'Eerst' }, { title: 'Dan' }] });
    for (const [title, index] of [
      ['Eerst', 0],
      ['Dan', 1],
    ]) {
      await story.sql(`update public.timeline_items
        set created_by = (select id from public.profiles order by id limit 1 offset ${index})
        where title = '${title}' and timeline_id = '${story.id}';`);
    }
    await expectNoWait(page, story.path);
    await expect(page.getByText('twee bijdragers')).toBeVisible();
  });
});
