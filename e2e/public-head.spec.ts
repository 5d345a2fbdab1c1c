import { expect, test } from './fixtures.ts';

const landscape = { width: 960, height: 720 };
const portrait = { width: 960, height: 1280 };
const photo = (title: string, file: string, metadata: object = landscape, year = 1950) => ({
  title,
  item_type: 'photo',
  media_url: `/demo/oma-riet/${file}-960.webp`,
  item_date: `${year}-06-01`,
  metadata,
});
const text = (title: string, description: string) => ({
  title,
  description,
  item_type: 'text',
  item_date: '1950-06-01',
});
const long = 'Zij zag alles, en vertelde het iedereen die het horen wilde. '.repeat(12);

const stories = {
  'no photo': [text('De brief van de boot', long)],
  'one photo': [photo('De doop', 'wieg')],
  'two photos': [photo('De doop', 'wieg'), photo('Het feest', 'trouwdag', landscape, 1960)],
  'portraits only': ['wieg', 'trouwdag', 'schaatsen', 'fiets'].map((file, index) =>
    photo(`Portret ${index}`, file, portrait, 1950 + index),
  ),
};
const titles = {
  short: 'Opa',
  long: 'Het lange leven van Johanna Wilhelmina van der Meulen-Oosterhuis uit Appelscha',
};

test.describe('the first screen of a phone', () => {
  for (const [width, height] of [
    [390, 844],
    [360, 740],
  ] as const) {
    test(`shows a picture, title, text and button at ${width} × ${height}`, async ({
      page,
      makeStory,
    }) => {
      await page.setViewportSize({ width, height });
      for (const name of Object.keys(stories) as (keyof typeof stories)[])
        await test.step(name, async () => {
          const story = await makeStory({
            timeline: { title: titles.short, description: long },
            items: stories[name],
          });
          await page.goto(story.path);
          const head = page.getByRole('main');
          const button = head.getByRole('button', { name: 'Laat het verhaal vertellen' });
          await expect(button).toBeInViewport({ ratio: 1 });
          await expect(head.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
          await expect(head.getByRole('button', { name: 'Lees verder' }).first()).toBeInViewport({
            ratio: 1,
          });
          const print = page.locator('.story-print').first();
          const box = (await print.boundingBox())!;
          expect(box.y).toBeGreaterThan(60);
          expect(box.height).toBeGreaterThan(140);
        });
    });
  }
});

test.describe('the prints of the head', () => {
  test('show the cover, the middle and the end of the story, open their items, and are absent without items', async ({
    page,
    makeStory,
  }) => {
    await test.step('show the cover, the middle and the end of the story, and open their items', async () => {
      await page.goto('/public/oma-riet');
      const prints = page.locator('.story-print');
      await expect(prints).toHaveCount(3);
      await expect(prints.first()).toHaveAttribute('data-date', 'zomer 1931');
      await expect(prints.last()).toHaveAttribute('data-date', '14 maart 2026');
      await prints.first().click();
      await expect(
        page.getByRole('dialog').getByRole('heading', { name: 'In de wieg van opoe' }),
      ).toBeVisible();
    });
    await test.step('are absent in a story without items', async () => {
      const story = await makeStory({ items: [] });
      await page.goto(story.path);
      await expect(page.getByText('Deze anekdote heeft nog geen gebeurtenissen.')).toBeVisible();
      await expect(page.locator('.story-print')).toHaveCount(0);
    });
  });

  test('do not move the page when they arrive', async ({ page, makeStory }) => {
    const story = await makeStory({ items: stories['portraits only'] });
    await page.addInitScript(() => {
      Object.assign(window, { shift: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          (window as unknown as { shift: number }).shift += (
            entry as unknown as { value: number }
          ).value;
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(story.path);
    await expect(page.getByRole('article')).toHaveCount(4);
    await page.waitForLoadState('networkidle');
    const shift = await page.evaluate(() => (window as unknown as { shift: number }).shift);
    expect(shift).toBeLessThan(0.001);
  });

  test('leave out a picture that does not load', async ({ page, makeStory, forgive }) => {
    forgive(/Failed to load resource/);
    const story = await makeStory({
      items: [photo('Weg', 'bestaat-niet'), photo('De doop', 'wieg', landscape, 1960)],
    });
    await page.goto(story.path);
    await expect(page.locator('.story-print')).toHaveCount(1);
    await expect(page.locator('.story-print')).toHaveAttribute('data-date', '1 juni 1960');
  });
});

test('no print covers the date of another at any width', async ({ page }) => {
  for (const width of [768, 1024, 1280])
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/public/oma-riet');
      const prints = page.locator('.story-print');
      await expect(prints).toHaveCount(3);
      const covered = () =>
        prints.evaluateAll((all) =>
          all.flatMap((print) => {
            const { left, bottom } = print.getBoundingClientRect();
            // Along the words of the date, above the lower edge.
            const isSeen = [20, 60, 90].every(
              (x) =>
                document.elementFromPoint(left + x, bottom - 20)?.closest('.story-print') === print,
            );
            return isSeen ? [] : print.getAttribute('data-date');
          }),
        );
      await expect.poll(covered).toEqual([]);
    });
});

test('one button leads, and the voice stands beside it at any width', async ({ page }) => {
  for (const width of [360, 390, 768])
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/public/oma-riet');
      const boxOf = async (name: string) =>
        (await page.getByRole('main').getByRole('button', { name, exact: true }).boundingBox())!;
      const boxes = async () => [
        await boxOf('Laat het verhaal vertellen'),
        await boxOf('Voorlezen'),
      ];
      // Once the web fonts are there.
      const ratio = async () => (await boxes()).map((box) => box.width).reduce((a, b) => a / b);
      await expect.poll(ratio).toBeGreaterThan(1.7);
      const [first, second] = await boxes();
      expect(first!.height).toBeLessThan(52);
      expect(second!.height).toBeLessThan(52);
      expect(second!.y).toBe(first!.y);
    });
});

test('the head of a story with a long title stays inside a narrow screen', async ({
  page,
  makeStory,
}) => {
  const story = await makeStory({
    timeline: { title: titles.long, description: long },
    items: stories['two photos'],
  });
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(story.path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
});
