import type { Page } from '@playwright/test';
import { expect, servePlainStories, test } from './fixtures.ts';
import { expectNoFindings } from './legible.ts';
import { startAtTop, untilAtRest } from './next-frames.ts';
import { demoStories } from './stories.ts';

test('axe finds no violations in a full story, in an empty one and without one', async ({
  page,
}) => {
  for (const slug of demoStories) {
    await test.step(`axe finds no violations in ${slug} while scrolling to its end`, async () => {
      await page.goto(`/public/${slug}`);
      await expect(page.getByText(/bijdragers?$/)).toBeVisible();
      await expectNoFindings(page);
    });
  }
  await test.step('axe finds no violations in an empty story and in an empty search result', async () => {
    await page.goto('/public/nog-leeg');
    await expect(page.getByText('Deze anekdote heeft nog geen gebeurtenissen.')).toBeVisible();
    await expectNoFindings(page);
    await page.goto('/public/bestaat-niet');
    await expect(page.getByRole('heading', { name: 'Anekdote niet gevonden' })).toBeVisible();
    await expectNoFindings(page);
  });
});

test('axe finds no violations while loading', async ({ page }) => {
  await servePlainStories(page);
  await page.route('**/rest/v1/timelines*', () => {});
  await page.goto('/public/oma-riet');
  await expect(page.getByText('Anekdote wordt geladen...')).toBeVisible();
  await expectNoFindings(page);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('axe finds no violations while an error message is shown', async ({ page, forgive }) => {
  await servePlainStories(page);
  await page.route(/timeline_items/, (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto('/public/oma-riet');
  await expect(page.getByText('Fout bij laden items').first()).toBeVisible();
  await expectNoFindings(page);
  forgive(/Failed to load resource/);
});

test('axe finds no violations with filters, panel and calendar open @both', async ({
  page,
  isMobile,
}) => {
  await page.goto('/public/oma-riet');
  await page.getByRole('searchbox').fill('oma');
  await expect(page.getByRole('button', { name: /^Verwijder filter/ })).toBeVisible();
  // The page scrolls to the bar, which takes a while.
  await untilAtRest(page.getByRole('search'));
  await expectNoFindings(page);
  await page.getByRole('button', { name: isMobile ? /^Filters/ : 'Meer' }).click();
  await expect(page.getByRole('textbox', { name: 'Van' })).toBeVisible();
  await untilAtRest(page.getByRole('textbox', { name: 'Van' }));
  await expectNoFindings(page);
  await page.getByRole('button', { name: /Kalender openen: Van/ }).click();
  await expect(page.getByRole('grid')).toBeVisible();
  await expectNoFindings(page);
});

test('nothing overflows 320, 360, 768 and 1280 px, also at 200% text size', async ({ page }) => {
  await page.goto('/public/oma-riet');
  await expect(page.getByText(/bijdragers?$/)).toBeVisible();
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  for (const width of [320, 360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(overflow, `${width} px`).toBeLessThanOrEqual(0);
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    await expect.poll(overflow, `${width} px, double text`).toBeLessThanOrEqual(0);
    await page.evaluate(() => (document.documentElement.style.fontSize = ''));
  }
});

const skip = async (page: Page, name: string) => {
  const link = page.getByRole('link', { name, exact: true });
  await link.focus();
  await expect(link).toBeInViewport();
  await page.keyboard.press('Enter');
};

test('no text is cut with more spacing, and the first stops by keyboard lead where they say @both', async ({
  page,
}) => {
  await test.step('with the text spacing of WCAG 1.4.12, no text is cut without a button', async () => {
    await page.goto('/public/oma-riet');
    await expect(page.getByRole('article')).toHaveCount(60);
    // A sheet like the one of an extension; the security policy refuses a <style>.
    await page.evaluate(() => {
      const spacing = new CSSStyleSheet();
      spacing.replaceSync(`* { line-height: 1.5 !important; letter-spacing: 0.12em !important;
      word-spacing: 0.16em !important } p { margin-bottom: 2em !important }`);
      document.adoptedStyleSheets.push(spacing);
    });
    const findCut = () =>
      page.evaluate(() => {
        const kinds = 'p, span, a, button, label, h1, h2, h3, h4, blockquote, summary, figcaption';
        const texts = [...document.querySelectorAll<HTMLElement>(`main :is(${kinds})`)].filter(
          (element) =>
            element.textContent.trim() !== '' &&
            getComputedStyle(element).overflowY !== 'visible' &&
            // A copy of a title on a drawn cassette, and what only a screen reader reads.
            !element.closest('[aria-hidden=true], .sr-only'),
        );
        const isCut = (text: HTMLElement) => text.scrollHeight > text.clientHeight + 2;
        const hasButton = ({ nextElementSibling: next }: HTMLElement) =>
          next instanceof HTMLButtonElement && next.checkVisibility();
        const cut = texts.filter(isCut);
        return {
          folded: cut.filter(hasButton).length,
          lost: cut.filter((text) => !hasButton(text)).map((text) => text.textContent.slice(0, 40)),
        };
      });
    await expect.poll(async () => (await findCut()).lost).toEqual([]);
    expect((await findCut()).folded).toBeGreaterThan(0);
  });
  await test.step('the first three stops of a story lead to its content, first item and filters', async () => {
    await page.goto('/public/oma-riet');
    await expect(page.getByText(/bijdragers?$/)).toBeVisible();
    for (const name of ['Naar de inhoud', 'Naar de eerste gebeurtenis', 'Naar de filters']) {
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name, exact: true })).toBeFocused();
    }
    await page.keyboard.press('Enter');
    await expect(page.getByRole('search')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('searchbox')).toBeFocused();

    await skip(page, 'Naar de eerste gebeurtenis');
    const first = page.getByRole('article').first().getByRole('link').first();
    await expect(first).toBeFocused();
    await expect(first).toBeInViewport();

    // With a filter: the first item that it shows.
    await page.goto('/public/oma-riet?soort=audio');
    await expect(page.getByRole('button', { name: 'Verwijder filter: Geluid' })).toBeVisible();
    await skip(page, 'Naar de eerste gebeurtenis');
    const shown = page.getByRole('article').filter({ visible: true }).first();
    await expect(shown.getByRole('link').first()).toBeFocused();
  });
});

test.describe('by keyboard', () => {
  test('nothing covers what has the focus at 390 and 320 px', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/public/oma-riet');
    await expect(page.getByText(/bijdragers?$/)).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Jaren in dit verhaal' })).toBeAttached();
    for (const screen of [
      { width: 390, height: 844 },
      { width: 320, height: 640 },
    ]) {
      await page.setViewportSize(screen);
      await startAtTop(page);
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: 'Naar de inhoud' })).toBeFocused();
      const covered: string[] = [];
      for (let stop = 2; stop <= 150; stop += 1) {
        await page.keyboard.press('Tab');
        const fault = await page.evaluate(() => {
          const focused = document.activeElement!;
          if (focused === document.body) return null;
          // A radio button or range that is drawn as its label has no size of its own.
          const { left, top, width, height } = focused.getBoundingClientRect();
          if (width < 8 || height < 8) return null;
          const isFree = (y: number) => {
            let hit = document.elementFromPoint(left + width / 2, y);
            if (hit === null) return false;
            // The text below a link may touch its padding; what stays in place may not.
            while (hit && !hit.contains(focused)) {
              if (/fixed|sticky/.test(getComputedStyle(hit).position)) return false;
              hit = hit.parentElement;
            }
            return true;
          };
          const points = [top + 2, top + height / 2, top + height - 2];
          const name = focused.getAttribute('aria-label') ?? focused.textContent?.slice(0, 40);
          return points.every(isFree) ? null : `${focused.localName} ${name} at ${top}`;
        });
        if (fault) covered.push(`${stop}: ${fault}`);
      }
      expect.soft(covered, `${screen.width} px`).toEqual([]);
    }
  });
});
