import { expect, test } from './fixtures.ts';
import { serveTone } from './tone.ts';

const recording = '/demo/oma-riet/proef.wav';

const audio = (title: string, audio_variant: string, duration = 20) => ({
  title,
  item_type: 'audio',
  media_url: recording,
  metadata: { audio_variant, duration },
});

test.describe('recordings', () => {
  test.beforeEach(async ({ page }) => {
    await serveTone(page, recording, 20);
  });

  test('each player variant plays, pauses, seeks by keyboard and shows the time', async ({
    page,
    makeStory,
  }) => {
    const looks = ['waveform', 'vinyl', 'bubble', 'cassette'];
    const story = await makeStory({ items: looks.map((look) => audio(`Een ${look}`, look)) });
    await page.goto(story.path);
    for (const look of looks) {
      const name = `Een ${look}`;
      const card = page.getByRole('article', { name });
      await expect(card.getByText('0:20')).toBeVisible();
      await card.getByRole('button', { name: `Afspelen: ${name}` }).click();
      const pause = card.getByRole('button', { name: `Pauzeren: ${name}` });
      await expect(pause).toBeVisible();
      const position = card.getByRole('slider', { name: 'Positie' });
      await expect(card.getByText(/^0:0[1-9]$/)).toBeVisible();
      await pause.click();
      await expect(card.getByRole('button', { name: `Afspelen: ${name}` })).toBeVisible();
      await position.focus();
      await page.keyboard.press('End');
      await expect(position).toHaveAttribute('aria-valuetext', /0:(19|20) van 0:20/);
      await page.keyboard.press('Home');
      await expect(position).toHaveAttribute('aria-valuetext', /^0:00 van 0:20/);
    }
  });

  test('a recording returns to its start after the end, and stops another', async ({
    page,
    makeStory,
  }) => {
    await test.step('a recording returns to its start after the end', async () => {
      const story = await makeStory({ items: [audio('Kort', 'bubble')] });
      await page.goto(story.path);
      await page.getByRole('button', { name: 'Afspelen: Kort' }).click();
      await expect(page.getByRole('button', { name: 'Pauzeren: Kort' })).toBeVisible();
      const position = page.getByRole('slider', { name: 'Positie' });
      await position.focus();
      await page.keyboard.press('End');
      await expect(page.getByRole('button', { name: 'Afspelen: Kort' })).toBeVisible();
      await expect(position).toHaveValue('0');
    });
    await test.step('only one recording plays at a time', async () => {
      const story = await makeStory({ items: [audio('Een', 'vinyl'), audio('Twee', 'cassette')] });
      await page.goto(story.path);
      await page.getByRole('button', { name: 'Afspelen: Een' }).click();
      await expect(page.getByRole('button', { name: 'Pauzeren: Een' })).toBeVisible();
      await page.getByRole('button', { name: 'Afspelen: Twee' }).click();
      await expect(page.getByRole('button', { name: 'Pauzeren: Twee' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Afspelen: Een' })).toBeVisible();
    });
  });
});

test('gifs play and can be paused, and videos play from their poster', async ({
  page,
  isMobile,
}) => {
  await page.goto('/public/oma-riet');
  await expect(page.getByRole('article').first()).toBeVisible();
  const show = async (kind: string) => {
    if (isMobile) await page.getByRole('button', { name: /^Filters/ }).click();
    await page.getByRole('button', { name: kind, exact: true }).click();
    if (isMobile) await page.getByRole('button', { name: /^Toon \d+/ }).click();
  };
  await show('Gif');
  const still = page.getByRole('button', { name: /^Gif stilzetten/ }).first();
  await still.click();
  await page
    .getByRole('button', { name: /^Gif afspelen/ })
    .first()
    .click();
  await expect(still).toBeVisible();
  await page.getByRole('button', { name: 'Wis alles' }).click();
  await show('Video');
  const card = page.getByRole('article').first();
  await card.getByRole('button', { name: /^(Video afspelen|Afspelen)/ }).click();
  await expect
    .poll(() => card.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeGreaterThan(0);
});

test('gifs are paused under reduced motion, and can be played', async ({ page, makeStory }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const story = await makeStory({
    items: [{ title: 'Golven', item_type: 'gif', media_url: '/favicon.svg' }],
  });
  await page.goto(story.path);
  await expect(page.getByRole('button', { name: /^Gif afspelen/ })).toBeVisible();
});
