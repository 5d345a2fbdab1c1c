import type { Locator, Page } from '@playwright/test';
import { decodeQR } from 'qr/decode.js';
import { expect, test } from './fixtures.ts';
import { expectNoFindings } from './legible.ts';

const demo = '/demo/oma-riet';
const book = (page: Page) => page.locator('.booklet');

async function open(page: Page, path: string) {
  // The print dialog would block the test.
  await page.addInitScript(() => {
    const prints: number[] = [];
    Object.assign(window, { prints, print: () => prints.push(document.images.length) });
  });
  await page.goto(path);
  await page.getByRole('button', { name: 'Bewaren', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Boekje maken' })).toBeEnabled();
}
const prints = (page: Page) =>
  page.evaluate(() => (window as unknown as { prints: number[] }).prints.length);

async function make(page: Page, path: string) {
  await open(page, path);
  await page.getByRole('button', { name: 'Boekje maken' }).click();
  await expect.poll(() => prints(page)).toBe(1);
}

/** The number of printed pages. */
const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;

/** Reads a QR code at print resolution: on a screen its modules are blurred. */
async function readCode(code: Locator): Promise<string> {
  const { pixels, ...size } = await code.evaluate(async (svg) => {
    const side = 8 * (svg as SVGSVGElement).viewBox.baseVal.width;
    const copy = svg.cloneNode(true) as SVGSVGElement;
    copy.setAttribute('width', String(side));
    copy.setAttribute('height', String(side));
    const image = new Image();
    image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
    await image.decode();
    const pen = Object.assign(document.createElement('canvas'), { width: side, height: side });
    const context = pen.getContext('2d')!;
    context.drawImage(image, 0, 0);
    let text = '';
    for (const value of context.getImageData(0, 0, side, side).data)
      text += String.fromCharCode(value);
    return { width: side, height: side, pixels: btoa(text) };
  });
  return decodeQR({ ...size, data: new Uint8Array(Buffer.from(pixels, 'base64')) });
}

test('the booklet has a cover, chapters, every picture and every text', async ({ page }) => {
  await make(page, '/public/oma-riet');
  await expect(page.getByText(/Het boekje ligt klaar/)).toBeVisible();
  await expect(book(page)).toBeHidden();
  const broken = await book(page)
    .locator('img')
    .evaluateAll((images: HTMLImageElement[]) => images.filter((image) => !image.naturalWidth));
  expect(broken).toEqual([]);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(book(page).getByRole('heading', { level: 1, name: 'Oma Riet' })).toBeVisible();
  await expect(book(page).getByText('1931 – 2026')).toBeVisible();
  await expect(
    book(page).getByText('Verteld door Karel Jansen, Noor Bakker, Wim Jansen en één ander'),
  ).toBeVisible();
  await expect(book(page).getByRole('heading', { level: 2, name: '1950 – 1959' })).toBeVisible();
  await expect(book(page).getByRole('article')).toHaveCount(60);
  await expect(
    book(page).getByText('P.S. Mijn vingers zijn niet gewoon', { exact: false }),
  ).toBeVisible();
  await expect(book(page).getByText(/Op vijf mei stond mijn vader op de brug/)).toBeVisible();
  const pages = pagesOf(await page.pdf({ format: 'A4' }));
  expect(pages).toBeGreaterThan(15);
  expect(pages).toBeLessThan(35);
  expect(pagesOf(await page.pdf({ format: 'A5' }))).toBeLessThan(60);
});

test('the cover stays one page, and items are not split over pages', async ({
  page,
  makeStory,
}) => {
  await test.step('the cover stays one page with a long title and a foreword', async () => {
    const title = `${'Het lange leven van onze moeder en oma '.repeat(5)}Riet`;
    const description = 'Zij vertelde, en wij schreven het op. '.repeat(25).trim();
    const story = await makeStory({
      timeline: { title, description },
      items: [
        { title: 'De trouwdag', item_type: 'photo', media_url: `${demo}/trouwdag-960.webp` },
        { title: 'De brief' },
      ],
    });
    await make(page, story.path);
    await page.emulateMedia({ media: 'print' });
    for (const [width, height] of [
      [794, 1123],
      [559, 794],
    ] as const) {
      await page.setViewportSize({ width, height });
      const over = await book(page)
        .locator('.bk-cover')
        .evaluate((sheet) => sheet.scrollHeight - sheet.clientHeight);
      expect(over).toBe(0);
      const photo = await book(page).locator('.bk-cover img').boundingBox();
      expect(photo!.height).toBeGreaterThan(height / 5);
    }
    await expect(book(page).getByRole('heading', { name: 'Vooraf' })).toBeVisible();
    await expect(book(page).getByText(description)).toHaveCount(1);
    // Cover, foreword, items, last page.
    expect(pagesOf(await page.pdf({ format: 'A4' }))).toBe(4);
    await page.emulateMedia({ media: 'screen' });
    await page.setViewportSize({ width: 1280, height: 800 });
  });
  await test.step('items are not split over pages, except long texts', async () => {
    const letter = Array.from({ length: 90 }, (_, n) => `Regel ${n + 1} van een lange brief.`);
    const story = await makeStory({
      items: [
        { title: 'Kort', description: 'Eén regel.' },
        { title: 'Brief', description: letter.join('\n\n') },
      ],
    });
    await make(page, story.path);
    await page.emulateMedia({ media: 'print' });
    const broken = (name: string) =>
      book(page)
        .getByRole('article')
        .filter({ has: page.getByRole('heading', { name, exact: true }) })
        .evaluate((moment) => getComputedStyle(moment).breakInside);
    await expect.poll(() => broken('Kort')).toBe('avoid');
    await expect.poll(() => broken('Brief')).toBe('auto');
    await expect(book(page).getByText('Regel 90 van een lange brief.')).toBeVisible();
    const pages = pagesOf(await page.pdf({ format: 'A4' }));
    expect(pages).toBeGreaterThan(4);
  });
});

test('each recording and video has a QR code with its address; a photo that fails to load leaves no gap', async ({
  page,
  baseURL,
  makeStory,
  forgive,
}) => {
  await test.step('each recording and video has a QR code with its address', async () => {
    const story = await makeStory();
    const sound = await story.addItem({
      title: 'Ons liedje',
      item_type: 'audio',
      media_url: `${demo}/ons-liedje.mp3`,
      metadata: { transcript: 'La la la', duration: 42 },
    });
    const video = await story.addItem({
      title: 'De vaart',
      item_type: 'video',
      media_url: `${demo}/de-vaart.mp4`,
      metadata: { poster_url: `${demo}/de-vaart-960.webp` },
    });
    await story.addItem({ title: 'Foto', item_type: 'photo', media_url: `${demo}/kerst-960.webp` });
    const gone = { title: 'Weg', description: 'De tekst blijft.', media_url: `${demo}/weg.webp` };
    await story.addItem({ ...gone, item_type: 'photo' });
    await make(page, `${story.path}?volgorde=nieuwste`);
    await expect(page.getByText(/Eén plaatje kwam niet binnen/)).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(book(page).getByRole('img', { name: /^QR-code/ })).toHaveCount(3);
    for (const [name, path] of [
      ['QR-code om te luisteren naar: Ons liedje', `${story.path}/moment/${sound}`],
      ['QR-code om te kijken naar: De vaart', `${story.path}/moment/${video}`],
      ['QR-code met de link naar het verhaal', story.path],
    ] as const) {
      const code = book(page).getByRole('img', { name });
      await expect(code).toBeVisible();
      expect(await readCode(code)).toBe(baseURL + path);
    }
    await expect(book(page).getByText('La la la')).toBeVisible();
    await expect(book(page).getByText('0:42')).toBeVisible();
  });
  await test.step('a photo that fails to load leaves no gap', async () => {
    await expect(book(page).getByText('De tekst blijft.')).toBeVisible();
    const pictures = (hasText: string) =>
      book(page).getByRole('article').filter({ hasText }).locator('img');
    await expect(pictures('Weg')).toHaveCount(0);
    await expect(pictures('Foto')).toHaveCount(1);
    forgive(/Failed to load resource/);
  });
});

test('preparing shows progress and can be cancelled; the cover photo can be chosen or left out', async ({
  page,
}) => {
  await test.step('preparing shows progress and can be cancelled', async () => {
    await open(page, '/public/oma-riet');
    await page.route('**/demo/oma-riet/*', () => undefined);
    await page.getByRole('button', { name: 'Boekje maken' }).click();
    await expect(page.getByText(/^\d+ van \d+ plaatjes opgehaald$/)).toBeVisible();
    await expectNoFindings(page);
    await page.getByRole('button', { name: 'Stoppen' }).click();
    await expect(page.getByText('Gestopt. Er is niets geprint.')).toBeVisible();
    await expect(book(page)).toHaveCount(0);
    expect(await prints(page)).toBe(0);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
  await test.step('the cover photo can be chosen or left out', async () => {
    const covers = page.getByRole('radio', { name: /^Omslag: / });
    // The family's choice; the first photo of the story is another one.
    await expect(covers.first()).not.toBeChecked();
    await expect(page.getByRole('radio', { name: 'Omslag: In de wieg van opoe' })).toBeChecked();
    await covers.last().check();
    const chosen = (await covers.last().getAttribute('aria-label'))!.replace('Omslag: ', '');
    await page.getByRole('button', { name: 'Boekje maken' }).click();
    await expect.poll(() => prints(page)).toBe(1);
    const cover = page.locator('.bk-cover img');
    const picture = book(page).getByRole('article', { includeHidden: true }).filter({
      hasText: chosen,
    });
    expect(await cover.getAttribute('src')).toBe(
      await picture.locator('img').first().getAttribute('src'),
    );
    await page.getByRole('radio', { name: 'Geen foto' }).check();
    await expect(cover).toHaveCount(0);
    await page.getByRole('button', { name: 'Nog eens printen' }).click();
    await expect.poll(() => prints(page)).toBe(2);
    await page.keyboard.press('Escape');
    await expect(book(page)).toHaveCount(0);
  });
});

test('a failure to load its code is reported', async ({ page, forgive }) => {
  await page.route('**/fetch-pictures-*.js', (route) => route.abort());
  await open(page, '/public/oma-riet');
  await page.getByRole('button', { name: 'Boekje maken' }).click();
  await expect(page.getByText(/Het boekje kon niet worden gemaakt/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Boekje maken' })).toBeEnabled();
  forgive(/Failed to load resource/);
});

test('printing from the browser prints the booklet of the filtered items', async ({ page }) => {
  const code = page.waitForResponse(/\/booklet-[^/]+\.js$/);
  await page.goto('/public/oma-riet?zoek=zandvoort');
  await code;
  await page.evaluate(() => {
    window.addEventListener('beforeprint', () =>
      Object.assign(window, { printed: document.querySelectorAll('.booklet article').length }),
    );
  });
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(async () => {
    await page.pdf({ format: 'A4' });
    const shown = await page.getByRole('article').count();
    await expect
      .poll(() => page.evaluate(() => (window as { printed?: number }).printed))
      .toBe(shown);
  }).toPass();
  await expect(book(page)).toHaveCount(0);
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('the page has print styles when the booklet fails to load', async ({ page, forgive }) => {
  await page.route('**/booklet-*.js', (route) => route.abort());
  const sheet = page.waitForResponse(/\/print-story-[^/]+\.css$/);
  await page.goto('/public/oma-riet');
  await sheet;
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1, name: 'Oma Riet' })).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('search')).toBeHidden();
  await expect(page.getByRole('button')).toHaveCount(0);
  forgive(/Failed to load resource/);
});
