import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { findNewerCss } from '../build/browsers/testing/find-newer-css.ts';
import { findNewerNames } from '../build/browsers/testing/find-newer-names.ts';
import { expect, test } from './fixtures.ts';
import { builtOthers, dist } from './pages.ts';
import { removeNewerFunctions } from './remove-newer-functions.ts';

// docs/browsers.md. The calls of the site's own code: build/browsers/testing/find-newer-calls.test.ts.

const assets = (extension: string) =>
  readdirSync(join(dist, 'assets'))
    .filter((name) => name.endsWith(extension))
    .map((name) => ({
      name: name.replace(/-[\w-]{8}\.\w+$/, ''),
      text: readFileSync(join(dist, 'assets', name), 'utf8'),
    }));

/** What a browser may leave out. */
const acceptedCss: Record<string, string> = {
  'at-rules media scripting': 'only where script is off',
  'at-rules page': 'named pages of the booklet: without them its cover has a margin',
  'at-rules property': 'Tailwind sets the initial values for browsers without it',
  'at-rules starting-style': 'no motion',
  'properties break-after avoid': 'only where a page breaks',
  'properties break-before avoid': 'only where a page breaks',
  'properties font-family ui-monospace': 'the next font',
  'properties forced-color-adjust': 'swatches in forced colours',
  'properties forced-color-adjust none': 'swatches in forced colours',
  'properties grid-template-rows subgrid': 'the parts of two cards do not align',
  'properties orphans': 'only where a page breaks',
  'properties overflow-anchor': 'page-scroll.ts scrolls by itself',
  'properties overflow-anchor none': 'page-scroll.ts scrolls by itself',
  'properties scrollbar-gutter': 'the page is wider while the lightbox covers it',
  'properties scrollbar-gutter stable': 'the page is wider while the lightbox covers it',
  'properties scrollbar-width': 'a scrollbar is shown',
  'properties scrollbar-width none': 'a scrollbar is shown',
  'properties text-wrap': 'other line ends',
  'properties text-wrap balance': 'other line ends',
  'properties text-wrap pretty': 'other line ends',
  'properties widows': 'only where a page breaks',
  'properties zoom': 'of the lightbox library, for a printed page',
  'selectors has': 'below',
  'selectors open': 'in a forgiving list',
  'selectors popover-open': 'in a forgiving list',
  'selectors view-transition': 'no motion',
  'selectors view-transition-group': 'no motion',
  'selectors view-transition-new': 'no motion',
  'selectors view-transition-old': 'no motion',
  'types length lh': 'the height of an empty date field',
};

test('the style sheets have nothing that the oldest browsers need and lack', () => {
  const sheets = assets('.css');
  expect(sheets.length).toBeGreaterThan(5);
  const found = new Set(sheets.flatMap(({ text }) => findNewerCss(text)));
  expect([...found].filter((one) => !(one in acceptedCss))).toEqual([]);
  expect(Object.keys(acceptedCss).filter((one) => !found.has(one))).toEqual([]);
});

/** Firefox 115 drops a whole rule when one of its selectors has `:has()`. */
const acceptedHas = [
  '.choice:has(:focus-visible)',
  '.legal-section:has(:target) .legal-heading',
  '.film-controls[data-rest]:not(:has(:focus-visible))',
  'video:has(~.film-controls:not([data-rest]))::-webkit-media-text-track-container',
  '.lightbox-video:has(video[hidden])',
  '.lightbox-video:has(.lightbox-video-note)',
  '.lightbox:has(.yarl__slide_current [data-missing]) .lightbox-zoom',
  '.slideshow-root[data-rest]:not(:has(button:focus-visible)) .slideshow-header,.slideshow-root[data-rest]:not(:has(button:focus-visible)) .slideshow-close,.slideshow-root[data-rest]:not(:has(button:focus-visible)) .slideshow-controls',
  '[data-layout=page]:has(>[data-long]):after',
  '.slideshow-root[data-rest]:not(:has(button:focus-visible))',
  'html:has(.legal)',
  // Without it the bar stops a line lower.
  'html:has(search:focus-within)',
  'html:has(.legal) body',
  // The fallback of these rules for browsers without :has().
  '@supports not selector(:has(a))',
  'html:has(.legal) :is(header,footer)',
];

test('rules with :has() only add what is nice to have', () => {
  const rules = assets('.css').flatMap(({ text }) => [
    ...text.matchAll(/(?<=[{}])[^{}]*:has\([^{}]*(?=\{)/g),
  ]);
  const selectors = new Set(rules.map(([selector]) => selector));
  expect([...selectors].filter((one) => !acceptedHas.includes(one))).toEqual([]);
});

/** By chunk: a name in built code has no type. */
const acceptedNames: Record<string, string[]> = {
  // Of a class of the storage client.
  dist: ['toBase64'],
  // The texts of the export.
  'export-story': ['bytes'],
  // React tries it, and renders without.
  react: ['startViewTransition'],
  // Of a class of Radix.
  'simple-toast': ['toSorted'],
  // framer-motion asks `supportsScrollTimeline`.
  'start-motion': ['new ViewTimeline', 'new ScrollTimeline'],
  // nuqs, for a string; the site passes URLSearchParams.
  story: ['canParse', 'URL.canParse'],
};

test('the scripts, with those of packages, call nothing that the oldest browsers lack', () => {
  const chunks = assets('.js');
  expect(chunks.length).toBeGreaterThan(50);
  const unexpected = chunks.flatMap(({ name, text }) =>
    findNewerNames(text)
      .filter((one) => !acceptedNames[name]?.includes(one))
      .map((one) => `${name}: ${one}`),
  );
  expect(unexpected).toEqual([]);
});

const riet = '/public/oma-riet';

async function expectFunctionsGone(page: Page) {
  const left = await page.evaluate(() => ({
    static: [
      'canParse' in URL,
      'any' in AbortSignal,
      'withResolvers' in Promise,
      'groupBy' in Object,
    ],
    instance: [
      'toSorted' in [],
      'union' in new Set(),
      'checkVisibility' in document.body,
      'map' in [].values(),
    ],
    global: [
      'requestIdleCallback' in window,
      'startViewTransition' in document,
      'share' in navigator,
    ],
    floor: 'structuredClone' in window && 'timeout' in AbortSignal && 'at' in [],
  }));
  expect([...left.static, ...left.instance, ...left.global]).toEqual(
    Array.from({ length: 11 }, () => false),
  );
  expect(left.floor).toBe(true);
}

test.describe('without every newer function', () => {
  test.beforeEach(({ context }) => removeNewerFunctions(context));

  test('a story opens, is filtered, and shows an item; the map, sharing and the display settings open @both', async ({
    page,
    isMobile,
  }) => {
    await test.step('a story opens, is filtered, and shows an item', async () => {
      await page.goto(riet);
      await expectFunctionsGone(page);
      await expect(page.getByRole('heading', { level: 1, name: 'Oma Riet' })).toBeVisible();
      await expect(page.getByRole('article').first()).toBeVisible();
      if (isMobile) await page.getByRole('button', { name: 'Filters' }).click();
      await page.getByRole('searchbox').fill('trouw');
      await expect(page).toHaveURL(/zoek=trouw/);
      await page.goto(`${riet}?soort=foto`);
      await page.getByRole('article').first().getByRole('link').first().click();
      const lightbox = page.getByRole('dialog');
      await expect(lightbox.getByText(/^1 van \d+$/)).toBeVisible();
      await lightbox.getByRole('button', { name: 'Volgende' }).click();
      await expect(lightbox.getByText(/^2 van \d+$/)).toBeVisible();
      await lightbox.getByRole('button', { name: 'Sluiten', exact: true }).click();
      await expect(lightbox).toBeHidden();
    });
    await test.step('the map, sharing and the display settings open', async () => {
      await page.getByRole('button', { name: 'Wis alles' }).click();
      await expect(page).toHaveURL(riet);
      await page.getByRole('button', { name: 'Kaart', exact: true }).click();
      const map = page.getByRole('dialog', { name: 'Op de kaart' });
      await expect(map.getByRole('application', { name: /^Kaart met/ })).toBeVisible();
      await map.getByRole('list').getByRole('button').first().click();
      await map.getByRole('link', { name: 'Toon in het verhaal' }).click();
      await expect(map).toBeHidden();
      await page.getByRole('button', { name: 'Delen', exact: true }).click();
      const share = page.getByRole('dialog', { name: 'Dit verhaal delen' });
      await expect(share.getByRole('img', { name: /^QR-code/ })).toBeVisible();
      await page.keyboard.press('Escape');
      await page.getByRole('main').getByRole('button', { name: 'Leesbaarheid' }).click();
      const settings = page.getByRole('dialog', { name: 'Leesbaarheid' });
      await settings.getByRole('radio').last().check({ force: true });
      await page.keyboard.press('Escape');
      await expect(settings).toBeHidden();
    });
  });

  test('every item of a story opens, the slideshow plays, and the story is saved', async ({
    page,
  }) => {
    await test.step('every item of a story opens', async () => {
      await page.goto(riet);
      await page.getByRole('article').first().getByRole('link').first().click();
      const lightbox = page.getByRole('dialog');
      const position = lightbox.getByText(/^\d+ van \d+$/);
      await expect(position).toHaveText(/^1 van/);
      const all = Number((await position.textContent())!.split(' ').at(-1));
      for (let at = 2; at <= all; at += 1) {
        await page.keyboard.press('ArrowRight');
        await expect(position).toHaveText(`${at} van ${all}`);
      }
      await expect(page.getByText(/kan nu niet worden getoond/)).toBeHidden();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });
    await test.step('the slideshow plays', async () => {
      await page.getByRole('button', { name: 'Laat het verhaal vertellen' }).click();
      const slideshow = page
        .getByRole('dialog', { name: 'Het verhaal' })
        .or(page.getByRole('dialog'));
      await expect(slideshow.first()).toBeVisible();
      for (let scenes = 0; scenes < 8; scenes += 1) await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
    });
    await test.step('the story is saved as a ZIP and as a booklet', async () => {
      await page.evaluate(() => {
        window.print = () => document.documentElement.setAttribute('data-printed', '');
      });
      await page.getByRole('button', { name: 'Bewaren', exact: true }).click();
      const saving = page.waitForEvent('download');
      await page.getByRole('button', { name: 'ZIP maken' }).click();
      const files = unzipSync(readFileSync(await (await saving).path()));
      expect(strFromU8(files['index.html']!)).toContain('Oma Riet');
      expect(Object.keys(files).length).toBeGreaterThan(20);
      await page.getByRole('button', { name: 'Boekje maken' }).click();
      await expect(page.locator('html[data-printed]')).toHaveCount(1);
    });
  });

  /** From the fixed texts and cards, which the database can replace. */
  const headings: Record<string, string> = { '/features': 'Alles van een leven, op één draad' };

  test('every page works, and its menu', async ({ page }) => {
    // The link of its menu leads to the help page itself.
    for (const path of builtOthers().filter((one) => one !== '/help')) {
      const heading = headings[path] ?? /./;
      await test.step(path, async () => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
        await page.mouse.wheel(0, 20_000);
        const link = page.getByRole('contentinfo').getByRole('link', { name: 'Help' });
        await link.click();
        await expect(page).toHaveURL(/\/help$/);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await page.goBack();
        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      });
    }
  });

  test('the help chat answers', async ({ page }) => {
    await page.goto('/help');
    const chat = page.getByRole('region', { name: 'Vraag het de assistent' });
    await chat.scrollIntoViewIfNeeded();
    const field = page.getByRole('textbox', { name: 'Je vraag' });
    await field.fill('Wat kost Premium?');
    await field.press('Enter');
    await expect(page.getByText('Was dit nuttig?')).toBeVisible({ timeout: 30_000 });
    await expect(page.getByText('Sorry, er ging iets mis')).toBeHidden();
  });

  test('the coming-soon form thanks', async ({ page }) => {
    await page.goto('/coming-soon');
    await page.getByRole('textbox').fill('oma@example.org');
    await page.getByRole('button', { name: 'Houd me op de hoogte' }).click();
    await expect(page.getByText('Bedankt! We houden je op de hoogte')).toBeVisible();
  });
});
