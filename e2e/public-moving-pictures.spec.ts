// A gif can be paused. Under reduced motion every picture that moves stands still, whatever type and name it
// is stored with.
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { pauseClock } from './pause-clock.ts';
import { mediaUrl, serveMedia } from './serve-media.ts';

const files = ['gif', 'webp', 'avif', 'png'];
const item = (file: string, item_type: string, day: number) => ({
  title: `${item_type} ${file}`,
  item_type,
  item_date: `1950-01-0${day}`,
  media_url: mediaUrl(file),
});
const moving = [...files, 'jpg'].map((file, index) => item(`moving.${file}`, 'photo', index + 1));
const still = files.map((file, index) => item(`still.${file}`, 'photo', index + 6));

const card = (page: Page, title: string) => page.getByRole('article', { name: title, exact: true });
const pause = { name: 'Gif stilzetten' };
const play = { name: 'Gif afspelen' };

test.beforeEach(({ page }) => serveMedia(page));

/** Known as gifs by their type or their name. */
const named = [item('moving.png', 'gif', 1), moving[0]!];

test('a moving picture has a pause button in its card and in the lightbox', async ({
  page,
  makeStory,
}) => {
  const story = await makeStory({ items: named });
  await page.goto(story.path);
  for (const { title } of named) {
    await test.step(title, async () => {
      await card(page, title).getByRole('button', pause).click();
      await expect(card(page, title).locator('canvas')).toBeVisible();
      await card(page, title).getByRole('button', play).click();
      await expect(card(page, title).locator('canvas')).toBeHidden();
      await card(page, title).getByRole('link').click();
      const slide = page.getByRole('dialog').locator('.yarl__slide_current');
      await slide.getByRole('button', pause).click();
      await expect(slide.locator('canvas')).toBeVisible();
      // It can still be zoomed.
      await page.getByRole('button', { name: 'Vergroten' }).click();
      await expect(page.getByRole('button', { name: 'Verkleinen' })).toBeEnabled();
      await expect(slide.getByRole('button', play)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });
  }
});

test('a moving picture stands still under reduced motion', async ({ page, makeStory }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const story = await makeStory({ items: moving });
  await page.goto(story.path);
  for (const { title } of moving) {
    await test.step(title, async () => {
      await expect(card(page, title).getByRole('button', play)).toBeVisible();
      await card(page, title).scrollIntoViewIfNeeded();
      await expect(card(page, title).locator('canvas')).toBeVisible();
      await card(page, title).getByRole('link').click();
      const slide = page.getByRole('dialog').locator('.yarl__slide_current');
      await expect(slide.locator('canvas')).toBeVisible();
      await slide.getByRole('button', play).click();
      await expect(slide.locator('canvas')).toBeHidden();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });
  }
});

test('still photos have no button, and only reduced motion has them read again', async ({
  page,
  makeStory,
}) => {
  const photos = [...still.slice(1), moving[4]!];
  const gif = { ...moving[0]!, item_date: '1960-01-01' };
  const story = await makeStory({ items: [...photos, gif] });
  const read: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch' && request.url().includes('/soorten/'))
      read.push(request.url().split('/').at(-1)!);
  });
  const showAll = async () => {
    for (const { title } of [...photos, gif]) {
      await card(page, title).scrollIntoViewIfNeeded();
      await expect(card(page, title).getByRole('img').first()).toBeVisible();
    }
  };
  await page.goto(story.path);
  await showAll();
  await expect(page.getByRole('button', { name: /^Gif / })).toHaveCount(1);
  await card(page, photos[0]!.title).getByRole('link').click();
  const slide = page.getByRole('dialog').locator('.yarl__slide_current');
  await expect(slide.getByRole('img', { name: photos[0]!.title })).toBeVisible();
  await expect(slide.getByRole('button')).toHaveCount(0);
  expect(read).toEqual([]);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(story.path);
  await showAll();
  await expect(card(page, moving[4]!.title).getByRole('button', play)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Gif / })).toHaveCount(2);
  await expect
    .poll(() => read.toSorted())
    .toEqual(photos.map(({ title }) => title.split(' ')[1]).toSorted());
});

test('in the slideshow a moving picture stands still while it is paused', async ({
  page,
  makeStory,
}) => {
  await page.clock.install();
  const story = await makeStory({ items: [moving[0]!] });
  await page.goto(story.path);
  await page.getByRole('button', { name: 'Laat het verhaal vertellen' }).click();
  const show = page.getByRole('dialog');
  await expect(show).toBeVisible();
  // Otherwise a slow machine reaches the end of the scene meanwhile.
  await pauseClock(page);
  await page.keyboard.press('ArrowRight');
  await expect(show.getByRole('img', { name: moving[0]!.title })).toBeVisible();
  await expect(show.locator('canvas')).toBeHidden();
  // By keyboard: without a mouse the buttons hide after a while.
  await page.keyboard.press('Space');
  // That it moves is found in an idle task; the scene is paused meanwhile.
  await expect(async () => {
    await page.clock.runFor(100);
    await expect(show.locator('canvas')).toBeVisible({ timeout: 100 });
  }).toPass({ intervals: [50] });
  await page.keyboard.press('Space');
  await expect(show.locator('canvas')).toBeHidden();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(show.locator('canvas')).toBeVisible();
});
