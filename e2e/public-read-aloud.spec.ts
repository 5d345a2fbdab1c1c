// The story read aloud, with a stand-in for the voices of the browser.
import type { Locator, Page } from '@playwright/test';
import { fakeSpeech } from './fake-speech.ts';
import { expect, test } from './fixtures.ts';
import { expectNoFindings } from './legible.ts';
import { nextFrames } from './next-frames.ts';
import { serveTone } from './tone.ts';

const layer = (page: Page) => page.getByRole('dialog', { name: 'Lees het hele verhaal voor' });
const opener = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Voorlezen' });
const marked = (page: Page) => layer(page).locator('mark');

const letter = (title: string, item_date: string) => ({
  title,
  item_date,
  item_type: 'text',
  description: 'Lief kind, het gaat o.a. goed met Piet. Wij missen je.\n\nVader',
});
const timeline = { title: 'Oma Riet', description: 'Haar leven.' };
const items = [letter('De boot', '1951-03-01'), letter('De brief van de boot', '1954-05-04')];

test('the story is read aloud, and goes on later where it was', async ({ page, makeStory }) => {
  const speech = await fakeSpeech(page, 'a Dutch voice');
  const story = await makeStory({ timeline, items });
  await page.goto(story.path);
  await opener(page).click();
  await expect(marked(page)).toHaveText('Oma Riet');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect.poll(speech.said).toContain('1 maart 1951');
  await speech.end();
  await expect(marked(page)).toHaveText('De boot');
  await speech.end();
  await expect(marked(page)).toHaveText('Lief kind, het gaat o.a. goed met Piet.');
  expect((await speech.said()).at(-1)).toBe('Lief kind, het gaat onder andere goed met Piet.');
  await expectNoFindings(page);

  await page.keyboard.press('Space');
  await expect(layer(page).getByText('Gepauzeerd')).toBeVisible();
  await page.keyboard.press('Space');
  await expect
    .poll(async () => (await speech.said()).slice(-2))
    .toEqual([
      'Lief kind, het gaat onder andere goed met Piet.',
      'Lief kind, het gaat onder andere goed met Piet.',
    ]);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(async () => (await speech.said()).at(-1)).toBe('1 maart 1951');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await speech.said()).at(-1)).toBe('4 mei 1954');

  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage }));
  expect(stored).toContain('anekdotes-place-');
  for (const secret of [story.slug, story.id, 'Riet', 'brief'])
    expect(stored).not.toContain(secret);

  await page.keyboard.press('Escape');
  await expect(layer(page)).toHaveCount(0);
  const before = (await speech.said()).length;
  await opener(page).click();
  const question = layer(page).getByRole('group', {
    name: 'Je was bij 1954, De brief van de boot. Verder?',
  });
  await expect(question.getByRole('button', { name: 'Ja, verder' })).toBeFocused();
  await expectNoFindings(page);
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await speech.said()).slice(before)).toEqual(['4 mei 1954']);
  await expect(question).toHaveCount(0);
});

test('the whole story is read, also with a filter; nothing of the place stays when it is made private', async ({
  page,
  makeStory,
}) => {
  await fakeSpeech(page, 'a Dutch voice');
  const story = await makeStory({ timeline, items });
  await test.step('the whole story is read, also with a filter', async () => {
    await page.goto(`${story.path}?zoek=brief`);
    await opener(page).click();
    await expect(marked(page)).toHaveText('Oma Riet');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(layer(page).getByText('1 van 2')).toBeVisible();
  });
  await test.step('nothing of the place stays when the story is made private', async () => {
    const keys = () => page.evaluate(() => Object.keys(localStorage).join());
    await expect.poll(keys).toContain('anekdotes-place-');
    await story.sql(`update public.timelines set is_public = false where id = '${story.id}';`);
    await expect(page.getByRole('heading', { name: 'Anekdote niet gevonden' })).toBeVisible();
    await expect.poll(keys).not.toContain('anekdotes-place-');
  });
});

test('a recording plays after its introduction, and the recordings follow each other', async ({
  page,
  makeStory,
}) => {
  const speech = await fakeSpeech(page, 'a Dutch voice');
  await serveTone(page, '/demo/proef-stem.wav', 2);
  const voice = (title: string) => ({
    title,
    item_type: 'audio',
    media_url: '/demo/proef-stem.wav',
    description: null,
  });
  const story = await makeStory({
    timeline,
    items: [letter('De boot', '1951-03-01'), voice('Zij zingt'), voice('Hij fluit')],
  });
  await page.goto(story.path);
  await opener(page).click();
  await expect(marked(page)).toHaveText('Oma Riet');
  await layer(page).getByRole('button', { name: 'Alleen de stemmen' }).click();
  await expect(layer(page).getByRole('button', { name: 'Pauze' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(layer(page).getByText('1 van 2')).toBeVisible();
  const introduce = async (title: string) => {
    await expect(async () => {
      if ((await marked(page).count()) === 0) await speech.end();
      await expect(marked(page)).toHaveText(title, { timeout: 100 });
    }).toPass();
    await speech.end();
  };
  await introduce('Zij zingt');
  await introduce('Hij fluit');
  expect(await speech.said()).not.toContain('De boot');
});

test('without a Dutch voice of the device, the page says how to add one', async ({
  page,
  makeStory,
}) => {
  const speech = await fakeSpeech(page, 'no Dutch voice');
  const story = await makeStory({ timeline, items });
  await page.goto(story.path);
  await opener(page).click();
  await expect(
    layer(page).getByText('Je apparaat heeft nog geen Nederlandse stem om voor te lezen.'),
  ).toBeVisible();
  await expectNoFindings(page);
  await layer(page).getByRole('button', { name: 'Verder zonder stem' }).click();
  await expect(layer(page).getByRole('button', { name: 'Pauze' })).toBeFocused();
  expect(await speech.said()).toEqual([]);
});

test('the focus begins on Pause, and a reload asks before it speaks', async ({
  page,
  makeStory,
}) => {
  const speech = await fakeSpeech(page, 'a Dutch voice');
  const story = await makeStory({ timeline, items });
  await page.goto(story.path);
  await opener(page).focus();
  await page.keyboard.press('Enter');
  await expect(layer(page).getByRole('button', { name: 'Pauze' })).toBeFocused();
  await expect.poll(speech.said).toEqual(['Oma Riet']);
  await expect.poll(() => page.evaluate(() => history.state?.layer)).toBe(true);
  await page.reload();
  const yes = layer(page).getByRole('button', { name: 'Ja, verder' });
  await expect(yes).toBeFocused();
  expect(await speech.said()).toEqual([]);
  await yes.press('Enter');
  await expect.poll(speech.said).toEqual(['Oma Riet']);
});

test('a letter in another language has it in the document, on each screen', async ({
  page,
  makeStory,
}) => {
  await fakeSpeech(page, 'a Dutch voice');
  const english = {
    ...letter('Uit Canada', '1954-05-04'),
    description: 'Dear mother.',
    metadata: { language: 'en-CA' },
  };
  const story = await makeStory({ timeline, items: [letter('De boot', '1951-03-01'), english] });
  const html = await (await page.request.get(story.path)).text();
  expect(html).toMatch(/ lang="en-CA"[^>]*>(<span>)?Dear mother\./);
  await page.goto(story.path);
  const text = (within: Locator) => within.locator('[lang="en-CA"]', { hasText: 'Dear mother.' });
  await expect(text(page.getByRole('article'))).toBeVisible();
  await page.getByRole('link', { name: 'Uit Canada' }).first().click();
  await expect(text(page.getByRole('dialog'))).toBeVisible();
  await page.keyboard.press('Escape');
  await opener(page).click();
  await expect(layer(page).getByRole('button', { name: 'Pauze', exact: true })).toBeFocused();
  for (let scene = 0; scene < 4; scene += 1) await page.keyboard.press('ArrowRight');
  await expect(text(layer(page))).toBeVisible();
});

const sizes = [
  [320, 256],
  [320, 480],
  [375, 420],
  [390, 400],
  [580, 400],
  [688, 400],
] as const;

test('nothing is wider than a small screen', async ({ page, makeStory }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await fakeSpeech(page, 'no Dutch voice');
  const recording = { ...letter('Zij zingt', '1952-03-01'), item_type: 'audio' };
  const media_url = '/demo/proef-stem.wav';
  await serveTone(page, media_url, 20);
  const story = await makeStory({
    timeline,
    items: [...items, { ...recording, media_url }, { ...recording, media_url }],
  });
  await page.goto(story.path);
  await opener(page).click();
  await expect(layer(page)).toBeVisible();
  /** The names of what reaches beyond the edges, and how far the dialog scrolls sideways. */
  const findWide = () =>
    layer(page).evaluate((dialog) => {
      const beyond = [...dialog.querySelectorAll('button, p, .slideshow-notice-box')]
        .filter((element) => !element.closest('ol, .sr-only'))
        .map((element) => ({ text: element.textContent, box: element.getBoundingClientRect() }))
        .filter(({ box }) => box.right > innerWidth + 0.5 || box.left < -0.5);
      return [dialog.scrollWidth - dialog.clientWidth, ...beyond.map(({ text }) => text)];
    });
  async function expectNothingWide(what: string) {
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      await nextFrames(page);
      expect.soft(await findWide(), `${what}, ${width} × ${height}`).toEqual([0]);
    }
  }
  await expect(layer(page).getByText('Stop met voorlezen')).toBeVisible();
  await expectNothingWide('with the longest labels');
  await layer(page)
    .getByRole('button', { name: /^Tempo/ })
    .click();
  await layer(page)
    .getByRole('button', { name: /^Tempo/ })
    .click();
  await expect(layer(page).getByRole('button', { name: 'Verder zonder stem' })).toBeVisible();
  await expectNothingWide('with a message');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(layer(page).getByRole('heading', { name: 'De boot' })).toBeVisible();
  await expectNothingWide('at an item');
});

test('the head offers both ways on the first screen of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/public/oma-riet');
  for (const size of [
    { width: 360, height: 740 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size);
    for (const name of ['Laat het verhaal vertellen', 'Voorlezen']) {
      const button = page.getByRole('main').getByRole('button', { name });
      await expect(button).toBeInViewport({ ratio: 1 });
      expect((await button.boundingBox())!.height).toBeLessThan(60);
    }
  }
});
