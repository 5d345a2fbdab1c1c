// The reader views of browsers, by the rules of Firefox's (Mozilla's Readability): on the document that the
// share page sends, and on the page that the scripts have taken over.
import { createRequire } from 'node:module';
import type { Readability } from '@mozilla/readability';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const readability = createRequire(import.meta.url).resolve('@mozilla/readability/Readability.js');

interface Reading {
  title: string;
  byline: string | null;
  /** The texts in their order, and the pictures as `[file name]`. */
  text: string;
}

async function readingOf(page: Page, html: string): Promise<Reading> {
  const reader = await page.context().newPage();
  await reader.addScriptTag({ path: readability });
  const reading = await reader.evaluate((source) => {
    const whole = new DOMParser().parseFromString(source, 'text/html');
    const { Readability: Reader } = window as unknown as { Readability: typeof Readability };
    const { title, byline, content } = new Reader(whole).parse()!;
    const article = new DOMParser().parseFromString(content ?? '', 'text/html').body;
    for (const image of article.querySelectorAll('img'))
      image.replaceWith(` [${image.getAttribute('src')!.split('/').at(-1)}] `);
    for (const part of article.querySelectorAll('p, h1, h2, h3, h4, div, li')) part.append(' ');
    return {
      title: title ?? '',
      byline: byline ?? null,
      text: article.textContent.replaceAll(/\s+/g, ' ').trim(),
    };
  }, html);
  await reader.close();
  return reading;
}

const karel = 'a1000000-0000-4000-8000-000000000001';
const words = (about: string) => `Dit staat er bij ${about}, en het is kort.`;
const letter = `Lieve Henk, het regent hier al drie dagen. ${'Moeder zit aan het raam en telt de schuiten. '.repeat(12)}`;
const items = (
  [
    ['De foto', 'photo', '/demo/oma-riet/trouwdag-960.webp', words('de foto')],
    ['Op', 'photo', '/demo/oma-riet/de-vaart-960.webp', null],
    ['De gif', 'gif', '/demo/oma-riet/zandvoort.gif', words('de gif')],
    ['De stem', 'audio', '/demo/oma-riet/vijf-mei.mp3', words('de stem')],
    ['De brief', 'text', null, letter.trim()],
    ['Briefje', 'text', null, 'Tot zondag, dan eten we erwtensoep.'],
  ] as const
).map(([title, item_type, media_url, description], index) => ({
  title,
  item_type,
  media_url,
  description,
  item_date: `1955-05-0${index + 1}`,
  // The letter is by nobody in particular.
  created_by: index === 0 || index === 3 ? karel : null,
}));

/** The document of the address, and the page that it becomes. */
async function readBoth(page: Page, path: string, isReady: () => Promise<void>) {
  const served = await page.request.get(path, { headers: { accept: 'text/html' } });
  await page.goto(path);
  await isReady();
  return [
    ['served', await readingOf(page, await served.text())],
    ['loaded', await readingOf(page, await page.content())],
  ] as const;
}

test('each item comes with its title, date, picture and text', async ({ page, makeStory }) => {
  const story = await makeStory({ items });
  const isReady = () => expect(page.getByRole('button', { name: 'Gif stilzetten' })).toBeVisible();
  for (const [which, { text, byline }] of await readBoth(page, story.path, isReady)) {
    const expected = items.map(({ title, description }, index) => {
      const date = `${index + 1} mei 1955`;
      return [title, date, description].filter(Boolean);
    });
    let from = 0;
    for (const part of expected.flat() as string[]) {
      const at = text.indexOf(part, from);
      expect(at, `${which}: “${part}” in ${text.slice(from)}`).toBeGreaterThanOrEqual(0);
      from = at + part.length;
    }
    for (const { title, item_type, media_url } of items) {
      if (item_type !== 'photo' || !media_url) continue;
      expect(text, `${which}: the picture of ${title}`).toContain(media_url.split('/').at(-1));
    }
    expect(text, which).toContain('Karel Jansen');
    expect(text, which).not.toContain('Onbekend');
    expect(byline, which).toBeNull();
  }
});

test('an opened item comes with its title, date and picture', async ({ page, makeStory }) => {
  const story = await makeStory({ items });
  await page.goto(story.path);
  const paths = new Map<string, string>();
  for (const { title } of items) {
    const link = page.getByRole('article', { name: title }).getByRole('link', { name: title });
    paths.set(title, (await link.first().getAttribute('href'))!);
  }
  const isReady = () =>
    expect(page.getByRole('dialog').getByRole('button', { name: 'Sluiten' })).toBeVisible();
  for (const { title, description, item_date, item_type, media_url } of items) {
    await test.step(title, async () => {
      for (const [which, reading] of await readBoth(page, paths.get(title)!, isReady)) {
        const text = `${reading.title} ${reading.text}`;
        expect(text, which).toContain(title);
        expect(text, which).toContain(`${Number(item_date.slice(-1))} mei 1955`);
        if (description) expect(text, which).toContain(description);
        if (item_type === 'photo' && media_url)
          expect(text, `${which}: the picture`).toContain(media_url.split('/').at(-1));
        // The lightbox shows one item, not the story behind it.
        for (const other of items)
          if (other.description && other.title !== title)
            expect(reading.text, which).not.toContain(other.description);
        expect(reading.text, which).not.toContain('Onbekend');
        expect(reading.byline, which).toBeNull();
      }
    });
  }
});
