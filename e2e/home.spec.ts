import { expect, test } from './fixtures.ts';
import { waitForFullHydration } from './hydration.ts';
import { openWithMotion } from './start-motion.ts';
import { expectNoFindings, expectNoFindingsInAnyLayout } from './legible.ts';
import { nextFrames } from './next-frames.ts';

const shown = { exact: true } as const;

test.describe('Home', () => {
  test('has all its parts; the background moves only while visible, and can be stopped', async ({
    page,
  }) => {
    await page.goto('/');

    await test.step('the hero has a badge, two links and three prints', async () => {
      const main = page.getByRole('main');
      await expect(main.getByText('Voor families die willen bewaren', shown)).toBeVisible();
      const start = main.getByRole('link', { name: /^Start je anekdote/ }).first();
      await expect(start).toHaveAttribute('target', '_blank');
      await expect(start).toHaveAttribute('href', /^https:\/\/app\./);
      await expect(main.getByRole('link', { name: 'Bekijk voorbeelden' })).toHaveAttribute(
        'href',
        '/voorbeelden',
      );
      for (const caption of ['Prinsengracht, 1931', '4 mei 1955', 'Vader op het ijs, 1940']) {
        await expect(main.getByText(caption, shown)).toBeVisible();
      }
    });
    await test.step('the voice of oma plays after a press, and nothing of it is loaded before', async () => {
      const recordings: string[] = [];
      page.on('request', (request) => {
        if (/\.mp3|voice-player/.test(request.url())) recordings.push(request.url());
      });
      await waitForFullHydration(page);
      expect(recordings).toEqual([]);
      await page.getByRole('button', { name: 'Luister naar oma’s stem' }).click();
      const pause = page.getByRole('button', { name: 'Pauzeer oma’s stem' });
      await expect(pause).toBeFocused();
      await expect(page.getByText('“Ik ben vijfennegentig.”')).toBeVisible();
      await pause.click();
      await expect(page.getByRole('button', { name: 'Luister naar oma’s stem' })).toBeFocused();
      expect(recordings.some((url) => url.endsWith('/demo/oma-riet/toespraak.mp3'))).toBe(true);
    });
    await test.step('shows four anekdotes, and links to a story and to contact', async () => {
      const section = page.getByRole('region', { name: 'De mooiste anekdotes' });
      const cards = section.getByRole('article');
      await expect(cards).toHaveCount(4);
      const expected = [
        ['1923', 'Herinnering'],
        ['1955', 'Mijlpaal'],
        ['1985', 'Prestatie'],
        ['2018', 'Herinnering'],
      ] as const;
      for (const [index, [year, type]] of expected.entries()) {
        await expect(cards.nth(index)).toContainText(year);
        await expect(cards.nth(index)).toContainText(type);
      }
      await expect(section.getByRole('link', { name: 'Vertel ons jouw verhaal' })).toHaveAttribute(
        'href',
        '/contact',
      );
      await expect(section.getByRole('link', { name: /oma Riet/ })).toHaveAttribute(
        'href',
        '/public/oma-riet',
      );
    });
    await test.step('shows three features, privacy, two example quotes and a call to action', async () => {
      for (const name of ['Herinneringen bewaren', 'Delen met dierbaren', 'Voor altijd bewaard']) {
        await expect(page.getByRole('heading', { name, level: 3 })).toBeVisible();
      }
      const privacy = page.getByRole('region', { name: 'Jullie verhaal, jullie privacy' });
      await expect(privacy.getByRole('listitem')).toHaveCount(4);
      const voices = page.getByRole('region', { name: 'Zo kan het klinken' });
      await expect(voices.getByRole('blockquote')).toHaveCount(2);
      await expect(voices).toContainText('De families zijn verzonnen');
      const call = page.getByRole('region', { name: 'Welk verhaal mag niet verloren gaan?' });
      await expect(call.getByRole('link', { name: /^Start je anekdote/ })).toBeVisible();
    });
    await test.step('the background moves only while visible, and can be stopped', async () => {
      const box = page.locator('[data-still]');
      await expect(page.locator('[data-particle]')).toHaveCount(14);
      await expect(box).toHaveAttribute('data-still', 'false');
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await expect(box).toHaveAttribute('data-still', 'true');
      await page.evaluate(() => window.scrollTo(0, 0));
      await expect(box).toHaveAttribute('data-still', 'false');
      await page.getByRole('button', { name: 'Zet de zwevende hartjes stil' }).click();
      await expect(box).toHaveAttribute('data-still', 'true');
    });
  });

  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    test(`the background lags behind the page while it scrolls: ${reducedMotion}`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion });
      await openWithMotion(page, '/');
      const particle = page.locator('[data-particle]').filter({ visible: true }).first();
      const scrollTo = (top: number) => page.evaluate((y) => window.scrollTo(0, y), top);
      const lag = () =>
        particle.evaluate((one) =>
          parseFloat(getComputedStyle(one).translate.split(' ')[1] ?? '0'),
        );
      await expect.poll(lag).toBe(0);
      await scrollTo(300);
      if (reducedMotion === 'reduce') {
        await nextFrames(page);
        await expect.poll(lag).toBe(0);
        await test.step('the background does not move', async () => {
          await page.evaluate(() => window.scrollTo(0, 0));
          await expect(particle).toBeVisible();
          await expect(particle).toHaveCSS('animation-name', 'none');
          await expect(page.getByRole('button', { name: /hartjes/ })).toBeHidden();
        });
        return;
      }
      await expect.poll(lag).toBeGreaterThan(30);
      const before = await lag();
      await scrollTo(400);
      await expect.poll(lag).toBeGreaterThan(before + 5);
      // Paused, it stays where it is, and goes on from there.
      await page.getByRole('button', { name: 'Zet de zwevende hartjes stil' }).click();
      const paused = await lag();
      await scrollTo(200);
      await nextFrames(page);
      await expect.poll(lag).toBe(paused);
      await page.getByRole('button', { name: 'Laat de hartjes weer zweven' }).click();
      await expect.poll(lag).toBe(paused);
    });
  }
});

test('the alternative Home has its own buttons, the same sections, and is not indexed', async ({
  page,
}) => {
  await page.goto('/home-preview');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: /^Begin je verhaal/ })).toHaveAttribute(
    'target',
    '_blank',
  );
  await expect(main.getByRole('link', { name: 'Bekijk dashboard' })).toHaveAttribute(
    'href',
    '/dashboard',
  );
  await expect(main.getByRole('link', { name: 'Meer informatie' })).toHaveAttribute(
    'href',
    '/features',
  );
  await expect(main.getByRole('article')).toHaveCount(4);
  await expect(main.getByRole('link', { name: /^Maak je eerste anekdote/ })).toBeVisible();
});

test('axe finds no violations on both versions of Home', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expectNoFindingsInAnyLayout(page);
  // It has the sections of Home.
  await page.goto('/home-preview');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expectNoFindings(page);
});
