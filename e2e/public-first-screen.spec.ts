// What the share page sends as markup, and how the browser takes it over.
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { holdRoute } from './hold-route.ts';

const riet = '/public/oma-riet';
const photo = `${riet}/moment/c1000000-0000-4000-8000-000000000003`;
const recording = `${riet}/moment/c1000000-0000-4000-8000-000000000006`;
/** The code of the viewer; without it the page stays as the server sent it. */
const code = '**/assets/shell-*.js';
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const cards = (page: Page) => page.getByRole('article');
/** The whole story has been read. */
const untilRead = (page: Page) => expect(page.getByText(/^\d{4} tot (nu|\d{4})$/)).toBeVisible();

/** Opens the page without its code; the returned function lets that arrive. */
async function openHeld(page: Page, path: string) {
  const release = await holdRoute(page, code);
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.locator('#document-state')).toBeAttached();
  return release;
}

/** From now on, in each frame: whether title and first card are there, and every shift of the layout. */
async function watchFrames(page: Page) {
  await page.addInitScript(() => {
    const seen = { hadCard: false, blanks: 0, shift: 0 };
    Object.assign(window, { seen });
    const look = () => {
      const isThere = document.querySelector('h1') && document.querySelector('article');
      if (isThere) seen.hadCard = true;
      else if (seen.hadCard) seen.blanks += 1;
      requestAnimationFrame(look);
    };
    look();
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        seen.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () =>
    page.evaluate(() => (window as unknown as { seen: { blanks: number; shift: number } }).seen);
}

/** The number of requests for each picture. */
function countPictures(page: Page) {
  const counts = new Map<string, number>();
  page.on('request', (request) => {
    if (request.resourceType() !== 'image') return;
    counts.set(request.url(), (counts.get(request.url()) ?? 0) + 1);
  });
  return counts;
}

test.describe('before the script has arrived', () => {
  test('a story and an item are there with their pictures and texts @both', async ({ page }) => {
    await test.step('title, text, pictures and the first twelve cards are there', async () => {
      await openHeld(page, riet);
      await expect(title(page)).toHaveText('Oma Riet');
      await expect(page.getByText('60 gebeurtenissen', { exact: true })).toBeVisible();
      await expect(cards(page)).toHaveCount(12);
      const first = cards(page).getByRole('img').first();
      await expect
        .poll(() => first.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
      await expect(page.getByRole('search')).toHaveAttribute('inert');
    });
    await test.step('an item is there with its picture and text', async () => {
      await openHeld(page, photo);
      const opened = page.locator('#opened-item');
      await expect(
        opened.getByRole('heading', { name: 'De bloemenstal van vader' }),
      ).toBeInViewport();
      await expect(opened.getByRole('img', { name: /^Een man met pet en snor/ })).toBeInViewport();
      await expect(opened.getByText(/^Op de hoek, elke dag/)).toBeInViewport();
    });
  });

  test('a link is a link, and a recording plays', async ({ page }) => {
    await openHeld(page, riet);
    const audio = page.locator('audio').first();
    await expect(audio).toHaveJSProperty('controls', true);
    await audio.evaluate((element: HTMLAudioElement) => element.play());
    await expect(audio).toHaveJSProperty('paused', false);
    await cards(page).getByRole('link', { name: 'De bloemenstal van vader' }).click();
    await expect(page).toHaveURL(photo);
    await expect(page.getByRole('heading', { name: 'De bloemenstal van vader' })).toBeVisible();
  });
});

test.describe('the browser takes over', () => {
  for (const width of [360, 1280]) {
    test(`without a blank frame or a shift at ${width} px, and with each picture loaded once`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      const frames = await watchFrames(page);
      const pictures = countPictures(page);
      const release = await openHeld(page, riet);
      await expect(cards(page)).toHaveCount(12);
      // The web fonts move the words within a button by a few pixels.
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      const before = await frames();
      release();
      await untilRead(page);
      await page.waitForLoadState('networkidle');
      const { blanks, shift } = await frames();
      expect(blanks).toBe(0);
      expect(before.shift).toBeLessThan(0.002);
      expect(shift - before.shift).toBeLessThan(0.001);
      expect([...pictures].filter(([, count]) => count > 1)).toEqual([]);
    });
  }

  test('and keeps what the visitor began in the story or in an item', async ({ page }) => {
    await test.step('keeping scroll offset, focus and selection', async () => {
      const release = await openHeld(page, riet);
      const link = cards(page).getByRole('link', { name: 'Twee klompen bij het vuur' });
      await link.focus();
      const before = await page.evaluate(() => {
        const text = document.querySelector('article p')!;
        getSelection()!.selectAllChildren(text);
        return { top: scrollY, selected: String(getSelection()) };
      });
      expect(before.top).toBeGreaterThan(0);
      release();
      await expect(cards(page)).not.toHaveCount(12);
      await expect(link).toBeFocused();
      const after = await page.evaluate(() => ({ top: scrollY, selected: String(getSelection()) }));
      expect(after).toEqual(before);
    });
    await test.step('and a recording plays on, with our own controls', async () => {
      const release = await openHeld(page, riet);
      const audio = page.locator('audio').first();
      await audio.evaluate((element: HTMLAudioElement) => {
        element.loop = true;
        element.addEventListener('pause', () => Object.assign(window, { hasPaused: true }));
        return element.play();
      });
      release();
      await expect(page.getByRole('button', { name: 'Pauzeren: Het muziekdoosje' })).toBeVisible();
      await expect(audio).toHaveJSProperty('controls', false);
      await expect(audio).toHaveJSProperty('paused', false);
      expect(await page.evaluate(() => 'hasPaused' in window)).toBe(false);
    });
    await test.step('and does what was asked meanwhile', async () => {
      const release = await openHeld(page, riet);
      await page.getByRole('button', { name: 'Delen' }).click();
      release();
      await expect(page.getByRole('dialog')).toBeVisible();
    });
    await test.step('from an item once its recording has stopped', async () => {
      const release = await openHeld(page, recording);
      const audio = page.locator('#opened-item audio');
      await audio.evaluate((element: HTMLAudioElement) => {
        element.loop = true;
        return element.play();
      });
      const arrived = page.waitForResponse(/shell-[^/]*\.js$/);
      release();
      await (await arrived).finished();
      await expect.poll(() => page.evaluate(() => document.readyState)).toBe('complete');
      await expect(audio).toHaveJSProperty('paused', false);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await audio.evaluate((element: HTMLAudioElement) => element.pause());
      await expect(page.getByRole('dialog')).toBeVisible();
    });
    await test.step('and Back leaves the item that was opened by its link', async () => {
      await page.goto(riet);
      const release = await openHeld(page, photo);
      await expect(page.locator('#opened-item')).toBeVisible();
      release();
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL(riet);
      await expect(title(page)).toHaveText('Oma Riet');
      await expect(page.locator('#opened-item')).toHaveCount(0);
    });
  });

  test('after a picture failed before', async ({ page, forgive }) => {
    forgive(/Failed to load resource|ERR_FAILED/);
    await page.route('**/demo/oma-riet/bloemenstal-*', (route) => route.abort());
    const release = await openHeld(page, riet);
    await expect(cards(page)).toHaveCount(12);
    release();
    await expect(page.getByText('Deze foto kan nu niet worden getoond')).toBeVisible();
  });

  test('from an item to the lightbox, without loading its picture again @both', async ({
    page,
  }) => {
    // Nothing is held here: a held route would switch the cache of the browser off.
    await page.goto(photo);
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page.locator('#opened-item')).toHaveCount(0);
    await expect(page.getByText('3 van 60', { exact: true })).toBeVisible();
    await page.waitForLoadState('networkidle');
    const loads = await page.evaluate(
      () =>
        performance
          .getEntriesByType('resource')
          .filter(({ name }) => name.includes('bloemenstal-960'))
          // An answer that the copy in the cache is still right has no body.
          .filter((entry) => (entry as PerformanceResourceTiming).transferSize > 1000).length,
    );
    expect(loads).toBeLessThanOrEqual(1);
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(riet);
    await untilRead(page);
  });

  test('from an item whose lightbox fails to load to the story, with a message', async ({
    page,
    forgive,
  }) => {
    forgive(/Failed to load resource|ERR_FAILED/);
    await page.route(/\/assets\/(open-item|lightbox)-/, (route) => route.abort());
    await page.goto(photo);
    await expect(page.getByText('Dit ging niet open').first()).toBeVisible();
    await expect(page.locator('#opened-item')).toHaveCount(0);
    await expect(
      cards(page).getByRole('link', { name: 'De bloemenstal van vader' }),
    ).toBeInViewport();
    await untilRead(page);
  });

  test('from an item whose page fails to load to a message', async ({ page, forgive }) => {
    forgive(/Failed to load resource|ERR_FAILED|Failed to fetch dynamically/);
    await page.route('**/assets/story-*.js', (route) => route.abort());
    await page.goto(photo);
    await expect(page.getByRole('heading', { name: 'Deze pagina kwam niet binnen' })).toBeVisible();
    await expect(page.locator('#opened-item')).toHaveCount(0);
  });
});

test.describe('the sheets of a story come behind its scripts', () => {
  const sheets = '**/assets/*.css';
  /** Beside the one in the document. */
  const linked = (page: Page) =>
    page.evaluate(() => [...document.styleSheets].filter(({ href }) => href).length);

  test('which answer without them', async ({ page }) => {
    const release = await holdRoute(page, sheets);
    await page.goto(riet, { waitUntil: 'commit' });
    await page.getByRole('searchbox').fill('bloemenstal');
    await expect(page.getByText(/^1 van 60/)).toBeVisible();
    expect(await linked(page)).toBe(0);
    release();
    await expect.poll(() => linked(page)).toBeGreaterThan(1);
  });

  test('also when these fail', async ({ page, forgive }) => {
    forgive(/Failed to load resource|ERR_FAILED/);
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto(riet);
    await expect.poll(() => linked(page)).toBe(2);
  });

  test('and are there without scripts', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    const styles = page.waitForResponse(/\/shell-[^/]+\.css$/);
    await page.goto(riet);
    expect((await styles).status()).toBe(200);
    await context.close();
  });
});

test.describe('where no script takes over', () => {
  const all = 'Ze ruilde haar trouwlaken voor een halve zak tarwe';

  test('a failed script is told, and the cards can be read', async ({ page, forgive }) => {
    forgive(/Failed to load resource|ERR_FAILED/);
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto(riet);
    await expect(
      page.getByText('Dit zijn de eerste 12 van 60 gebeurtenissen.').filter({ visible: true }),
    ).toHaveCount(1);
    await expect(page.getByText('De rest van deze pagina kon niet worden geladen.')).toBeVisible();
    await expect(cards(page)).toHaveCount(12);
    await expect(page.getByText(all)).toBeVisible();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Probeer het opnieuw' }).click();
    await untilRead(page);
  });

  test('a part of the code that fails is told too', async ({ page, forgive }) => {
    forgive(/Failed to load resource|ERR_FAILED/);
    await page.route('**/assets/public-page-*.js', (route) => route.abort());
    await page.route('**/assets/story-*.js', (route) => route.abort());
    await page.goto(riet);
    await expect(page.getByText('De rest van deze pagina kon niet worden geladen.')).toBeVisible();
    await expect(cards(page)).toHaveCount(12);
  });

  test('a browser that is too old is told what it needs', async ({ page }) => {
    await page.addInitScript(() => {
      CSS.supports = () => false;
    });
    await page.goto(riet);
    await expect(
      page.getByText('Deze browser is te oud om dit hele verhaal te tonen.'),
    ).toBeVisible();
    await expect(
      page.getByText('Dit zijn de eerste 12 van 60 gebeurtenissen.').filter({ visible: true }),
    ).toHaveCount(1);
    await expect(page.getByText(all)).toBeVisible();
    await expect(page.locator('audio').first()).toHaveJSProperty('controls', true);
  });

  test.describe('since it is switched off', () => {
    test.use({ javaScriptEnabled: false });

    test('the first cards can be read whole @both', async ({ page }) => {
      await page.goto(riet);
      await expect(title(page)).toHaveText('Oma Riet');
      await expect(
        page.getByText(/^Om alles te zien en te zoeken is JavaScript nodig/),
      ).toBeVisible();
      await expect(page.getByText(all)).toBeVisible();
      await expect(page.locator('audio').first()).toBeVisible();
      for (const name of ['Lees verder', 'Delen', 'Filters'])
        await expect(page.getByRole('button', { name }).filter({ visible: true })).toHaveCount(0);
      await expect(page.getByRole('link', { name: 'Naar de filters' })).toHaveCount(0);
      await cards(page).getByRole('link', { name: 'De bloemenstal van vader' }).click();
      await expect(page.getByText(/^Op de hoek, elke dag/)).toBeVisible();
      await page.getByRole('link', { name: 'Naar het hele verhaal: Oma Riet' }).click();
      await expect(page).toHaveURL(riet);
    });
  });
});

test('a story that is made private while its page is loading leaves nothing', async ({
  page,
  makeStory,
}) => {
  const story = await makeStory({
    timeline: { title: 'Geheime oma', description: 'Verborgen woorden' },
    items: [
      {
        title: 'Verzwegen feest',
        item_type: 'photo',
        media_url: '/demo/oma-riet/keuken-960.webp',
        metadata: { preview: 'data:image/webp;base64,R0VIRUlN', width: 960, height: 720 },
      },
    ],
  });
  const release = await openHeld(page, story.path);
  await expect(page.getByRole('heading', { name: 'Verzwegen feest' })).toBeVisible();
  await story.sql(`update public.timelines set is_public = false where id = '${story.id}';`);
  release();
  await expect(page.getByRole('heading', { name: 'Anekdote niet gevonden' })).toBeVisible();
  const left = await page.evaluate(
    () =>
      document.documentElement.outerHTML +
      [...document.styleSheets]
        .map(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText))
        .join(''),
  );
  expect(left).not.toMatch(/Geheime oma|Verborgen woorden|Verzwegen feest|R0VIRUlN|keuken-960/);
});
