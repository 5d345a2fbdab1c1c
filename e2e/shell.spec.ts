import { expect, test } from './fixtures.ts';
import { openHydrated } from './hydration.ts';
import { allBuiltPages, builtOthers } from './pages.ts';
import { openWithMotion, stopAnimations } from './start-motion.ts';
import { demoStories } from './stories.ts';

const pages = [
  ['/', 'Bewaar samen een levensverhaal | Anekdotes', 'Zet oma’s stem naast haar trouwfoto.'],
  ['/home-preview', 'Een kijkje vooraf | Anekdotes', 'Begin jullie verhaal'],
  ['/features', 'Features | Anekdotes', 'Alles van een leven, op één draad'],
  ['/voorbeelden', 'Voorbeelden | Anekdotes', 'Kijk mee in een verhaal'],
  ['/pricing', 'Prijzen | Anekdotes', 'Beginnen is gratis'],
  ['/help', 'Help | Anekdotes', 'Waar kunnen we je mee helpen?'],
  ['/contact', 'Contact | Anekdotes', 'Schrijf ons'],
  ['/privacy', 'Privacyverklaring | Anekdotes', 'Privacyverklaring'],
  ['/terms', 'Voorwaarden | Anekdotes', 'Voorwaarden'],
  ['/coming-soon', 'Binnenkort | Anekdotes', 'Nog even geduld'],
  ['/gratis-beginnen', 'Gratis beginnen | Anekdotes', 'Gratis beginnen'],
  ['/dashboard', 'Dashboard | Anekdotes', 'Je anekdotes staan in de app'],
  ['/bestaat-niet', 'Pagina niet gevonden | Anekdotes', 'Oops! Page not found'],
] as const;

test.describe('every page', () => {
  test('has its title and heading, does not overflow, and has only links to existing pages', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    const known = new Set([...allBuiltPages(), '/licences.txt']);
    const isStory = (link: string) => demoStories.some((slug) => link === `/public/${slug}`);
    const listed = pages.map(([path]) => path);
    expect(listed).toEqual(expect.arrayContaining(builtOthers()));
    for (const [path, title, heading] of pages) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(heading);
      await expect(page).toHaveTitle(title);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width, path).toBeLessThanOrEqual(320);
      const links = await page
        .locator('a[href^="/"]')
        .evaluateAll((found) => found.map((link) => link.getAttribute('href')!.replace(/#.*/, '')));
      const unknown = links.filter((link) => !known.has(link) && !isStory(link));
      expect(unknown, path).toEqual([]);
    }
  });
});

test('an unknown address links to Home, whose footer is legible in every theme', async ({
  page,
}) => {
  await test.step('an unknown address links to Home and is not indexed', async () => {
    await page.goto('/bestaat-niet');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await page.getByRole('link', { name: 'Naar de startpagina', exact: true }).click();
    await expect(page).toHaveURL('/');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'index, follow');
  });
  await test.step('the footer has large targets and enough contrast in every theme', async () => {
    const footer = page.getByRole('contentinfo');
    for (const link of await footer.getByRole('listitem').getByRole('link').all()) {
      const box = (await link.boundingBox())!;
      expect(Math.min(box.width, box.height), await link.innerText()).toBeGreaterThanOrEqual(44);
    }
    const contrasts = await footer
      .locator('p')
      .first()
      .evaluate((line) => {
        const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })!;
        const luminance = (...colors: string[]) => {
          for (const color of colors) {
            canvas.fillStyle = color;
            canvas.fillRect(0, 0, 1, 1);
          }
          const [r, g, b] = [...canvas.getImageData(0, 0, 1, 1).data].map((channel) =>
            channel <= 10 ? channel / 255 / 12.92 : ((channel / 255 + 0.055) / 1.055) ** 2.4,
          );
          return 0.2126 * r! + 0.7152 * g! + 0.0722 * b! + 0.05;
        };
        return ['classic', 'ocean', 'nature', 'sunset', 'royal', 'cherry', 'football'].map(
          (theme) => {
            document.documentElement.dataset.theme = theme;
            const ground = getComputedStyle(line.closest('footer')!).backgroundColor;
            return luminance(ground) / luminance(ground, getComputedStyle(line).color);
          },
        );
      });
    expect(Math.min(...contrasts), contrasts.join(' ')).toBeGreaterThanOrEqual(7);
  });
});

test.describe('on a wide screen', () => {
  test('the header works by keyboard, at every width and in forced colours', async ({ page }) => {
    await test.step('the skip link works, and a page can be opened by keyboard', async () => {
      await openHydrated(page, '/contact');
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: 'Naar de inhoud' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main')).toBeFocused();

      await page.getByRole('banner').getByRole('link', { name: 'Prijzen' }).focus();
      await page.keyboard.press('Enter');
      const heading = page.getByRole('heading', { name: 'Beginnen is gratis' });
      await expect(heading).toBeFocused();
      await expect(page.getByText('Prijzen | Anekdotes')).toHaveAttribute('aria-live', 'polite');
      await expect(page.getByRole('banner').locator('[aria-current=page]')).toHaveText('Prijzen');
    });
    await test.step('the header has links at 768 px and a menu at 767 px', async () => {
      await page.setViewportSize({ width: 768, height: 800 });
      await page.goto('/');
      const items = page.getByRole('navigation', { name: 'Hoofdnavigatie' });
      await expect(items).toBeVisible();
      await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden();
      await page.setViewportSize({ width: 767, height: 800 });
      await expect(items).toBeHidden();
      await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible();
      await page.setViewportSize({ width: 1280, height: 800 });
    });
    await test.step('in forced colours only the link of the current page is underlined', async () => {
      await page.emulateMedia({ forcedColors: 'active' });
      await page.goto('/pricing');
      const items = page.getByRole('navigation', { name: 'Hoofdnavigatie' }).getByRole('link');
      const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
      const underlined = await items.evaluateAll(
        (links, paper) =>
          links
            .filter((link) => getComputedStyle(link.firstElementChild!).borderBottomColor !== paper)
            .map((link) => link.textContent),
        ground,
      );
      expect(underlined).toEqual(['Prijzen']);
    });
  });
});

test('a new page starts at its top; Back restores the scroll offset, also after a reload', async ({
  page,
}) => {
  await test.step('a new page starts at its top; Back restores the scroll offset', async () => {
    await page.setViewportSize({ width: 640, height: 320 });
    await openHydrated(page, '/help');
    const footer = page.getByRole('contentinfo');
    const link = footer.getByRole('link', { name: 'Voorwaarden' });
    await link.scrollIntoViewIfNeeded();
    // In one task: Playwright's click could scroll first, and so could a font that arrives.
    const before = await link.evaluate((element: HTMLElement) => {
      const offset = window.scrollY;
      element.click();
      return offset;
    });
    expect(before).toBeGreaterThan(50);
    await expect(page.getByRole('heading', { name: 'Voorwaarden' })).toBeFocused();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await expect(
      page.getByRole('heading', { name: 'Waar kunnen we je mee helpen?' }),
    ).toBeVisible();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
  });
  await test.step('Back restores the scroll offset also after a reload', async () => {
    await page.setViewportSize({ width: 640, height: 320 });
    await page.goto('/help');
    await expect(async () => {
      await page.keyboard.press('Shift');
      expect(await page.evaluate(() => window.history.scrollRestoration)).toBe('manual');
    }).toPass();
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          window.addEventListener('scrollend', () => resolve(), { once: true });
          window.scrollTo(0, 400);
        }),
    );
    const terms = page.getByRole('contentinfo').getByRole('link', { name: 'Voorwaarden' });
    await terms.dispatchEvent('click');
    await expect(page.getByRole('heading', { name: 'Voorwaarden' })).toBeFocused();
    await page.evaluate(() => window.scrollTo(0, 900));
    await page.reload();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900);
    // After hydration, Back by key leaves scroll restoration to the page.
    await expect(async () => {
      await page.keyboard.press('Shift');
      expect(await page.evaluate(() => window.history.scrollRestoration)).toBe('manual');
    }).toPass();
    await page.goBack();
    await expect(
      page.getByRole('heading', { name: 'Waar kunnen we je mee helpen?' }),
    ).toBeVisible();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(400);
    const kept = await page.evaluate(() => sessionStorage.getItem('anekdotes-history'));
    expect(kept).toMatch(/^\[(\["[\w-]+",\{"scrollTop":\d+(\.\d+)?\}\],?)+\]$/);
  });
});

test('Back works without storage', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new Error('denied');
      },
    }),
  );
  await openHydrated(page, '/help');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Voorwaarden' }).click();
  await expect(page.getByRole('heading', { name: 'Voorwaarden' })).toBeFocused();
  await page.reload();
  await expect(async () => {
    await page.keyboard.press('Shift');
    expect(await page.evaluate(() => window.history.scrollRestoration)).toBe('manual');
  }).toPass();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Waar kunnen we je mee helpen?' })).toBeVisible();
});

test.describe('on a phone', { tag: '@phone' }, () => {
  test('the menu opens, closes on Escape, and opens a page', async ({ page }) => {
    await openHydrated(page, '/');
    const button = page.getByRole('button', { name: 'Menu' });
    const menu = page.getByRole('navigation', { name: 'Hoofdnavigatie' });
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    for (const link of await menu.getByRole('link').all()) {
      expect((await link.boundingBox())!.height).toBeGreaterThanOrEqual(44);
    }
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();

    await button.click();
    await menu.getByRole('link', { name: 'Voorbeelden' }).click();
    await expect(page).toHaveURL('/voorbeelden');
    await expect(menu).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  test('the menu comes and goes with motion, or without', async ({ page }) => {
    for (const reducedMotion of ['no-preference', 'reduce'] as const)
      await test.step(`the menu comes and goes with motion: ${reducedMotion}`, async () => {
        await page.emulateMedia({ reducedMotion });
        await openWithMotion(page, '/');
        const button = page.getByRole('button', { name: 'Menu' });
        // Hidden from assistive technology while it closes, so not by its role.
        const menu = button.locator('..').locator('nav');
        const opacity = () => menu.evaluate((element) => Number(getComputedStyle(element).opacity));
        const hasMotion = reducedMotion === 'no-preference';
        const open = await stopAnimations(page);
        await button.click();
        await expect.poll(opacity).toBe(hasMotion ? 0 : 1);
        await open();
        await expect.poll(opacity).toBe(1);
        await expect(menu).toHaveJSProperty('inert', false);
        const close = await stopAnimations(page);
        await button.click();
        if (hasMotion) await expect(menu).toHaveJSProperty('inert', true);
        else await expect(menu).toHaveCount(0);
        await close();
        await expect(menu).toHaveCount(0);
      });
  });
});

test('a page whose code fails to load shows a message, and can be retried', async ({
  page,
  forgive,
}) => {
  await openHydrated(page, '/');
  await page.route(/terms-page/, (route) => route.abort());
  await page.getByRole('contentinfo').getByRole('link', { name: 'Voorwaarden' }).click();
  await expect(page.getByRole('heading', { name: 'Deze pagina kwam niet binnen' })).toBeVisible();
  await page.unroute(/terms-page/);
  await page.getByRole('button', { name: 'Probeer het opnieuw' }).click();
  await expect(page.getByRole('heading', { name: 'Voorwaarden' })).toBeVisible();
  forgive(/Failed to load resource|Failed to fetch dynamically imported module/);
});
