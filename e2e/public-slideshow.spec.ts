import type { Page } from '@playwright/test';
import { expect, servePlainStories, test } from './fixtures.ts';
import { serveTone } from './tone.ts';
import { expectNoFindings, lastingAnimations, untilSettled } from './legible.ts';
import { untilAtRest } from './next-frames.ts';
import { pauseClock } from './pause-clock.ts';
import type { Story } from './stories.ts';

const name = 'Laat het verhaal vertellen';
const layer = (page: Page) => page.getByRole('dialog', { name });
const opener = (page: Page) => page.getByRole('main').getByRole('button', { name });
const announcement = (page: Page) => layer(page).getByRole('status').first();
const press = (page: Page, ...keys: string[]) =>
  keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve());

async function open(page: Page, path: string) {
  await page.goto(path);
  await opener(page).click();
  await expect(layer(page)).toBeVisible();
}

/** Advances the fake clock in steps until the text is shown; media play in real time. */
const runUntil = (page: Page, text: string) =>
  expect(async () => {
    await page.clock.fastForward(1000);
    await expect(announcement(page)).toContainText(text, { timeout: 50 });
  }).toPass({ intervals: [50] });

/** Records every media element that was played; that of recordings is not in the document. */
const watchPlayers = (page: Page) =>
  page.addInitScript(() => {
    const started = new Set<HTMLMediaElement>();
    Object.assign(window, { started });
    const { play } = HTMLMediaElement.prototype;
    HTMLMediaElement.prototype.play = function start() {
      started.add(this);
      return play.call(this);
    };
  });

/** The media element that plays, once it has started. */
const playing = async (page: Page) => {
  const found = await page.waitForFunction(() =>
    [...(window as unknown as { started: Set<HTMLMediaElement> }).started].find(
      ({ paused, currentTime }) => !paused && currentTime > 0,
    ),
  );
  return found.asElement()!;
};

/** Seeks to the last half second. */
const nearItsEnd = async (page: Page) =>
  (await playing(page)).evaluate((media) => {
    const { duration } = media as HTMLMediaElement;
    (media as HTMLMediaElement).currentTime = duration - 0.5;
  });

const text = (title: string, item_date = '1955-05-04', description = 'Een paar woorden.') => ({
  title,
  item_date,
  description,
});
const picture = (title: string, media_url = '/demo/oma-riet/trouwdag-960.webp') => ({
  ...text(title),
  item_type: 'photo',
  media_url,
});
const voice = (title: string, metadata = {}) => ({
  ...text(title),
  item_type: 'audio',
  media_url: '/demo/proef-stem.wav',
  metadata,
});
const timeline = { title: 'Oma Riet', description: 'Haar leven.' };

test('the slideshow goes from the title to an end with buttons; the controls hide without input', async ({
  page,
  makeStory,
}) => {
  await test.step('the end has buttons to restart and close, and keys still work', async () => {
    await page.clock.install();
    const story = await makeStory({ timeline, items: [text('De brief')] });
    await open(page, story.path);
    // So that only keys lead to the end.
    await pauseClock(page);
    const end = 'Dit was Oma Riet';
    await press(page, 'ArrowRight', 'ArrowRight');
    await expect(announcement(page)).toHaveText(end);
    await layer(page).getByRole('button', { name: 'Nog een keer' }).click();
    await expect(announcement(page)).toHaveText('Oma Riet');
    await press(page, 'ArrowRight', 'ArrowRight');
    await expect(announcement(page)).toHaveText(end);
    await page.clock.resume();
    await layer(page).getByRole('button', { name: 'Terug naar het verhaal' }).click();
    await expect(layer(page)).toHaveCount(0);
    await expect(opener(page)).toBeFocused();
    // Closing goes back, which the next page has to wait for.
    await expect.poll(() => page.evaluate(() => history.state?.layer)).toBeUndefined();
  });
  await test.step('the slideshow shows title, chapters, items and an end', async () => {
    const story = await makeStory({
      timeline,
      items: [
        { ...picture('De trouwdag'), item_date: '1955-05-04' },
        text('De brief', '1957-01-01'),
      ],
    });
    await open(page, story.path);
    await pauseClock(page);
    await expect(announcement(page)).toHaveText('Oma Riet');
    const seen: string[] = [];
    for (const expected of [
      '1955, één gebeurtenis',
      /Foto\. 4 mei 1955\. De trouwdag/,
      '1957, één gebeurtenis',
      /Tekst\. 1 januari 1957\. De brief/,
      'Dit was Oma Riet',
    ]) {
      await expect(async () => {
        await page.clock.fastForward(1000);
        await expect(announcement(page)).toHaveText(expected, { timeout: 50 });
      }).toPass({ intervals: [50] });
      seen.push((await announcement(page).textContent()) ?? '');
    }
    expect(seen).toHaveLength(5);
    await page.clock.resume();
  });
  await test.step('the controls hide without input, and return', async () => {
    const story = await makeStory({
      timeline,
      items: [text('Een', '1955-05-04', 'woord '.repeat(200))],
    });
    await open(page, story.path);
    await pauseClock(page);
    const opacity = () =>
      layer(page)
        .getByRole('region', { name: 'Bediening' })
        .evaluate((element) => getComputedStyle(element).opacity);
    await press(page, 'ArrowRight');
    await expect.poll(opacity).toBe('1');
    await page.clock.runFor(3600);
    await expect.poll(opacity).toBe('0');
    await press(page, 'ArrowDown', 'ArrowDown');
    await expect.poll(opacity).toBe('1');
    const button = layer(page).getByRole('button', { name: 'Pauze' });
    await button.focus();
    await page.clock.runFor(8000);
    await expect.poll(opacity).toBe('1');
    await expect(button).toBeFocused();
  });
});

test.describe('closing', () => {
  const items = Array.from({ length: 40 }, (_, n) => text(`Moment ${n}`, `${1950 + n}-01-01`));
  const closers: [string, (page: Page) => Promise<unknown>][] = [
    ['Escape', (page) => page.keyboard.press('Escape')],
    ['Back', (page) => page.goBack()],
    [
      'the cross',
      (page) => layer(page).getByRole('button', { name: 'Sluiten', exact: true }).click(),
    ],
  ];

  test('each way restores scroll offset and focus; it starts at the first visible item; a reload opens it again', async ({
    page,
    makeStory,
  }) => {
    const story = await makeStory({ timeline, items });
    await page.goto('/features');
    await page.goto(`${story.path}?q=Moment`);
    for (const [way, close] of closers) {
      await test.step(`${way} closes it`, async () => {
        await opener(page).evaluate((button: HTMLElement) =>
          window.scrollTo(0, button.offsetTop - 40),
        );
        await opener(page).evaluate((button: HTMLElement) => button.focus({ preventScroll: true }));
        const before = await page.evaluate(() => [location.href, history.length, scrollY]);
        await page.keyboard.press('Enter');
        await expect(layer(page)).toBeVisible();
        expect(page.url()).toBe(before[0]);
        await press(page, 'ArrowRight', 'ArrowRight');
        await close(page);
        await expect(layer(page)).toHaveCount(0);
        await expect(opener(page)).toBeFocused();
        await expect
          .poll(() => page.evaluate(() => [location.href, history.state?.layer, scrollY]))
          .toEqual([before[0], undefined, before[2]]);
      });
    }
    await test.step('it starts at the first visible item', async () => {
      await page.getByRole('heading', { name: 'Moment 9', exact: true }).evaluate((heading) => {
        heading.closest('article')?.scrollIntoView({ block: 'start' });
      });
      await opener(page).evaluate((button: HTMLElement) => button.click());
      await expect(announcement(page)).toContainText(/Moment (8|9|10)\./);
    });
    await test.step('a reload opens it again, and Back shows the story', async () => {
      // The history entry is pushed after render: an earlier reload would be one of the story.
      await expect.poll(() => page.evaluate(() => history.state?.layer)).toBe(true);
      await page.reload();
      await expect(layer(page)).toBeVisible();
      await page.goBack();
      await expect(layer(page)).toHaveCount(0);
      await expect(page.getByRole('article').first()).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL('/features');
    });
  });
});

test.describe('keyboard and remote control', () => {
  async function restart(page: Page) {
    await page.keyboard.press('Escape');
    await expect(layer(page)).toHaveCount(0);
    await opener(page).click();
    await expect(layer(page)).toBeVisible();
  }

  const items = ['Een', 'Twee', 'Drie'].map((title) => text(title));

  test('every key and every button works', async ({ page, makeStory }) => {
    const story = await makeStory({ timeline, items });
    await open(page, story.path);

    await test.step('Space and Enter pause, arrow keys go on and back', async () => {
      await press(page, 'Space');
      await expect(layer(page).getByRole('button', { name: 'Verder' })).toBeVisible();
      await press(page, 'Enter');
      await expect(layer(page).getByRole('button', { name: 'Pauze' })).toBeVisible();
      await press(page, 'Space', 'ArrowRight', 'ArrowRight');
      await expect(announcement(page)).toContainText('Twee');
      await press(page, 'ArrowLeft');
      await expect(announcement(page)).toContainText('Een');
    });
    await test.step('arrow up and down reach every button', async () => {
      await restart(page);
      await press(page, 'ArrowDown');
      await expect(layer(page).getByRole('button', { name: 'Pauze' })).toBeFocused();
      const names = new Set<string>();
      for (let n = 0; n < 12; n += 1) {
        names.add(
          await page.evaluate(
            () =>
              document.activeElement?.getAttribute('aria-label') ??
              document.activeElement?.textContent ??
              '',
          ),
        );
        await press(page, 'ArrowDown');
      }
      for (const expectedName of [
        'Vorige',
        'Volgende',
        'Tempo: gewoon',
        'Sluiten',
        'Ga naar 1955',
      ]) {
        expect([...names]).toContain(expectedName);
      }
      await press(page, 'ArrowRight');
      await expect(announcement(page)).toContainText('Een');
    });
    await test.step('focus is trapped', async () => {
      await restart(page);
      for (let n = 0; n < 14; n += 1) {
        await press(page, 'Tab');
        const where = await page.evaluate(() => {
          const { activeElement } = document;
          return activeElement === document.body || activeElement?.closest('dialog') !== null;
        });
        expect(where).toBe(true);
      }
    });
    await test.step('the keys of a television work', async () => {
      await restart(page);
      const send = (key: string, keyCode = 0) =>
        page.evaluate(
          ([sent, code]) =>
            document.activeElement?.dispatchEvent(
              new KeyboardEvent('keydown', {
                key: sent,
                keyCode: code,
                bubbles: true,
                cancelable: true,
              }),
            ),
          [key, keyCode] as const,
        );
      await send('MediaTrackNext');
      await expect(announcement(page)).toContainText('Een');
      await send('MediaPlayPause');
      await expect(layer(page).getByRole('button', { name: 'Verder' })).toBeVisible();
      await send('Unidentified', 415);
      await expect(layer(page).getByRole('button', { name: 'Pauze' })).toBeVisible();
      await send('MediaTrackPrevious');
      await expect(announcement(page)).toHaveText('Oma Riet');
      await send('Unidentified', 461);
      await expect(layer(page)).toHaveCount(0);
    });
    await test.step('enters and leaves full screen', async () => {
      await opener(page).click();
      await expect(layer(page)).toBeVisible();
      const isFull = () => page.evaluate(() => document.fullscreenElement !== null);
      await layer(page).getByRole('button', { name: 'Volledig scherm' }).click();
      await expect.poll(isFull).toBe(true);
      await layer(page).getByRole('button', { name: 'Volledig scherm uit' }).click();
      await expect.poll(isFull).toBe(false);
      await layer(page).getByRole('button', { name: 'Volledig scherm' }).click();
      await expect.poll(isFull).toBe(true);
      await layer(page).getByRole('button', { name: 'Sluiten', exact: true }).click();
      await expect.poll(isFull).toBe(false);
    });
  });
});

test.describe('sound', () => {
  const serve = (page: Page, seconds: number) => serveTone(page, '/demo/proef-stem.wav', seconds);
  const items = [
    voice('De stem', { transcript: 'Op vijf mei stond mijn vader op de brug.' }),
    text('Daarna'),
  ];

  test('recordings and videos play to their end, then the next scene follows', async ({
    page,
    makeStory,
  }) => {
    await test.step('a recording plays to its end with its transcript, then the next scene follows', async () => {
      await page.clock.install();
      await watchPlayers(page);
      await serve(page, 60);
      const story = await makeStory({ timeline, items });
      await open(page, story.path);
      await press(page, 'ArrowRight');
      await expect(layer(page).getByText('Op vijf mei stond mijn vader')).toBeVisible();
      await playing(page);
      // Longer than the reading time: only the end of the recording goes on.
      for (let second = 0; second < 12; second += 1) await page.clock.fastForward(1000);
      await expect(announcement(page)).toContainText('De stem');
      await nearItsEnd(page);
      await runUntil(page, 'Daarna');
    });
    await test.step('a recording plays after a video that was skipped', async () => {
      const item = { ...picture('De film', '/demo/oma-riet/de-vaart.mp4'), item_type: 'video' };
      const story = await makeStory({ timeline, items: [item, voice('De stem'), text('Daarna')] });
      await open(page, story.path);
      await press(page, 'ArrowRight');
      const shown = layer(page).locator('video');
      await expect
        .poll(() => shown.evaluate((video: HTMLVideoElement) => video.currentTime))
        .toBeGreaterThan(0.2);
      await press(page, 'ArrowRight');
      // It reaches the end: a paused slideshow would stay.
      await expect(announcement(page)).toContainText('De stem');
      await nearItsEnd(page);
      await runUntil(page, 'Daarna');
      await expect(layer(page).getByRole('button', { name: 'Pauze' })).toBeAttached();
    });
    await test.step('a video plays with its captions', async () => {
      await page.route('**/demo/proef.vtt', (route) =>
        route.fulfill({
          contentType: 'text/vtt',
          body: 'WEBVTT\n\n00:00.000 --> 00:30.000\nDag oma',
        }),
      );
      const item = {
        ...text('De film'),
        item_type: 'video',
        media_url: '/demo/oma-riet/de-vaart.mp4',
        metadata: { captions_url: '/demo/proef.vtt', duration: 8 },
      };
      const story = await makeStory({ timeline, items: [item, text('Daarna')] });
      await open(page, story.path);
      await press(page, 'ArrowRight');
      const video = layer(page).locator('video');
      await expect(video).toBeVisible();
      await expect
        .poll(() =>
          video.evaluate((element: HTMLVideoElement) => [
            element.textTracks[0]?.mode,
            element.textTracks[0]?.cues?.length,
          ]),
        )
        .toEqual(['showing', 1]);
      await nearItsEnd(page);
      await runUntil(page, 'Daarna');
    });
  });

  test('playback on the page stops on opening, and that of the slideshow on closing', async ({
    page,
    makeStory,
  }) => {
    await serve(page, 20);
    const story = await makeStory({ timeline, items });
    await watchPlayers(page);
    const sounding = () =>
      page.evaluate(
        () =>
          [...(window as unknown as { started: Set<HTMLMediaElement> }).started].filter(
            ({ paused }) => !paused,
          ).length,
      );
    await page.goto(story.path);
    await page.getByRole('button', { name: 'Afspelen: De stem' }).click();
    await expect(page.getByRole('button', { name: 'Pauzeren: De stem' })).toBeVisible();
    await opener(page).click();
    await expect(layer(page)).toBeVisible();
    await press(page, 'ArrowRight');
    await expect(
      page.getByRole('button', { name: 'Afspelen: De stem', includeHidden: true }),
    ).toBeAttached();
    await expect.poll(sounding).toBe(1);
    await press(page, 'Space');
    await expect.poll(sounding).toBe(0);
    await press(page, 'Space');
    await expect.poll(sounding).toBe(1);
    await press(page, 'Escape');
    await expect.poll(sounding).toBe(0);
  });

  test('a message asks for a tap when the browser blocks autoplay', async ({ page, makeStory }) => {
    await page.clock.install();
    await serve(page, 1);
    await page.addInitScript(() => {
      const { play } = HTMLMediaElement.prototype;
      let isAllowed = false;
      document.addEventListener(
        'click',
        ({ target }) => {
          isAllowed ||= (target as Element).textContent === 'Laat maar horen';
        },
        true,
      );
      HTMLMediaElement.prototype.play = function started() {
        return isAllowed
          ? play.call(this)
          : Promise.reject(new DOMException('', 'NotAllowedError'));
      };
    });
    const story = await makeStory({ timeline, items });
    await open(page, story.path);
    await press(page, 'ArrowRight');
    await expect(layer(page).getByRole('alert')).toContainText('wacht op een tik');
    await expectNoFindings(page);
    await layer(page).getByRole('button', { name: 'Laat maar horen' }).click();
    await expect(layer(page).getByRole('alert')).toHaveCount(0);
    await runUntil(page, 'Daarna');
  });
});

test('broken media show their text for its reading time, then the next scene follows', async ({
  page,
  makeStory,
  forgive,
}) => {
  await page.clock.install();
  const story = await makeStory({
    timeline,
    items: [
      picture('Weg', '/demo/weg.webp'),
      voice('Stil', { transcript: 'Wat hij zei.' }),
      text('Daarna'),
    ],
  });
  await page.route('**/demo/weg.webp', (route) => route.fulfill({ status: 404 }));
  await page.route('**/demo/proef-stem.wav', (route) => route.fulfill({ status: 404 }));
  await open(page, story.path);
  await press(page, 'ArrowRight');
  await expect(layer(page).getByText('Deze foto kan nu niet worden getoond')).toBeVisible();
  await runUntil(page, 'Stil');
  await expect(layer(page).getByText('Deze opname is nu niet te horen.')).toBeVisible();
  await expect(layer(page).getByText('Wat hij zei.')).toBeVisible();
  await runUntil(page, 'Daarna');
  forgive(/Failed to load resource/);
});

test.describe('live', () => {
  async function openLive(page: Page, story: Story) {
    await servePlainStories(page);
    let reads = 0;
    page.on('response', (response) => {
      if (/\/rest\/v1\/timelines\?/.test(response.url())) reads += 1;
    });
    await page.goto(story.path);
    await expect.poll(() => reads).toBeGreaterThanOrEqual(2);
    await opener(page).click();
    await expect(layer(page)).toBeVisible();
    await press(page, 'ArrowRight', 'Space');
  }

  test('an added item is inserted in order, and a removed item is skipped', async ({
    page,
    makeStory,
  }) => {
    const story = await makeStory({
      timeline,
      items: [text('Een', '1955-01-01'), text('Drie', '1955-03-01')],
    });
    await openLive(page, story);
    await expect(announcement(page)).toContainText('Een');
    await story.addItem(text('Twee', '1955-02-01'));
    await expect(layer(page).getByText('1 van 3')).toBeVisible();
    await expect(announcement(page)).toContainText('Een');
    await press(page, 'ArrowRight');
    await expect(announcement(page)).toContainText('Twee');
    await story.sql(
      `delete from public.timeline_items where title = 'Twee' and timeline_id = '${story.id}';`,
    );
    await expect(announcement(page)).toContainText('Drie');
  });
});

test('under reduced motion a long text is shown in parts, and nothing moves', async ({
  page,
  makeStory,
}) => {
  await test.step('a long text is shown in parts, by reading time', async () => {
    await page.clock.install();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const story = await makeStory({
      timeline,
      items: [text('De brief', '1955-05-04', 'Nog een regel om te lezen. '.repeat(90))],
    });
    await open(page, story.path);
    await pauseClock(page);
    await press(page, 'ArrowRight');
    await expect(announcement(page)).toContainText('De brief');
    const scrollText = layer(page).locator('.slideshow-scroll-text').last();
    const places: number[] = [];
    while ((await announcement(page).textContent())?.includes('De brief')) {
      const { top, rest } = await scrollText.evaluate(
        ({ scrollTop, clientHeight, scrollHeight }) => ({
          top: scrollTop,
          rest: scrollHeight - clientHeight - scrollTop,
        }),
      );
      if (places.at(-1) !== top) places.push(top);
      if (rest < 2) break;
      await page.clock.fastForward(2000);
    }
    await expect(announcement(page)).toContainText('De brief');
    expect(places[0]).toBe(0);
    expect(places.length).toBeGreaterThanOrEqual(2);
    expect(places.length).toBeLessThan(12);
    await page.clock.resume();
  });
  await test.step('under reduced motion there are no fades, and a gif is paused', async () => {
    const gif = { ...picture('De zee', '/demo/oma-riet/zandvoort.gif'), item_type: 'gif' };
    const story = await makeStory({ timeline, items: [gif, text('Daarna')] });
    await open(page, story.path);
    await press(page, 'ArrowRight');
    const still = layer(page).getByRole('img', { name: 'De zee' });
    await expect(still).toBeVisible();
    await expect.poll(() => still.evaluate((element) => element.tagName)).toBe('CANVAS');
    await expect
      .poll(() => still.evaluate((element: HTMLCanvasElement) => element.width))
      .toBeGreaterThan(300);
    expect(await lastingAnimations(page)).toEqual([]);
    await runUntil(page, 'Daarna');
  });
});

test('the slideshow loads its code on first use and the next pictures early, and follows the filter', async ({
  page,
  makeStory,
}) => {
  await test.step('the next pictures are prefetched', async () => {
    const texts = Array.from({ length: 45 }, (_, n) => text(`Tekst ${n}`, `${1940 + n}-01-01`));
    const pictures = ['dijk', 'schip', 'tent', 'raam'].map((file, n) => ({
      ...picture(file, `/demo/oma-riet/${file}-960.webp`),
      item_date: `199${n}-01-01`,
    }));
    // These are what the head of the story shows.
    const later = Array.from({ length: 5 }, (_, n) => ({
      ...picture(`Later ${n}`, '/demo/oma-riet/fiets-960.webp'),
      item_date: `200${n}-01-01`,
      metadata: { is_cover: n === 0 },
    }));
    // Far enough that their cards are not rendered.
    const story = await makeStory({ timeline, items: [...texts, ...pictures, ...later] });
    const fetched = new Set<string>();
    page.on('request', (request) => {
      const file = /oma-riet\/(dijk|schip|tent|raam)-/.exec(request.url())?.[1];
      if (file) fetched.add(file);
    });
    await open(page, story.path);
    await press(page, 'Space');
    expect([...fetched]).toEqual([]);
    await layer(page).getByRole('button', { name: 'Ga naar 1990' }).click();
    await expect(announcement(page)).toContainText('Jaren negentig, vier gebeurtenissen');
    await expect.poll(() => [...fetched]).toEqual(['dijk', 'schip', 'tent']);
  });
  await test.step('the slideshow of the demo story opens, and its code is loaded on first use', async () => {
    const code: string[] = [];
    page.on('request', (request) => code.push(request.url()));
    await page.goto('/public/oma-riet');
    await expect(page.getByRole('article').first()).toBeVisible();
    expect(code.filter((url) => url.includes('play-through'))).toEqual([]);
    await opener(page).click();
    await expect(layer(page).getByText('1931 – 2026')).toBeVisible();
    await press(page, 'ArrowRight', 'ArrowRight');
    await expect(
      layer(page).getByRole('heading', { name: 'Een meisje op de Prinsengracht' }),
    ).toBeVisible();
    await expect(layer(page).getByText('1 van 60')).toBeVisible();
    await layer(page).getByRole('button', { name: 'Ga naar 1950' }).click();
    await expect(announcement(page)).toContainText('Jaren vijftig');
  });
  await test.step('the slideshow follows the filter and its order', async () => {
    const story = await makeStory({
      timeline,
      items: [
        text('Eerst'),
        picture('Foto een'),
        { ...picture('Foto twee'), item_date: '1955-06-01' },
      ],
    });
    await page.goto(story.path);
    await page.getByRole('searchbox').fill('Foto');
    await expect(page.getByRole('article')).toHaveCount(2);
    // The page scrolls to the bar: a click meanwhile can end beside the button.
    await untilAtRest(page.getByRole('search'));
    await opener(page).click();
    await expect(layer(page)).toBeVisible();
    await press(page, 'ArrowRight');
    await expect(announcement(page)).toContainText('Foto een');
    await press(page, 'ArrowRight');
    await expect(announcement(page)).toContainText('Foto twee');
    await press(page, 'ArrowRight');
    await expect(announcement(page)).toContainText('Dit was');
    await press(page, 'Escape');
    await expect(page.getByRole('searchbox')).toHaveValue('Foto');
  });
});

test.describe('accessibility', () => {
  const items = [
    picture('De trouwdag'),
    voice('De stem', { transcript: 'Dit zei zij.' }),
    text('De brief', '1957-01-01', 'Nog een regel. '.repeat(200)),
  ];

  test('axe finds no violations in any scene, and every target is large', async ({
    page,
    makeStory,
  }) => {
    await test.step('every target is large, also at 320 px and 200% text size', async () => {
      await serveTone(page, '/demo/proef-stem.wav', 20);
      // Two recordings: the slideshow offers them alone.
      const story = await makeStory({ timeline, items: [...items, voice('Nog een stem')] });
      await open(page, story.path);
      await press(page, 'Space');
      for (const [width, height, fontSize] of [
        [1920, 1080, '100%'],
        [320, 640, '100%'],
        [320, 640, '200%'],
        [740, 360, '100%'],
        [1280, 720, '200%'],
      ] as const) {
        await page.setViewportSize({ width, height });
        await page.evaluate((size) => (document.documentElement.style.fontSize = size), fontSize);
        await untilSettled(page);
        const faulty = await layer(page).evaluate((element) =>
          [...element.querySelectorAll('button')]
            .filter((button) => !button.closest('ol') || button.matches('[aria-current]'))
            .map((button) => ({
              name: button.ariaLabel ?? button.textContent,
              box: button.getBoundingClientRect(),
            }))
            .filter(
              ({ box }) =>
                box.width < 44 ||
                box.height < 44 ||
                box.left < 0 ||
                box.top < 0 ||
                box.right > innerWidth + 0.5 ||
                box.bottom > innerHeight + 0.5,
            )
            .map(({ name: label, box }) => `${label} ${JSON.stringify(box)}`),
        );
        expect(faulty, `${width} × ${height}, ${fontSize}`).toEqual([]);
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        ).toBeLessThanOrEqual(0);
      }
    });
    await test.step('axe finds no violations in any scene', async () => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.evaluate(() => (document.documentElement.style.fontSize = ''));
      for (let n = 0; n < 7; n += 1) {
        await expectNoFindings(page);
        await press(page, 'ArrowRight');
      }
      await expect(announcement(page)).toContainText('Dit was');
      await expectNoFindings(page);
    });
  });
});

test.describe('touch', { tag: '@phone' }, () => {
  test('a swipe goes on and back, a tap shows the controls', async ({ page, makeStory }) => {
    await page.clock.install();
    const story = await makeStory({ timeline, items: [text('Een'), text('Twee')] });
    await page.goto(story.path);
    await opener(page).tap();
    await expect(layer(page)).toBeVisible();
    const touch = await page.context().newCDPSession(page);
    const swipe = async (from: number, to: number) => {
      const at = (x: number) => [{ x, y: 300 }];
      await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(from) });
      await touch.send('Input.dispatchTouchEvent', {
        type: 'touchMove',
        touchPoints: at((from + to) / 2),
      });
      await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(to) });
      await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    };
    await swipe(300, 80);
    await expect(announcement(page)).toContainText('Een');
    await swipe(300, 80);
    await expect(announcement(page)).toContainText('Twee');
    await swipe(80, 300);
    await expect(announcement(page)).toContainText('Een');
    const opacity = () =>
      layer(page)
        .getByRole('region', { name: 'Bediening' })
        .evaluate((element) => getComputedStyle(element).opacity);
    await page.clock.runFor(3600);
    await expect.poll(opacity).toBe('0');
    await page.touchscreen.tap(180, 300);
    await expect.poll(opacity).toBe('1');
    await expect(layer(page).getByRole('button', { name: 'Pauze' })).toBeVisible();
    await layer(page).getByRole('button', { name: 'Sluiten', exact: true }).tap();
    await expect(layer(page)).toHaveCount(0);
  });
});
