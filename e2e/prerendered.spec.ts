import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serveBuild } from './build-site.ts';
import { expect, test } from './fixtures.ts';
import { holdRoute } from './hold-route.ts';
import { waitForFullHydration, waitForHydration } from './hydration.ts';
import { builtPages, dist } from './pages.ts';
import { startStaticServer, type StaticServer } from './static-server.ts';

const pages = builtPages();

test.describe('without scripts, on a static host', () => {
  test.use({ javaScriptEnabled: false });
  let host: StaticServer;
  test.beforeAll(async () => {
    host = await startStaticServer(dist);
  });
  test.afterAll(() => host.close());

  test('pages are complete, an unknown one is the 404 page, and a story says that it needs JavaScript', async ({
    page,
    forgive,
  }) => {
    await test.step('every page is complete', async () => {
      for (const path of pages) {
        await page.goto(host.origin + path);
        await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
        await expect(page.locator('title'), path).toHaveCount(1);
        await expect(page.locator('link[rel=canonical]'), path).toHaveCount(1);
        await expect(page.getByRole('link', { name: 'Naar de inhoud' }), path).toHaveCount(1);
        await expect(page.getByRole('link', { name: /^Naar de (eerste|filters)/ })).toHaveCount(0);
        const hidden = page.locator('main [hidden], main [style*="opacity:0"], main template');
        expect(await hidden.count(), path).toBe(0);
        const links = page.getByRole('contentinfo').getByRole('link');
        expect(await links.count(), path).toBeGreaterThan(6);
        await expect(
          page.getByRole('contentinfo').getByRole('link', { name: 'Prijzen' }),
        ).toHaveAttribute('href', '/pricing');
      }
      await page.getByRole('contentinfo').getByRole('link', { name: 'Prijzen' }).click();
      await expect(page).toHaveURL(`${host.origin}/pricing`);
      forgive(new RegExp(host.origin));
    });
    await test.step('an unknown address gets the 404 page', async () => {
      const response = await page.goto(`${host.origin}/help/bestaat-niet`);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
      forgive(new RegExp(host.origin));
    });
    await test.step('a story shows that it needs JavaScript', async () => {
      await page.goto(`${host.origin}/public/oma-riet`);
      expect(await page.locator('body noscript').textContent()).toContain('JavaScript nodig');
      forgive(new RegExp(host.origin));
    });
  });
});

test.describe('hydrated by a development build', () => {
  test.describe.configure({ mode: 'serial', timeout: 240_000 });
  let host: StaticServer;
  test.beforeAll(async () => {
    test.setTimeout(240_000);
    host = await serveBuild('development');
  });
  test.afterAll(() => host?.close());

  for (const width of [360, 1280]) {
    test(`hydration of each page finds no mismatch at ${width} px`, async ({ browser }) => {
      const page = await browser.newPage({ viewport: { width, height: 800 } });
      let logged: string[] = [];
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) logged.push(message.text());
      });
      page.on('pageerror', (error) => logged.push(error.message));
      await page.route('**/rest/v1/**', (route) => route.fulfill({ json: [] }));
      for (const path of [...pages, '/404']) {
        logged = [];
        await page.goto(host.origin + path, { waitUntil: 'load' });
        await waitForFullHydration(page);
        expect(
          logged.filter((text) => !/status of 404/.test(text)),
          path,
        ).toEqual([]);
      }
      await page.close();
    });
  }
});

test('hydration keeps the elements of the document', async ({ page }) => {
  const release = await holdRoute(page, '**/*.js');
  await page.goto('/pricing', { waitUntil: 'commit' });
  const heading = page.getByRole('heading', { level: 1 });
  await heading.evaluate((element) => element.setAttribute('data-first', ''));
  release();
  await waitForHydration(page);
  await expect(page.locator('h1[data-first]')).toHaveCount(1);
  await expect(page.locator('title')).toHaveCount(1);
});

test('every page also exists as index.html in a folder', () => {
  for (const path of pages.filter((page) => page !== '/')) {
    const file = (name: string) => readFileSync(join(dist, name), 'utf8');
    expect(file(`${path}/index.html`)).toBe(file(`${path}.html`));
  }
});

test('another address of a page is hydrated, and is made canonical', async ({ page }) => {
  for (const address of ['/pricing.html', '/pricing/', '/pricing/index.html', '/index.html']) {
    await test.step(address, async () => {
      const path = address.startsWith('/pricing') ? '/pricing' : '/';
      const document = readFileSync(join(dist, path === '/' ? 'index.html' : 'pricing.html'));
      await page.route(`**${address}?**`, (route) =>
        route.fulfill({ contentType: 'text/html', body: document.toString() }),
      );
      await page.goto(`${address}?van=app#vragen`, { waitUntil: 'commit' });
      const heading = page.getByRole('heading', { level: 1 });
      await heading.evaluate((element) => element.setAttribute('data-first', ''));
      await expect(page).toHaveURL(`${path}?van=app#vragen`);
      await waitForHydration(page);
      await expect(page.locator('h1[data-first]')).toHaveCount(1);
    });
  }
});

test('a page whose code fails to load stays complete', async ({ page, forgive }) => {
  await page.route(/terms-page/, (route) => route.abort());
  await page.goto('/terms');
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Voorwaarden');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Prijzen' }).click();
  await expect(page).toHaveURL('/pricing');
  forgive(/Failed to load resource/);
});

test('the code of a page is prefetched on focus or touch of its link @both', async ({
  page,
  isMobile,
}) => {
  await page.goto('/contact');
  await waitForHydration(page);
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  await waitForFullHydration(page);
  expect(urls.filter((url) => url.endsWith('.js'))).toEqual([]);
  const arrived = page.waitForResponse(/terms-page/);
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Voorwaarden' });
  if (isMobile) await link.dispatchEvent('touchstart');
  else await link.focus();
  await arrived;
  urls.length = 0;
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Voorwaarden' })).toBeFocused();
  expect(urls.filter((url) => url.includes('terms-page'))).toEqual([]);
});
