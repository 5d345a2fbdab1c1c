// Media that arrive but that this browser cannot decode: no retry that cannot help, but the file.
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectNoFindings } from './legible.ts';
import { mediaUrl, serveMedia } from './serve-media.ts';

const poster = '/demo/oma-riet/de-vaart-960.webp';
const photo = { title: 'De foto', item_type: 'photo', media_url: mediaUrl('foto.heic') };
const gif = { title: 'De gif', item_type: 'gif', media_url: mediaUrl('gif.heic') };
const film = (file: string, metadata: object = {}) => ({
  title: 'De film',
  item_type: 'video',
  media_url: mediaUrl(file),
  metadata,
});
const sound = { title: 'De stem', item_type: 'audio', media_url: mediaUrl('sound.wma') };

const texts = {
  photo: /^Je browser kan deze foto niet tonen\. Sla de foto op/,
  gif: /^Je browser kan deze gif niet tonen\. Sla de gif op/,
  video: /^Je browser kan deze video niet afspelen\. Sla de video op/,
  soundOnly: /^Je hoort alleen het geluid: je browser kan het beeld van deze video niet tonen\./,
  audio: /^Je browser kan deze opname niet afspelen\. Sla de opname op/,
};
const card = (page: Page, title: string) => page.getByRole('article', { name: title, exact: true });
const retry = (page: Page) => page.getByRole('button', { name: 'Opnieuw proberen' });
const save = { name: 'Opslaan' };

async function expectSaved(page: Page, click: () => Promise<void>, name: RegExp) {
  const download = page.waitForEvent('download');
  await click();
  expect((await download).suggestedFilename()).toMatch(name);
}

test.beforeEach(({ page }) => serveMedia(page));

test('photos, gifs, films and recordings that cannot be decoded offer the file, without a retry', async ({
  page,
  makeStory,
}) => {
  await test.step('a HEIC photo, and a gif, offer the file instead of a retry', async () => {
    const story = await makeStory({ items: [photo, gif] });
    await page.goto(story.path);
    await expect(card(page, 'De foto').getByText(texts.photo)).toBeVisible();
    await expect(card(page, 'De gif').getByText(texts.gif)).toBeVisible();
    await expect(retry(page)).toHaveCount(0);
    await expectNoFindings(page);
    const button = card(page, 'De foto').getByRole('button', save);
    await expectSaved(page, () => button.click(), /De foto\.heic$/);
    await card(page, 'De foto').getByRole('link', { name: 'De foto' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(texts.photo)).toBeVisible();
    await expect(retry(page)).toHaveCount(0);
    await expectSaved(page, () => dialog.getByRole('button', save).click(), /De foto\.heic$/);
  });
  await test.step('a film whose picture cannot be decoded keeps its sound and its poster', async () => {
    const story = await makeStory({ items: [film('film.mp4', { poster_url: poster })] });
    await page.goto(story.path);
    const film1 = card(page, 'De film');
    await film1.getByRole('button', { name: 'Video afspelen: De film' }).click();
    await expect(film1.getByText(texts.soundOnly)).toBeVisible();
    await expect(film1.locator(`img[src="${poster}"]`)).toBeVisible();
    await expect
      .poll(() => film1.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime))
      .toBeGreaterThan(0);
    await expectNoFindings(page);
    await expectSaved(page, () => film1.getByRole('button', save).click(), /De film\.mp4$/);

    await film1.getByRole('link', { name: 'De film' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Video afspelen: De film' }).click();
    await expect(dialog.getByText(texts.soundOnly)).toBeVisible();
    await expect(dialog.locator(`.yarl__slide_current img[src="${poster}"]`)).toBeVisible();
    await expectNoFindings(page);
  });
  await test.step('films and a recording that cannot be played have no retry', async () => {
    // Without a duration, its metadata are read before it plays.
    const films = [
      { ...film('silent-film.mp4', { poster_url: poster, duration: 8 }), title: 'Met plaatje' },
      { ...film('silent-film.mp4'), title: 'Zonder plaatje' },
    ];
    const story = await makeStory({ items: [...films, sound] });
    await page.goto(story.path);
    for (const { title, metadata } of films) {
      await test.step(title, async () => {
        const one = card(page, title);
        const hasPoster = 'poster_url' in metadata;
        const start = { name: `Video afspelen: ${title}` };
        if (hasPoster) await one.getByRole('button', start).click();
        await expect(one.getByText(texts.video)).toBeVisible();
        await expect(one.locator(`img[src="${poster}"]`)).toHaveCount(hasPoster ? 1 : 0);
        await expectSaved(page, () => one.getByRole('button', save).click(), /plaatje\.mp4$/);
        await one.getByRole('link', { name: title }).click();
        const dialog = page.getByRole('dialog');
        if (hasPoster) await dialog.getByRole('button', start).click();
        await expect(dialog.getByText(texts.video)).toBeVisible();
        await expect(retry(page)).toHaveCount(0);
        await page.keyboard.press('Escape');
        await expect(dialog).toHaveCount(0);
      });
    }
    await test.step('a recording', async () => {
      await card(page, 'De stem').getByRole('button', { name: 'Afspelen: De stem' }).click();
      await expect(card(page, 'De stem').getByText(texts.audio)).toBeVisible();
      await expect(retry(page)).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Afspelen: De stem' })).toBeDisabled();
      await expectNoFindings(page);
      const button = card(page, 'De stem').getByRole('button', save);
      await expectSaved(page, () => button.click(), /De stem\.\w+$/);
    });
  });
});

test('the slideshow says so, and goes on', async ({ page, makeStory }) => {
  const days = (index: number) => ({ item_date: `1950-01-0${index + 1}` });
  const items = [photo, film('film.mp4'), film('silent-film.mp4', { poster_url: poster }), sound];
  const last = { title: 'Daarna', item_type: 'text', description: 'Het eind.' };
  const story = await makeStory({
    items: [...items, last].map((item, index) => ({ ...item, ...days(index) })),
  });
  await page.clock.install();
  await page.goto(story.path);
  await page.getByRole('button', { name: 'Laat het verhaal vertellen' }).click();
  const show = page.getByRole('dialog');
  await expect(show).toBeVisible();
  const next = () => page.keyboard.press('ArrowRight');
  await next();
  await expect(show.getByText(texts.photo)).toBeVisible();
  await next();
  await expect(show.getByText(texts.soundOnly)).toBeVisible();
  await next();
  await expect(show.getByText(texts.video)).toBeVisible();
  await expect(show.locator(`img[src="${poster}"]`)).toBeVisible();
  await next();
  await expect(show.getByText(texts.audio)).toBeVisible();
  await expect(show.getByRole('button', save)).toBeVisible();
  await expect(retry(page)).toHaveCount(0);
  await expect(async () => {
    await page.clock.runFor(1000);
    await expect(show.getByText('Dit was Proefverhaal').first()).toBeVisible({ timeout: 100 });
  }).toPass();
});

test('what failed in the network once comes by itself', async ({ page, makeStory, forgive }) => {
  let failures = 0;
  await page.route('**/trouwdag-*.webp', (route) => {
    failures += 1;
    // The small size, and the large one that is tried after it.
    return failures <= 2 ? route.abort() : route.fallback();
  });
  const media_url = '/demo/oma-riet/trouwdag-960.webp';
  const story = await makeStory({
    items: [{ title: 'De trouwdag', item_type: 'photo', media_url }],
  });
  await page.goto(story.path);
  await expect(page.getByRole('img', { name: 'De trouwdag' })).toHaveJSProperty('complete', true);
  await expect(page.getByText(/niet (worden getoond|tonen)/)).toHaveCount(0);
  forgive(/Failed to load resource/);
});

const answers: [fault: string, answer: { status?: number; contentType?: string; body: string }][] =
  [
    ['is missing', { status: 404, body: '' }],
    [
      'is a page of the host',
      { contentType: 'text/html', body: '<!doctype html><title>Weg</title>' },
    ],
    ['is empty', { contentType: 'image/webp', body: '' }],
  ];

test('a file that is missing, a page of the host or empty keeps its retry', async ({
  page,
  makeStory,
  forgive,
}) => {
  const items = [
    { title: 'Foto', item_type: 'photo', media_url: 'webp' },
    { title: 'Film', item_type: 'video', media_url: 'mp4' },
    { title: 'Stem', item_type: 'audio', media_url: 'mp3' },
  ].flatMap((item) =>
    answers.map(([fault], n) => ({
      ...item,
      title: `${item.title} ${fault}`,
      media_url: `/demo/weg-${n}.${item.media_url}`,
    })),
  );
  for (const [n, [, answer]] of answers.entries())
    await page.route(`**/demo/weg-${n}.*`, (route) => route.fulfill(answer));
  const story = await makeStory({ items });
  await page.goto(story.path);
  for (const [fault] of answers) {
    await page.getByRole('button', { name: `Afspelen: Stem ${fault}`, exact: true }).click();
    for (const kind of ['Foto', 'Film', 'Stem']) {
      const item = card(page, `${kind} ${fault}`);
      await item.scrollIntoViewIfNeeded();
      await expect(retry(page).and(item.getByRole('button'))).toBeVisible();
    }
  }
  await expect(page.getByRole('button', save)).toHaveCount(0);
  // The answers that decide it have come by then.
  for (const [fault] of answers) {
    const photoCard = card(page, `Foto ${fault}`);
    await photoCard.getByRole('button', { name: 'Opnieuw proberen' }).click();
    await expect(photoCard.getByText(/^Het lukt nog niet/)).toBeVisible();
  }
  await expect(retry(page)).toHaveCount(items.length);
  await expect(page.getByRole('button', save)).toHaveCount(0);
  forgive(/Failed to load resource/);
});
