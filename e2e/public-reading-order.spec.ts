// What a screen reader says of an item, in its order: names and texts of the accessibility tree.
import { expect, test } from './fixtures.ts';
import { readingOf } from './reading-of.ts';

const items = [
  {
    title: 'De foto',
    item_type: 'photo',
    media_url: '/favicon.svg',
    description: 'Bij de foto.',
    metadata: { alt_text: 'Een meisje met een strik.', location_name: 'Haarlem' },
  },
  {
    title: 'De gif',
    item_type: 'gif',
    media_url: '/demo/oma-riet/zandvoort.gif',
    description: 'Bij de gif.',
    metadata: { alt_text: 'Golven aan het strand.' },
  },
  {
    title: 'De film',
    item_type: 'video',
    media_url: '/demo/oma-riet/de-vaart.mp4',
    description: 'Bij de film.',
    metadata: {},
  },
  {
    title: 'De stem',
    item_type: 'audio',
    media_url: '/demo/oma-riet/vijf-mei.mp3',
    description: 'Bij de stem.',
    metadata: { duration: 20, audio_variant: 'bubble' },
  },
  {
    title: 'De brief',
    item_type: 'text',
    media_url: null,
    description: 'Lieve Henk.',
    metadata: {},
  },
].map((item: Record<string, string | object | null> & { title: string }, index) => ({
  ...item,
  item_date: `1955-05-0${index + 1}`,
  // Karel Jansen of the demo; the others are by nobody in particular.
  created_by: index === 0 ? 'a1000000-0000-4000-8000-000000000001' : null,
}));

const actions = '[button] Delen | [button] Opslaan | [button] Vorige | [button] Volgende';
const zoom = '[button] Verkleinen | [button] Vergroten';

/** The expected reading order of each item: title, date and contributor, then its media, then its text. */
const readings: Record<string, { card: string; lightbox: string; slideshow: string }> = {
  'De foto': {
    card: '[heading] De foto | 1 mei 1955 | Karel Jansen | Plaats: Haarlem | [image] Een meisje met een strik. | Bij de foto.',
    lightbox: `1 van 5 | ${zoom} | [button] Sluiten | [heading] De foto | 1 mei 1955 | Verteld door | Karel Jansen | [image] Een meisje met een strik. | Bij de foto. | Plaats: | Haarlem | ${actions}`,
    slideshow:
      '[heading] De foto | 1 mei 1955 | Karel Jansen | Haarlem | [image] Een meisje met een strik. | Bij de foto.',
  },
  'De gif': {
    card: '[heading] De gif | 2 mei 1955 | Onbekend | [image] Golven aan het strand. | [button] Gif stilzetten | Bij de gif.',
    lightbox: `2 van 5 | ${zoom} | [button] Sluiten | [heading] De gif | 2 mei 1955 | [image] Golven aan het strand. | [button] Gif stilzetten | Bij de gif. | ${actions}`,
    slideshow: '[heading] De gif | 2 mei 1955 | [image] Golven aan het strand. | Bij de gif.',
  },
  'De film': {
    card: '[heading] De film | 3 mei 1955 | Onbekend | [button] Video afspelen: De film, lengte 0:08 | Bij de film.',
    lightbox: `3 van 5 | [button] Sluiten | [heading] De film | 3 mei 1955 | [button] Video afspelen: De film | Bij de film. | ${actions}`,
    slideshow: '[heading] De film | 3 mei 1955 | Bij de film.',
  },
  'De stem': {
    card: '[heading] De stem | 4 mei 1955 | Onbekend | [button] Afspelen: De stem | [slider] Positie in De stem | Lengte | 0:20 | Bij de stem.',
    lightbox: `4 van 5 | [button] Sluiten | [heading] De stem | 4 mei 1955 | [button] Afspelen: De stem | [slider] Positie in De stem | Lengte | 0:20 | Bij de stem. | ${actions}`,
    slideshow: '[heading] De stem | 4 mei 1955 | Bij de stem.',
  },
  'De brief': {
    card: '[heading] De brief | 5 mei 1955 | Onbekend | Lieve Henk.',
    lightbox: `5 van 5 | [button] Sluiten | [heading] De brief | 5 mei 1955 | Lieve Henk. | ${actions}`,
    slideshow: '[heading] De brief | 5 mei 1955 | Lieve Henk.',
  },
};

test('a card says its title, date and contributor first', async ({ page, makeStory }) => {
  const story = await makeStory({ items });
  await page.goto(story.path);
  for (const { title } of items) {
    const card = page.getByRole('article', { name: title });
    // A film tells its length once it is near the screen.
    await card.scrollIntoViewIfNeeded();
    await expect.poll(() => readingOf(page, card), title).toEqual(readings[title]!.card);
  }
});

test('the lightbox says what it shows first, and closing goes on at the title of the item', async ({
  page,
  makeStory,
}) => {
  const story = await makeStory({ items });
  await page.goto(story.path);
  for (const { title } of items) {
    const link = page.getByRole('article', { name: title }).getByRole('link', { name: title });
    await link.click();
    const lightbox = page.getByRole('dialog');
    await expect(lightbox.getByRole('heading', { name: title })).toBeFocused();
    await expect.poll(() => readingOf(page, lightbox), title).toEqual(readings[title]!.lightbox);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(lightbox).toHaveCount(0);
    await expect(link).toBeFocused();
    const isSelected = () =>
      link.evaluate((element) => element.contains(getSelection()!.anchorNode));
    await expect.poll(isSelected).toBe(true);
  }
});

test('the slideshow says what it shows first', async ({ page, makeStory }) => {
  const story = await makeStory({ items });
  await page.goto(story.path);
  await page.getByRole('button', { name: 'Laat het verhaal vertellen' }).click();
  await page.keyboard.press('Space');
  for (const { title } of items) {
    const scene = page.getByRole('dialog').getByRole('article', { name: title });
    await expect(async () => {
      await page.keyboard.press('ArrowRight');
      await expect(scene).toBeVisible({ timeout: 500 });
    }).toPass();
    await expect.poll(() => readingOf(page, scene), title).toEqual(readings[title]!.slideshow);
  }
});
