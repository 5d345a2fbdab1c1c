import type { BrowserContext, Page } from '@playwright/test';
import { serveBuild } from './build-site.ts';
import { expect, test as base } from '@playwright/test';
import { builtPages } from './pages.ts';
import type { StaticServer } from './static-server.ts';

const service = 'https://tellen.example';
const stub = `window.umami = { track: (view) => fetch('${service}/api/send', {
  method: 'POST', mode: 'no-cors', body: JSON.stringify(view({})) }) };`;

interface Fixtures {
  /** Every request to another host than our own, with its body. */
  elsewhere: string[];
}
const test = base.extend<Fixtures>({
  elsewhere: async ({ context }, lend) => {
    const requests: string[] = [];
    await listen(context, requests);
    await lend(requests);
  },
});

async function listen(context: BrowserContext, requests: string[]) {
  context.on('request', (request) => {
    const { protocol, origin, hostname } = new URL(request.url());
    if (!protocol.startsWith('http') || hostname === '127.0.0.1') return;
    requests.push(`${request.url().replace(origin, '')} ${request.postData() ?? ''}`.trim());
  });
  await context.route(`${service}/**`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: stub }),
  );
  await context.route('**/rest/v1/**', (route) => route.fulfill({ json: [] }));
}

const bar = (page: Page) => page.getByRole('region', { name: 'Bezoeken tellen' });
const viewsIn = (requests: string[]) =>
  requests.flatMap((request) => /"url":"([^"]*)"/.exec(request)?.[1] ?? []);

test.describe('where page views may be counted', { tag: '@wide' }, () => {
  test.describe.configure({ mode: 'serial', timeout: 120_000 });
  let host: StaticServer;
  test.beforeAll(async () => {
    test.setTimeout(120_000);
    host = await serveBuild({
      VITE_ANALYTICS_ID: 'proef',
      VITE_ANALYTICS_SCRIPT: `${service}/script.js`,
      VITE_SITE_VERIFICATION: 'bewijs',
    });
  });
  test.afterAll(() => host?.close());

  test('nobody is asked anything elsewhere before a choice', async ({ page, elsewhere }) => {
    for (const path of [...builtPages(), '/public/oma-riet', '/bestaat-niet']) {
      await page.goto(host.origin + path);
      if (path.startsWith('/public')) await expect(page.getByRole('heading')).not.toHaveCount(0);
      else await expect(bar(page)).toBeVisible();
    }
    expect(elsewhere).toEqual([]);
    await page.goto(host.origin);
    await expect(page.locator('meta[name=google-site-verification]')).toHaveAttribute(
      'content',
      'bewijs',
    );
  });

  test('no is as easy as yes, and lasts', async ({ page, elsewhere }) => {
    await page.goto(host.origin);
    const refuse = page.getByRole('button', { name: 'Nee, niet tellen' });
    const accept = page.getByRole('button', { name: 'Ja, tel mee' });
    const [no, yes] = [await refuse.boundingBox(), await accept.boundingBox()];
    expect(no?.height).toBe(yes?.height);
    expect(Math.abs((no?.width ?? 0) - (yes?.width ?? 0))).toBeLessThan(2);
    const look = (button: typeof refuse) =>
      button.evaluate((element) => {
        const { color, backgroundColor, fontSize, fontWeight, boxShadow } =
          getComputedStyle(element);
        return { color, backgroundColor, fontSize, fontWeight, boxShadow };
      });
    expect(await look(refuse)).toEqual(await look(accept));
    await refuse.click();
    await expect(bar(page)).toBeHidden();
    for (const path of ['/pricing', '/features', '/public/oma-riet']) {
      await page.goto(host.origin + path);
      await page.waitForLoadState('networkidle');
      await expect(bar(page)).toBeHidden();
    }
    expect(elsewhere).toEqual([]);
  });

  test('after a yes views are counted, but never a story', async ({ page, elsewhere }) => {
    await page.goto(host.origin);
    await page.getByRole('button', { name: 'Ja, tel mee' }).click();
    await expect.poll(() => viewsIn(elsewhere)).toEqual(['/']);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Prijzen' }).click();
    await expect.poll(() => viewsIn(elsewhere)).toEqual(['/', '/pricing']);

    await page.getByRole('contentinfo').getByRole('link', { name: 'Voorbeelden' }).click();
    await expect.poll(() => viewsIn(elsewhere)).toHaveLength(3);
    elsewhere.length = 0;
    await page.locator('a[href^="/public/"]').first().click();
    await expect(page).toHaveURL(/\/public\//);
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => 'umami' in window)).toBe(false);
    expect(elsewhere).toEqual([]);
    await page.goto(`${host.origin}/public/een-andere`);
    await page.waitForLoadState('networkidle');
    expect(elsewhere).toEqual([]);
  });

  test('the choice is taken back on the privacy page', async ({ page, elsewhere }) => {
    await page.goto(`${host.origin}/privacy`);
    await bar(page).getByRole('button', { name: 'Ja, tel mee' }).click();
    await expect.poll(() => viewsIn(elsewhere)).toEqual(['/privacy']);
    const main = page.getByRole('main');
    await main.getByRole('button', { name: 'Nee, niet tellen' }).click();
    elsewhere.length = 0;
    await page.getByRole('contentinfo').getByRole('link', { name: 'Prijzen' }).click();
    await expect(page).toHaveURL(`${host.origin}/pricing`);
    await page.goto(`${host.origin}/contact`);
    await page.waitForLoadState('networkidle');
    expect(elsewhere).toEqual([]);
  });
});

test('without an id there is no question, and no request elsewhere', async ({ page, baseURL }) => {
  const hosts = new Set<string>();
  page.on('request', (request) => {
    const { protocol, host } = new URL(request.url());
    if (protocol.startsWith('http')) hosts.add(host);
  });
  for (const path of [...builtPages(), '/public/oma-riet']) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await expect(bar(page)).toHaveCount(0);
  }
  expect([...hosts]).toEqual([new URL(baseURL!).host]);
});
