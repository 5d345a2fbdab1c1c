import type { BrowserContext, Page } from '@playwright/test';
import { countingService as service, serveBuild } from './build-site.ts';
import { expect, test as base } from '@playwright/test';
import { reportViolations } from './fixtures.ts';
import { builtPages } from './pages.ts';
import { startAtTop } from './next-frames.ts';
import type { StaticServer } from './static-server.ts';

const stub = `window.umami = { track: (view) => fetch('${service}/api/send', {
  method: 'POST', mode: 'no-cors', body: JSON.stringify(view({})) }) };`;

interface Fixtures {
  /** Requests to other hosts, with their bodies. */
  elsewhere: string[];
}
const test = base.extend<Fixtures>({
  elsewhere: async ({ context }, lend) => {
    const requests: string[] = [];
    const errors: string[] = [];
    await listen(context, requests);
    await reportViolations(context);
    context.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    await lend(requests);
    expect(errors.filter((text) => /security policy/i.test(text))).toEqual([]);
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

/** Unknown or private addresses, which could contain a name and must not be sent. */
const unknown = ['/public/oma-riet', '/PUBLIC/oma-riet', '/%70ublic/oma-riet', '/jan@voorbeeld.nl'];

const bar = (page: Page) => page.getByRole('region', { name: 'Bezoeken tellen' });
const viewsIn = (requests: string[]) =>
  requests.flatMap((request) => /"url":"([^"]*)"/.exec(request)?.[1] ?? []);

test.describe('with an analytics id', () => {
  test.describe.configure({ mode: 'serial', timeout: 240_000 });
  let host: StaticServer;
  test.beforeAll(async () => {
    test.setTimeout(240_000);
    host = await serveBuild('configured');
  });
  test.afterAll(() => host?.close());

  test('there are no requests to other hosts before a choice', async ({ page, elsewhere }) => {
    const known = new Set(builtPages());
    for (const path of [...known, ...unknown]) {
      await page.goto(host.origin + path);
      await expect(page.getByRole('heading').first()).toBeVisible();
      if (known.has(path)) await expect(bar(page)).toBeVisible();
      else {
        await page.waitForLoadState('networkidle');
        await expect(bar(page)).toHaveCount(0);
      }
    }
    expect(elsewhere).toEqual([]);
    await page.goto(host.origin);
    await expect(page.locator('meta[name=google-site-verification]')).toHaveAttribute(
      'content',
      'bewijs',
    );
  });

  test('refusing is as easy as allowing, and is remembered', async ({ page, elsewhere }) => {
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

  test('after consent page views are counted, but never of a story', async ({
    page,
    elsewhere,
  }) => {
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
    for (const path of ['/public/een-andere', ...unknown]) {
      await page.goto(host.origin + path);
      await page.waitForLoadState('networkidle');
      expect(elsewhere, path).toEqual([]);
    }
  });

  const screens = [
    { width: 320, height: 568, text: 100 },
    { width: 1280, height: 800, text: 100 },
    { width: 360, height: 640, text: 200 },
    { width: 320, height: 256, text: 100 },
  ];
  test('the consent bar is small, does not trap focus, and covers none', async ({ page }) => {
    await test.step('the consent bar covers no focused element', async () => {
      await page.goto(`${host.origin}/privacy`);
      for (const { text, ...size } of screens) {
        await page.setViewportSize(size);
        await startAtTop(page);
        await page.evaluate((percent) => {
          document.documentElement.style.fontSize = `${percent}%`;
        }, text);
        await expect(bar(page)).toBeVisible();
        const hidden: string[] = [];
        for (let step = 0; step < 80; step++) {
          await page.keyboard.press('Tab');
          const found = await page.evaluate(() => {
            const focused = document.activeElement!;
            const cover = document.querySelector('[data-consent-bar]')!;
            if (focused === document.body || cover.contains(focused)) return null;
            const { top, bottom } = focused.getBoundingClientRect();
            const free = Math.min(cover.getBoundingClientRect().top, window.innerHeight);
            return top < free - 10 && bottom > 0 ? '' : focused.outerHTML.slice(0, 100);
          });
          if (found === null && step > 20) break;
          if (found) hidden.push(found);
        }
        expect(hidden, `${size.width} × ${size.height}, text ${text}%`).toEqual([]);
        for (const button of await bar(page).getByRole('button').all()) {
          await button.focus();
          await expect(button).toBeInViewport({ ratio: 0.99 });
        }
      }
    });
    await test.step('the consent bar is small and does not trap focus', async () => {
      await page.setViewportSize({ width: 320, height: 568 });
      await page.goto(host.origin);
      expect((await bar(page).boundingBox())!.height).toBeLessThan(170);
      for (const button of await bar(page).getByRole('button').all())
        expect((await button.boundingBox())!.height).toBeGreaterThanOrEqual(44);
      await bar(page).getByRole('button').first().click();
      await expect(page.getByRole('main')).toBeFocused();
    });
  });

  test('without script the privacy page has no buttons', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${host.origin}/privacy`);
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
    await expect(page.getByText(/JavaScript/)).toBeVisible();
    await context.close();
  });

  test('consent can be withdrawn on the privacy page', async ({ page, elsewhere }) => {
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

// The fixture `faults` fails the test of any page that asks another host.
test('without an id there is no consent bar', async ({ page }) => {
  for (const path of ['/', '/privacy', '/public/oma-riet']) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await expect(bar(page)).toHaveCount(0);
  }
});
