// Each prerendered document has the styles that it uses; the whole sheets come after the first paint.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { holdRoute } from './hold-route.ts';
import { untilSettled } from './legible.ts';
import { waitForHydration } from './hydration.ts';
import { builtPages, dist } from './pages.ts';

const sheets = '**/assets/*.css';

/** The properties that the sheets set: no rule can change another one. */
const declared = new Set(
  readdirSync(join(dist, 'assets'))
    .filter((name) => name.endsWith('.css'))
    .map((name) => readFileSync(join(dist, 'assets', name), 'utf8'))
    .flatMap((css) => [...css.matchAll(/[{;]\s*([a-z-]+)\s*:/g)].map(([, name]) => name!))
    .filter((name) => !name.startsWith('--')),
);

/** In each medium, the computed values that have changed since the first call. */
const changedStyles = (page: Page) => page.evaluate(compareStyles, [...declared]);

/** Runs in the page. */
function compareStyles(properties: string[]): string[] {
  const probe = document.createElement('i').style;
  for (const name of properties) probe.setProperty(name, 'inherit');
  const set = new Set(probe);
  // The logical ones repeat the physical ones.
  const names = [...getComputedStyle(document.body)].filter(
    (name) => set.has(name) && !/(^|-)(inline|block)(-|$)/.test(name),
  );
  const of = (element: Element, pseudo?: string) => {
    const style = getComputedStyle(element, pseudo);
    if (pseudo && style.content === 'none') return [];
    const place = `${element.tagName}.${element.className.toString()}${pseudo ?? ''}`;
    // Chromium at times says 0 for the automatic margins of a box around an absolute one: its place tells.
    const isCentred = element.classList.contains('mx-auto');
    return names.map((name) =>
      isCentred && /^margin-(left|right)$/.test(name)
        ? `${place} left: ${element.getBoundingClientRect().left}`
        : `${place} ${name}: ${style.getPropertyValue(name)}`,
    );
  };
  const values = [
    ...document.querySelectorAll('body, body :not(link, script, noscript:has(link))'),
  ].flatMap((element) => [...of(element), ...of(element, '::before'), ...of(element, '::after')]);
  const medium = matchMedia('print').matches ? 'print' : 'screen';
  const seen = ((globalThis as { seen?: Record<string, string[]> }).seen ??= {});
  const first = (seen[medium] ??= values);
  return values.filter((value, index) => value !== first[index]);
}

/** Runs in the page. A width in `ch` is another one before the font has arrived. */
async function fontStatus() {
  const fonts = ['1em "Source Sans 3"', '1em Fraunces', 'italic 1em Fraunces'];
  await Promise.all(fonts.map((font) => document.fonts.load(font)));
  return document.body.getBoundingClientRect() && document.fonts.status;
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  // The rules are picked by the names in the document, whatever the screen: a phone looks at these only.
  const onPhone = ['/', '/features', '/help'];
  const pages = [...builtPages(), '/404'].filter((path) => !onPhone.includes(path));
  const half = Math.ceil(pages.length / 2);
  const groups = {
    'pages with most parts @both': onPhone,
    'the first half of the other pages': pages.slice(0, half),
    'the second half of the other pages': pages.slice(half),
    'a story and an item @both': [
      '/public/oma-riet',
      '/public/oma-riet/moment/c1000000-0000-4000-8000-000000000003',
    ],
  };
  const media = ['screen', 'print'] as const;

  /** Once they are the same twice. */
  async function rememberStyles(page: Page) {
    await expect.poll(() => page.evaluate(fontStatus)).toBe('loaded');
    for (const medium of media) {
      await page.emulateMedia({ media: medium });
      await untilSettled(page);
      await expect(async () => {
        const changed = await changedStyles(page);
        if (changed.length > 0) await page.evaluate(() => Reflect.deleteProperty(window, 'seen'));
        expect(changed).toEqual([]);
      }).toPass();
    }
  }

  /** In both media: no call finds a value that differs from that of the first. */
  async function expectUnchanged(page: Page, path: string) {
    // The sheet names the fonts again.
    await expect.poll(() => page.evaluate(fontStatus)).toBe('loaded');
    for (const medium of media) {
      await page.emulateMedia({ media: medium });
      // Transitions between the media take a moment, and a length in `ch` follows its font a frame later.
      await untilSettled(page);
      await expect
        .soft(async () => expect(await changedStyles(page)).toEqual([]), `${path}, ${medium}`)
        .toPass({ timeout: 5000 });
    }
  }

  for (const [group, paths] of Object.entries(groups)) {
    test(`${group}: each looks the same before its whole sheet arrives`, async ({ page }) => {
      test.slow();
      await page.emulateMedia({ reducedMotion: 'reduce' });
      for (const path of paths) {
        await test.step(path, async () => {
          const release = await holdRoute(page, sheets);
          await page.goto(path, { waitUntil: 'commit' });
          await expect(page.locator('link[rel=stylesheet]').last()).toBeAttached();
          await rememberStyles(page);
          release();
          await page.waitForLoadState('load');
          expect(await page.evaluate(() => document.styleSheets.length)).toBeGreaterThan(1);
          await expectUnchanged(page, path);
          await page.unroute(sheets);
        });
      }
    });
  }
});

test.describe('between two sheets of a story', () => {
  test.use({ javaScriptEnabled: false, reducedMotion: 'reduce' } as object);

  test('it looks the same at 390 and 1280 px', async ({ page }) => {
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      const releaseAll = await holdRoute(page, sheets);
      const releaseStory = await holdRoute(page, '**/assets/story-*.css');
      await page.goto('/public/oma-riet', { waitUntil: 'commit' });
      await expect(page.locator('link[rel=stylesheet]').last()).toBeAttached();
      await expect.poll(() => page.evaluate(fontStatus)).toBe('loaded');
      expect(await changedStyles(page)).toEqual([]);
      const isFirst = (link: Element) => (link as HTMLLinkElement).sheet !== null;
      releaseAll();
      await expect
        .poll(() => page.locator('link[rel=stylesheet]:not([disabled])').first().evaluate(isFirst))
        .toBe(true);
      expect(await changedStyles(page), `${width} px`).toEqual([]);
      releaseStory();
      await page.unrouteAll({ behavior: 'wait' });
    }
  });
});

test('no script changes the page before its whole sheet arrives', async ({ page }) => {
  await page.addInitScript(() => {
    const add = globalThis.addEventListener;
    // The script of the app listens on its first run.
    globalThis.addEventListener = (...args: Parameters<typeof add>) => {
      const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
      const root = document.documentElement;
      if (args[0] === 'keydown') root.dataset.sheets ??= links.map(({ sheet }) => !!sheet).join();
      add(...args);
    };
  });
  const release = await holdRoute(page, sheets);
  const arrived = page.waitForResponse(/\/index-[^/]+\.js$/);
  await page.goto('/privacy', { waitUntil: 'commit' });
  await (await arrived).finished();
  release();
  await expect(page.locator('html')).toHaveAttribute('data-sheets', 'true,true');
});

test('a sheet that fails is requested again before the page is hydrated', async ({
  page,
  forgive,
}) => {
  await page.route(sheets, (route) => route.abort(), { times: 1 });
  await page.goto('/contact');
  await waitForHydration(page);
  const loaded = await page
    .locator('link[rel=stylesheet]')
    .evaluateAll((links) => links.map((link) => !!(link as HTMLLinkElement).sheet));
  expect(loaded).toEqual([true]);
  forgive(/Failed to load resource/);
});
