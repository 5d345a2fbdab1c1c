// Each prerendered document has the styles that it uses; the whole sheets come after the first paint.
import { expect, test } from './fixtures.ts';
import { holdRoute } from './hold-route.ts';
import { waitForHydration } from './hydration.ts';
import { builtPages } from './pages.ts';

const sheets = '**/assets/*.css';

/** Runs in the page: the computed values that have changed since its first call. */
function changedStyles(): string[] {
  const of = (element: Element, pseudo?: string) => {
    const style = getComputedStyle(element, pseudo);
    if (pseudo && style.content === 'none') return [];
    const place = `${element.tagName}.${element.className.toString()}${pseudo ?? ''}`;
    // Registered custom properties are listed too; a rule that is left out can set them.
    const names = [...style].filter((name) => !name.startsWith('--'));
    // Chromium at times says 0 for the automatic margins of a box around an absolute one: its place tells.
    const isCentred = element.classList.contains('mx-auto');
    return names.map((name) =>
      isCentred && /^margin-(left|right|inline)/.test(name)
        ? `${place} left: ${element.getBoundingClientRect().left}`
        : `${place} ${name}: ${style.getPropertyValue(name)}`,
    );
  };
  const values = [...document.querySelectorAll('body, body :not(link, script)')].flatMap(
    (element) => [...of(element), ...of(element, '::before'), ...of(element, '::after')],
  );
  const seen = ((globalThis as { seen?: string[] }).seen ??= values);
  return values.filter((value, index) => value !== seen[index]);
}

/** Runs in the page. A width in `ch` is another one before the font has arrived. */
async function fontStatus() {
  const fonts = ['1em "Source Sans 3"', '1em Fraunces', 'italic 1em Fraunces'];
  await Promise.all(fonts.map((font) => document.fonts.load(font)));
  return document.body.getBoundingClientRect() && document.fonts.status;
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  const stories = [
    '/public/oma-riet',
    '/public/oma-riet/moment/c1000000-0000-4000-8000-000000000003',
  ];
  for (const path of [...builtPages(), '/404', ...stories]) {
    test(`${path} looks the same before its whole sheet arrives @both`, async ({ page }) => {
      for (const media of ['screen', 'print'] as const) {
        await page.emulateMedia({ media, reducedMotion: 'reduce' });
        const release = await holdRoute(page, sheets);
        await page.goto(path, { waitUntil: 'commit' });
        await expect(page.locator('link[rel=stylesheet]').last()).toBeAttached();
        await expect.poll(() => page.evaluate(fontStatus)).toBe('loaded');
        expect(await page.evaluate(changedStyles)).toEqual([]);
        release();
        await page.waitForLoadState('load');
        expect(await page.evaluate(() => document.styleSheets.length)).toBeGreaterThan(1);
        // The sheet names the fonts again.
        await expect.poll(() => page.evaluate(fontStatus)).toBe('loaded');
        expect(await page.evaluate(changedStyles), media).toEqual([]);
        await page.unroute(sheets);
      }
    });
  }
});

test.describe('between two sheets of a story', () => {
  test.use({ javaScriptEnabled: false, reducedMotion: 'reduce' } as object);

  for (const width of [390, 1280]) {
    test(`it looks the same at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      const releaseAll = await holdRoute(page, sheets);
      const releaseStory = await holdRoute(page, '**/assets/story-*.css');
      await page.goto('/public/oma-riet', { waitUntil: 'commit' });
      await expect(page.locator('link[rel=stylesheet]').last()).toBeAttached();
      await expect.poll(() => page.evaluate(fontStatus)).toBe('loaded');
      expect(await page.evaluate(changedStyles)).toEqual([]);
      const isFirst = (link: Element) => (link as HTMLLinkElement).sheet !== null;
      releaseAll();
      await expect
        .poll(() => page.locator('link[rel=stylesheet]').first().evaluate(isFirst))
        .toBe(true);
      expect(await page.evaluate(changedStyles)).toEqual([]);
      releaseStory();
    });
  }
});

test('no script changes the page before its whole sheet arrives', async ({ page }) => {
  await page.addInitScript(() => {
    const add = globalThis.addEventListener;
    // The script of the app listens on its first run.
    globalThis.addEventListener = (...args: Parameters<typeof add>) => {
      const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
      if (args[0] === 'keydown') document.title = links.map(({ sheet }) => !!sheet).join();
      add(...args);
    };
  });
  const release = await holdRoute(page, sheets);
  const arrived = page.waitForResponse(/\/index-[^/]+\.js$/);
  await page.goto('/privacy', { waitUntil: 'commit' });
  await (await arrived).finished();
  const states = page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        new MutationObserver(() => resolve(document.title)).observe(
          document.querySelector('title')!,
          { childList: true },
        );
      }),
  );
  release();
  expect(await states).toBe('true,true');
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
