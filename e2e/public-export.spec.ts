import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, Download, Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from './fixtures.ts';
import { expectLargeTargets, expectLegible, expectNoFindings, expectToFit } from './legible.ts';

const demo = '/demo/oma-riet';
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Dit verhaal bewaren' });
const start = (page: Page) => page.getByRole('button', { name: 'ZIP maken' });

async function open(page: Page, path: string) {
  await page.goto(path);
  await page.getByRole('button', { name: 'Bewaren', exact: true }).click();
  await expect(dialog(page)).toBeVisible();
  await expect(start(page)).toBeEnabled();
}

/** Removes the save dialog, which tests cannot answer: the file becomes a download. */
const toDownloads = (page: Page) =>
  page.addInitScript(() => Reflect.deleteProperty(window, 'showSaveFilePicker'));

async function unzipped(download: Download) {
  const files = unzipSync(readFileSync(await download.path()));
  return { files, names: Object.keys(files), text: (name: string) => strFromU8(files[name]!) };
}

async function make(page: Page) {
  const saving = page.waitForEvent('download');
  await start(page).click();
  const download = await saving;
  await expect(page.getByText(/^Klaar\. Het verhaal staat bij je downloads\./)).toBeVisible();
  return { name: download.suggestedFilename(), ...(await unzipped(download)) };
}

/** Opens the page of an unpacked archive from disk, without network. */
async function openOffline(
  browser: Browser,
  files: Record<string, Uint8Array>,
  look: (page: Page) => Promise<void>,
) {
  const folder = mkdtempSync(join(tmpdir(), 'anekdotes-zip-'));
  for (const [name, bytes] of Object.entries(files)) {
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, bytes);
  }
  const context = await browser.newContext({ offline: true });
  const page = await context.newPage();
  const strange: string[] = [];
  page.on('request', (request) => {
    if (!/^(file|data):/.test(request.url())) strange.push(request.url());
  });
  page.on('console', (message) => message.type() === 'error' && strange.push(message.text()));
  page.on('dialog', (shown) => {
    strange.push(`dialog: ${shown.message()}`);
    void shown.dismiss();
  });
  await page.goto(pathToFileURL(join(folder, 'index.html')).href);
  await look(page);
  expect(strange).toEqual([]);
  await context.close();
  rmSync(folder, { recursive: true, force: true });
}

test('the archive opens offline with pictures, recordings, videos and chapters', async ({
  page,
  browser,
}) => {
  await toDownloads(page);
  await open(page, '/public/oma-riet');
  const { name, names, files, text } = await make(page);
  expect(name).toBe('Oma Riet.zip');
  expect(names).toContain('media/1955-05-04 De trouwdag.webp');
  expect(names.filter((file) => file.endsWith('.mp3')).length).toBeGreaterThan(8);
  expect(names).not.toContain('Wat niet mee kon.txt');
  expect(JSON.parse(text('verhaal.json')).items).toHaveLength(60);
  await openOffline(browser, files, async (offline) => {
    await expect(offline.getByRole('heading', { level: 1, name: 'Oma Riet' })).toBeVisible();
    await expect(offline.getByRole('article')).toHaveCount(60);
    await expect(offline.getByRole('heading', { level: 2, name: '1950' })).toBeVisible();
    await expect(offline.getByText('winter 1944–45')).toBeVisible();
    const widths = await offline.evaluate(async () => {
      const images = [...document.images];
      for (const image of images) image.loading = 'eager';
      await Promise.all(images.map((image) => image.decode()));
      return images.map(({ naturalWidth }) => naturalWidth);
    });
    expect(widths.length).toBeGreaterThan(30);
    expect(widths.every((width) => width > 0)).toBe(true);
    for (const kind of ['audio', 'video']) {
      const media = offline.locator(kind).first();
      await media.evaluate((element: HTMLMediaElement) => {
        element.muted = true;
        return element.play();
      });
      await expect
        .poll(() => media.evaluate((element: HTMLMediaElement) => element.currentTime))
        .toBeGreaterThan(0);
    }
    await expectNoFindings(offline);
    await expectToFit(offline);
  });
});

test('texts of a story cannot inject anything into the archive', async ({
  page,
  browser,
  makeStory,
}) => {
  const attacks = [
    '</script><script>window.hacked=1;alert(1)</script>',
    '<img src=x onerror="window.hacked=1">',
    '"><svg onload=alert(1)>',
    '</style><script>alert(1)</script>',
    '..\\..\\..\\evil',
    '../../../etc/passwd',
    'CON',
    'nul.txt',
    '\u202Eexe.gpj',
    'feest 🎂👨‍👩‍👧',
    'javascript:alert(1)',
    'x'.repeat(300),
    'Dubbel',
    'dubbel',
  ];
  const story = await makeStory({
    timeline: { title: '<b>Oma</b>: 1/2 "alles" \\ ja?', description: attacks[0]! },
    items: attacks.map((attack, n) => ({
      title: attack.slice(0, 200),
      description: attack,
      item_type: 'photo',
      media_url: `${demo}/${['keuken', 'kerst', 'wieg'][n % 3]}-480.webp?${n}`,
      metadata: { location_name: attack, transcript: attack, date_text: attack.slice(0, 50) },
    })),
  });
  await toDownloads(page);
  await open(page, story.path);
  const { name, names, files } = await make(page);
  expect(name).toBe('b Oma b 1 2 alles ja.zip');
  const media = names.filter((file) => file.startsWith('media/'));
  expect(media).toHaveLength(attacks.length);
  expect(new Set(media.map((file) => file.toLowerCase())).size).toBe(attacks.length);
  for (const file of media) {
    expect(file.slice(6)).not.toMatch(/[<>:"/\\|?*\p{Cc}\p{Cf}]|^\./u);
    expect(Buffer.byteLength(file)).toBeLessThan(255);
  }
  await openOffline(browser, files, async (offline) => {
    await expect(offline.getByRole('article')).toHaveCount(attacks.length);
    for (const attack of attacks.slice(0, 4)) {
      await expect(offline.getByRole('heading', { name: attack, exact: true })).toBeVisible();
    }
    expect(await offline.evaluate(() => 'hacked' in window)).toBe(false);
    expect(await offline.locator('script, svg').count()).toBe(0);
    const broken = await offline.evaluate(async () => {
      const images = [...document.images];
      for (const image of images) image.loading = 'eager';
      const settled = await Promise.allSettled(images.map((image) => image.decode()));
      return settled.filter(({ status }) => status === 'rejected').length;
    });
    expect(broken).toBe(0);
  });
});

test('the archive includes captions, which work from disk', async ({
  page,
  browser,
  makeStory,
}) => {
  await page.route('**/demo/woorden.vtt', (route) =>
    route.fulfill({
      contentType: 'text/vtt',
      body: 'WEBVTT\n\n00:00.000 --> 00:09.000\nKijk, de pet <van> opa',
    }),
  );
  const item = { item_type: 'video', media_url: `${demo}/de-vaart.mp4`, title: 'De vaart' };
  const metadata = {
    captions_url: '/demo/woorden.vtt',
    poster_url: `${demo}/de-vaart-960.webp`,
    transcript: 'Let op de pet.',
  };
  const story = await makeStory({ items: [{ ...item, metadata }] });
  await toDownloads(page);
  await open(page, story.path);
  const { files } = await make(page);
  await openOffline(browser, files, async (offline) => {
    await expect(offline.getByText('Let op de pet.')).toBeVisible();
    const cues = offline.locator('video').evaluate(async (video: HTMLVideoElement) => {
      const track = video.querySelector('track')!;
      const loaded = new Promise((done, fail) => {
        track.addEventListener('load', done);
        track.addEventListener('error', fail);
      });
      track.track.mode = 'showing';
      await loaded;
      return [...track.track.cues!].map((cue) => (cue as VTTCue).text);
    });
    expect(await cues).toEqual(['Kijk, de pet <van> opa']);
  });
});

test('files that fail to load are listed, and the rest is saved', async ({
  page,
  makeStory,
  forgive,
}) => {
  const photo = (title: string, file: string) => ({
    title,
    item_type: 'photo',
    media_url: `${demo}/${file}`,
  });
  const story = await makeStory({
    items: [photo('Keuken', 'keuken-480.webp'), photo('Verdwenen', 'weg-480.webp')],
  });
  await toDownloads(page);
  await open(page, story.path);
  const { names, text } = await make(page);
  await expect(page.getByText('Eén bestand kon niet mee. De rest is compleet.')).toBeVisible();
  await expect(dialog(page).getByText('Verdwenen')).toBeVisible();
  expect(names).toContain('media/1955-05-04 Keuken.webp');
  expect(text('Wat niet mee kon.txt')).toContain('Verdwenen');
  expect(text('index.html')).toContain('Dit bestand kon niet mee');
  await expectNoFindings(page);
  forgive(/Failed to load resource/);
});

test('the export can be limited to the filtered items', async ({ page }) => {
  await toDownloads(page);
  await open(page, '/public/oma-riet?zoek=trouwdag');
  await test.step('the dialog is accessible', async () => {
    await expectLegible(page);
    const inside = await dialog(page).evaluate((box) => box.scrollWidth - box.clientWidth);
    expect(inside).toBeLessThanOrEqual(0);
  });
  await expect(page.getByRole('radio', { name: 'Alles (60)' })).toBeChecked();
  const part = page.getByRole('radio', { name: /^Alleen wat je nu ziet/ });
  const count = Number(/\((\d+)\)/.exec((await part.locator('..').textContent())!)![1]);
  expect(count).toBeLessThan(10);
  await part.check();
  const { text } = await make(page);
  expect(JSON.parse(text('verhaal.json')).items).toHaveLength(count);
  expect(text('index.html')).toContain('Een keuze van');
});

test('the export shows progress, warns before leaving, and can be cancelled', async ({ page }) => {
  await toDownloads(page);
  await open(page, '/public/oma-riet');
  const held: (() => void)[] = [];
  await page.route('**/demo/oma-riet/*.mp3', async (route) => {
    await new Promise<void>((go) => held.push(go));
    await route.abort().catch(() => undefined);
  });
  let downloads = 0;
  page.on('download', () => (downloads += 1));
  await start(page).click();
  await expect(page.getByRole('progressbar', { name: 'Voortgang' })).toBeVisible();
  await expect(page.getByText(/^\d+ van \d+ bestanden, [\d,]+ MB$/)).toBeVisible();
  const stop = page.getByRole('button', { name: 'Stoppen' });
  await expect(stop).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByText(/We zijn nog bezig/)).toBeVisible();
  await expectNoFindings(page);
  await expectLargeTargets(page);
  await stop.click();
  await expect(page.getByText('Gestopt. Er is niets bewaard.')).toBeVisible();
  await expect(start(page)).toBeEnabled();
  for (const go of held) go();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Bewaren', exact: true })).toBeFocused();
  expect(downloads).toBe(0);
});

/** A save dialog that is cancelled once, and then writes into the storage of the page, where the test can read it. */
const toPlace = (page: Page) =>
  page.addInitScript(() => {
    let isCancelled = true;
    Object.assign(window, {
      showSaveFilePicker: async ({ suggestedName }: { suggestedName: string }) => {
        if (isCancelled) {
          isCancelled = false;
          throw new DOMException('', 'AbortError');
        }
        const folder = await navigator.storage.getDirectory();
        Object.assign(window, { suggestedName });
        return folder.getFileHandle('verhaal.zip', { create: true });
      },
    });
  });
const sizeAtPlace = (page: Page) =>
  page.evaluate(async () => {
    const folder = await navigator.storage.getDirectory();
    return folder.getFileHandle('verhaal.zip').then(
      async (handle) => (await handle.getFile()).size,
      () => null,
    );
  });

test('the ZIP is streamed to the chosen file, and cancelling removes it', async ({
  page,
  makeStory,
}) => {
  const items = ['keuken', 'kerst'].map((name) => ({
    title: name,
    item_type: 'photo',
    media_url: `${demo}/${name}-960.webp`,
  }));
  const story = await makeStory({ items });
  await toPlace(page);
  await open(page, story.path);
  await test.step('cancelling the save dialog ends the export without a message', async () => {
    await start(page).click();
    await expect(start(page)).toBeEnabled();
    await expect(page.getByText(/Gestopt|lukte niet/)).toHaveCount(0);
  });
  await start(page).click();
  await expect(page.getByText(/Het verhaal staat op de plek die je koos/)).toBeVisible();
  await expect(page.getByText(/pak het uit/)).toBeVisible();
  await expect.poll(() => sizeAtPlace(page)).toBeGreaterThan(30_000);
  expect(await page.evaluate(() => (window as { suggestedName?: string }).suggestedName)).toBe(
    'Proefverhaal.zip',
  );
  await page.route('**/kerst-960.webp', () => undefined);
  await page.getByRole('button', { name: 'Nog eens maken' }).click();
  await page.getByRole('button', { name: 'Stoppen' }).click();
  await expect(page.getByText('Gestopt. Er is niets bewaard.')).toBeVisible();
  await expect.poll(() => sizeAtPlace(page)).toBeNull();
});

test('a failure of all files is reported, with advice', async ({ page, forgive }) => {
  await toDownloads(page);
  await page.route('**/demo/**', (route) => route.abort());
  await open(page, '/public/seizoen-jo11');
  await start(page).click();
  await expect(page.getByText(/Geen van de bestanden kwam binnen/)).toBeVisible();
  await page.unrouteAll();
  await expect(start(page)).toBeEnabled();
  await make(page);
  forgive(/Failed to load resource/);
});
