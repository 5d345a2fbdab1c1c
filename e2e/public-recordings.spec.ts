// Recordings and videos: skip, speed, Media Session, transcripts and captions.
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectLargeTargets, expectNoFindings, expectToFit, lastingAnimations } from './legible.ts';
import { serveTone } from './tone.ts';

const recording = '/demo/oma-riet/proef.wav';
const videoUrl = '/demo/eerste-jaar-noor/los.mp4';
const looks = ['waveform', 'vinyl', 'bubble', 'cassette'];
const longText = `Wij schaatsten naar school.\nMijn moeder wist van niets.\n${'En toen nog een eind. '.repeat(8)}`;

const audio = (title: string, metadata: object = {}) => ({
  title,
  item_type: 'audio',
  media_url: recording,
  metadata: { audio_variant: 'bubble', duration: 60, ...metadata },
});
const video = (metadata: object = {}) => ({
  title: 'De film',
  item_type: 'video',
  media_url: videoUrl,
  metadata: { poster_url: '/demo/eerste-jaar-noor/los-960.webp', duration: 8, ...metadata },
});

const text = (n: number) => ({ title: `Regel ${n}`, item_type: 'text', description: longText });

const card = (page: Page, name: string) => page.getByRole('article', { name });
const speedOf = (page: Page, name: string) =>
  card(page, name).getByRole('combobox', { name: 'Snelheid' });
const play = async (page: Page, name: string) => {
  await page.getByRole('button', { name: `Afspelen: ${name}` }).click();
  await expect(speedOf(page, name)).toBeVisible();
};
const secondsOf = (page: Page) =>
  page.locator('audio').evaluate((element: HTMLAudioElement) => element.currentTime);

test.beforeEach(({ page }) => serveTone(page, recording, 60));

test('each player variant has no layout shift when it plays', async ({ page, makeStory }) => {
  const items = looks.map((look) => audio(`Een ${look}`, { audio_variant: look }));
  const story = await makeStory({ items });
  await page.goto(story.path);
  for (const look of looks) {
    const name = `Een ${look}`;
    const one = card(page, name);
    const size = () =>
      one.evaluate(({ offsetWidth, offsetHeight }: HTMLElement) => [offsetWidth, offsetHeight]);
    await expect(one.getByRole('button', { name: `Afspelen: ${name}` })).toBeVisible();
    await expect(one.getByRole('button', { name: /^Tien seconden/ })).toHaveCount(0);
    const atRest = await size();
    await play(page, name);
    await one.getByRole('button', { name: 'Tien seconden vooruit' }).click();
    await expect
      .poll(() => one.locator('audio').evaluate(({ currentTime }: HTMLAudioElement) => currentTime))
      .toBeGreaterThanOrEqual(10);
    await one.getByRole('button', { name: `Pauzeren: ${name}` }).click();
    await expect(one.getByRole('button', { name: 'Tien seconden vooruit' })).toBeVisible();
    await expect.poll(size).toEqual(atRest);
  }
});

test('the duration of a recording and of a video is shown before playback, also when its row has none', async ({
  page,
  makeStory,
}) => {
  await test.step('of a recording', async () => {
    const resourceTypes: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith(recording)) resourceTypes.push(request.resourceType());
    });
    const bare = (title: string) => audio(title, { duration: undefined });
    const texts = Array.from({ length: 40 }, (_, n) => text(n));
    const story = await makeStory({
      items: [bare('Vooraan'), video({ duration: undefined }), ...texts, bare('Achteraan')],
    });
    await page.goto(story.path);
    await expect(card(page, 'Vooraan').getByText('1:00')).toBeVisible();
    // Only the recording near the screen.
    expect(resourceTypes.length).toBe(1);
    await page.getByRole('button', { name: 'Afspelen: Vooraan' }).click();
    await expect(card(page, 'Vooraan').getByText(/^0:(0[1-9]|[1-5]\d)$/)).toBeVisible();
    await expect(card(page, 'Vooraan').getByText('1:00')).toBeVisible();
  });
  await test.step('of a video', async () => {
    await expect(card(page, 'De film').getByText(/^0:\d\d$/)).toBeVisible();
  });
});

test('a recording of unknown duration shows none until it is played', async ({
  page,
  makeStory,
  forgive,
}) => {
  await page.route(`**${recording}`, (route) => route.fulfill({ status: 404, body: '' }));
  const story = await makeStory({ items: [audio('Weg', { duration: undefined })] });
  const missing = page.waitForResponse(`**${recording}`);
  await page.goto(story.path);
  await missing;
  await expect(card(page, 'Weg').getByRole('alert')).toHaveCount(0);
  await page.getByRole('button', { name: 'Afspelen: Weg' }).click();
  await expect(card(page, 'Weg').getByRole('alert')).toBeVisible();
  forgive(/Failed to load resource/);
});

test('all controls can be reached by keyboard, and skip ten seconds', async ({
  page,
  makeStory,
}) => {
  await test.step('all controls can be reached by keyboard, in visual order', async () => {
    const story = await makeStory({ items: [audio('Oma zingt')] });
    await page.goto(story.path);
    await page.getByRole('button', { name: 'Afspelen: Oma zingt' }).focus();
    await page.keyboard.press('Space');
    await expect(speedOf(page, 'Oma zingt')).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('slider', { name: 'Positie' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Tien seconden terug' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect.poll(() => secondsOf(page)).toBeGreaterThanOrEqual(10);
    await page.keyboard.press('Tab');
    await expect(speedOf(page, 'Oma zingt')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(speedOf(page, 'Oma zingt')).toHaveValue('1.25');
  });
  await test.step('skips ten seconds back and forward, not beyond the ends', async () => {
    await page.getByRole('button', { name: 'Pauzeren: Oma zingt' }).click();
    const position = page.getByRole('slider', { name: 'Positie' });
    await position.focus();
    await page.keyboard.press('Home');
    const forward = page.getByRole('button', { name: 'Tien seconden vooruit' });
    await forward.click();
    await forward.click();
    await expect(position).toHaveAttribute('aria-valuetext', '0:20 van 1:00');
    const back = page.getByRole('button', { name: 'Tien seconden terug' });
    await back.click();
    await expect(position).toHaveAttribute('aria-valuetext', '0:10 van 1:00');
    await back.click();
    await back.click();
    await expect(position).toHaveAttribute('aria-valuetext', '0:00 van 1:00');
  });
});

test('the speed applies to every recording, and is remembered for the tab', async ({
  page,
  makeStory,
}) => {
  const story = await makeStory({ items: [audio('Een'), audio('Twee')] });
  await page.goto(story.path);
  const rates = () =>
    page
      .locator('audio')
      .evaluateAll((elements: HTMLAudioElement[]) =>
        elements.map(({ playbackRate, preservesPitch }) => [playbackRate, preservesPitch]),
      );
  await play(page, 'Een');
  await expect(speedOf(page, 'Een').locator('option:checked')).toHaveText('1×');
  await speedOf(page, 'Een').selectOption('1,5×');
  await expect.poll(rates).toContainEqual([1.5, true]);
  await play(page, 'Twee');
  await expect(speedOf(page, 'Twee').locator('option:checked')).toHaveText('1,5×');
  await expect.poll(rates).toEqual([
    [1.5, true],
    [1.5, true],
  ]);
  await speedOf(page, 'Twee').selectOption('0,75×');
  await expect(speedOf(page, 'Een')).toHaveValue('0.75');
  await page.reload();
  await play(page, 'Een');
  await expect(speedOf(page, 'Een')).toHaveValue('0.75');
});

test('a recording plays when the code of its other buttons fails to load', async ({
  page,
  makeStory,
  forgive,
}) => {
  await page.route('**/assets/player-extras-*.js', (route) => route.abort());
  const story = await makeStory({ items: [audio('Oma zingt')] });
  await page.goto(story.path);
  await page.getByRole('button', { name: 'Afspelen: Oma zingt' }).click();
  await expect.poll(() => secondsOf(page)).toBeGreaterThan(0);
  await page.unroute('**/assets/player-extras-*.js');
  await page.getByRole('button', { name: 'Pauzeren: Oma zingt' }).click();
  forgive(/Failed to load resource/);
});

test.describe('Media Session', () => {
  /** Records the metadata and action handlers that the page sets. */
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      const keys = new Map<string, MediaSessionActionHandler | null>();
      Object.assign(window, { lockScreen: keys });
      const real = navigator.mediaSession.setActionHandler.bind(navigator.mediaSession);
      navigator.mediaSession.setActionHandler = (name, handler) => {
        keys.set(name, handler);
        real(name, handler);
      };
    }),
  );
  const sessionOf = (page: Page) =>
    page.evaluate(() => {
      const { metadata, playbackState } = navigator.mediaSession;
      if (!metadata) return playbackState;
      const { title, artist, album, artwork } = metadata;
      return [title, artist, album, artwork[0]?.src.replace(location.origin, ''), playbackState];
    });
  const press = (page: Page, action: MediaSessionAction, details: object = {}) =>
    page.evaluate(
      ([name, more]) => {
        type Keys = Map<string, MediaSessionActionHandler | null>;
        const { lockScreen } = window as unknown as { lockScreen: Keys };
        lockScreen.get(name)?.({ action: name, ...more });
      },
      [action, details] as const,
    );

  test('has the metadata of what plays, and its actions work', async ({ page, makeStory }) => {
    await test.step('has the metadata of the playing recording, and its actions work', async () => {
      const poster = '/demo/oma-riet/trouwdag-480.webp';
      const story = await makeStory({
        timeline: { title: 'Oma Riet' },
        items: [audio('Oma zingt', { poster_url: poster }), video()],
      });
      await page.goto(story.path);
      await expect.poll(() => sessionOf(page)).toBe('none');
      await play(page, 'Oma zingt');
      await expect
        .poll(() => sessionOf(page))
        .toEqual(['Oma zingt', 'Onbekend', 'Oma Riet', poster, 'playing']);
      await press(page, 'pause');
      await expect(page.getByRole('button', { name: 'Afspelen: Oma zingt' })).toBeVisible();
      await expect.poll(async () => (await sessionOf(page)).at(-1)).toBe('paused');
      await press(page, 'seekto', { seekTime: 30 });
      await press(page, 'seekforward');
      const position = page.getByRole('slider', { name: 'Positie' });
      await expect(position).toHaveAttribute('aria-valuetext', '0:40 van 1:00');
      await press(page, 'seekbackward', { seekOffset: 15 });
      await expect(position).toHaveAttribute('aria-valuetext', '0:25 van 1:00');
      await press(page, 'play');
      await expect(page.getByRole('button', { name: 'Pauzeren: Oma zingt' })).toBeVisible();
      await press(page, 'seekforward', { seekOffset: 100 });
      await expect.poll(() => sessionOf(page)).toBe('none');
    });
    await test.step('changes to a video, and is cleared when a filter hides the player', async () => {
      await play(page, 'Oma zingt');
      await expect.poll(async () => (await sessionOf(page))[0]).toBe('Oma zingt');
      await page.getByRole('button', { name: 'Video afspelen: De film' }).click();
      await expect.poll(async () => (await sessionOf(page))[0]).toBe('De film');
      await expect(page.getByRole('button', { name: 'Afspelen: Oma zingt' })).toBeVisible();
      await press(page, 'pause');
      await expect.poll(async () => (await sessionOf(page)).at(-1)).toBe('paused');
      await page.getByRole('searchbox').fill('Oma zingt');
      await expect(page.locator('video')).toBeHidden();
      await expect.poll(() => sessionOf(page)).toBe('none');
    });
  });
});

test.describe('the transcript', () => {
  test('is shown below a recording and a video', async ({ page, makeStory }) => {
    await test.step('of a recording unfolds below it, with its line breaks', async () => {
      const story = await makeStory({
        items: [
          audio('De winter', { transcript: longText }),
          audio('Wim belt', { transcript: 'Hij heet Kees.' }),
          audio('Stil'),
          video({ transcript: longText }),
        ],
      });
      await page.goto(story.path);
      const spoken = card(page, 'De winter').getByText('Wij schaatsten naar school.');
      await expect(spoken).toBeHidden();
      await card(page, 'De winter').getByText('Lees mee').focus();
      await page.keyboard.press('Enter');
      await expect(spoken).toBeVisible();
      await expect(spoken).toHaveAttribute('aria-label', 'Uitgeschreven: De winter');
      expect(await spoken.innerText()).toContain('naar school.\nMijn moeder');
      await expectNoFindings(page);
    });
    await test.step('is shown at once when short, and has no button when empty', async () => {
      await expect(card(page, 'Wim belt').getByText('Hij heet Kees.')).toBeVisible();
      for (const name of ['Wim belt', 'Stil'])
        await expect(card(page, name).getByText('Lees mee')).toHaveCount(0);
    });
    await test.step('of a video is shown below it', async () => {
      await card(page, 'De film').getByText('Lees mee').click();
      await expect(card(page, 'De film').getByText('Wij schaatsten naar school.')).toBeVisible();
    });
  });
});

test.describe('captions', () => {
  const cues = (page: Page) =>
    page.locator('video').evaluate(({ textTracks }: HTMLVideoElement) =>
      [...textTracks].map(({ mode, language, label, cues: lines }) => ({
        mode,
        language,
        label,
        lines: lines?.length,
      })),
    );
  const shown = [{ mode: 'showing', language: 'nl', label: 'Nederlands', lines: 3 }];
  const start = async (page: Page) => {
    await page.getByRole('button', { name: 'Video afspelen: De film' }).click();
    await expect
      .poll(() =>
        page.locator('video').evaluate((element: HTMLVideoElement) => element.currentTime),
      )
      .toBeGreaterThan(0);
  };
  const message = 'De ondertiteling kon niet worden geladen. De video speelt wel.';

  test('are loaded when the video plays, and not from another host', async ({
    page,
    makeStory,
  }) => {
    await test.step('are loaded when the video plays', async () => {
      const urls: string[] = [];
      page.on('request', (request) => {
        if (request.url().endsWith('.vtt')) urls.push(request.url());
      });
      const story = await makeStory({
        items: [video({ captions_url: '/demo/eerste-jaar-noor/los.vtt' })],
      });
      await page.goto(story.path);
      await expect(page.getByRole('button', { name: 'Video afspelen: De film' })).toBeVisible();
      expect(urls).toEqual([]);
      await start(page);
      await expect.poll(() => cues(page)).toEqual(shown);
      await expect(page.getByText(message)).toHaveCount(0);
      // A video of another host would fail with it.
      await expect(page.locator('video')).not.toHaveAttribute('crossorigin');
      const button = page.getByRole('button', { name: 'Ondertiteling' });
      await expect(button).toHaveAttribute('aria-pressed', 'true');
      await button.click();
      await expect(button).toHaveAttribute('aria-pressed', 'false');
      expect(await cues(page)).toEqual([{ ...shown[0], mode: 'hidden' }]);
      await button.click();
      await expect.poll(() => cues(page)).toEqual(shown);
    });
    await test.step('from another host are not requested, and the video plays', async () => {
      const story = await makeStory({
        items: [video({ captions_url: 'https://elders.test/a.vtt' })],
      });
      await page.goto(story.path);
      await start(page);
      await expect(page.getByText(message)).toHaveCount(0);
      await expect.poll(() => cues(page)).toEqual([]);
    });
  });

  test('in another form or encoding are read', async ({ page, makeStory }) => {
    const lines = 'Moeder zei: “één ijsje”';
    const srt = `1\r\n00:00:00,000 --> 00:00:30,000\r\n${lines}\r\n`;
    const windows = Buffer.from(srt.replace('“', '\x93').replace('”', '\x94'), 'latin1');
    const story = await makeStory({ items: [video({ captions_url: '/demo/anders.vtt' })] });
    for (const body of [Buffer.from(srt), windows, Buffer.from(`\uFEFF${srt}`, 'utf16le')]) {
      await page.route('**/anders.vtt', (route) => route.fulfill({ body }));
      await page.goto(story.path);
      await start(page);
      const shownLines = () =>
        page
          .locator('video')
          .evaluate(({ textTracks }: HTMLVideoElement) =>
            [...(textTracks[0]?.activeCues ?? [])].map((cue) => (cue as VTTCue).text),
          );
      await expect.poll(shownLines).toEqual([lines]);
      await page.unroute('**/anders.vtt');
    }
  });

  test('that are missing, empty or something else show a message, and the video plays', async ({
    page,
    makeStory,
    forgive,
  }) => {
    const story = await makeStory({ items: [video({ captions_url: '/demo/kwijt.vtt' })] });
    const empty = 'Er staat geen tekst in de ondertiteling. De video speelt wel.';
    for (const [answer, expected] of [
      [{ status: 404, body: '' }, message],
      [{ status: 200, body: '<!doctype html><title>Inloggen</title>' }, message],
      [{ status: 200, body: 'WEBVTT\n' }, empty],
    ] as const) {
      await page.route('**/kwijt.vtt', (route) => route.fulfill(answer));
      await page.goto(story.path);
      await start(page);
      await expect(page.getByRole('status').getByText(expected)).toBeVisible();
      await expect.poll(() => cues(page)).toEqual([]);
      await expect(page.getByRole('button', { name: 'Ondertiteling' })).toHaveCount(0);
      await page.unroute('**/kwijt.vtt');
    }
    forgive(/status of 404/);
  });
});

test('a film has our controls, by keyboard, legible and never cut off', async ({
  page,
  makeStory,
}) => {
  const story = await makeStory({
    items: [video({ captions_url: '/demo/eerste-jaar-noor/los.vtt' })],
  });
  await page.goto(story.path);
  const film = card(page, 'De film');
  const element = film.locator('video');
  await film.getByRole('button', { name: 'Video afspelen: De film' }).focus();
  await page.keyboard.press('Enter');
  await expect(film.getByRole('button', { name: 'Pauzeren: De film' })).toBeFocused();
  await expect(element).not.toHaveAttribute('controls');
  await expect
    .poll(() => element.evaluate(({ currentTime }: HTMLVideoElement) => currentTime))
    .toBeGreaterThan(0);
  await page.keyboard.press('Enter');
  await expect(film.getByRole('button', { name: 'Afspelen: De film' })).toBeFocused();
  await expect(element).toHaveJSProperty('paused', true);
  // The picture is no stop.
  await page.keyboard.press('Tab');
  const position = film.getByRole('slider', { name: 'Positie in De film' });
  await expect(position).toBeFocused();
  await page.keyboard.press('Home');
  await expect(position).toHaveAttribute('aria-valuetext', '0:00 van 0:08');
  for (const name of ['Ondertiteling', 'Volledig scherm']) {
    await page.keyboard.press('Tab');
    await expect(film.getByRole('button', { name })).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(film.getByRole('button', { name: 'Volledig scherm uit' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(film.getByRole('button', { name: 'Volledig scherm', exact: true })).toBeFocused();

  await expectNoFindings(page);
  await expectLargeTargets(page);
  await page.setViewportSize({ width: 320, height: 800 });
  const cut = () =>
    film.evaluate((one) => {
      const frame = one.querySelector('video')!.getBoundingClientRect();
      return [...one.querySelectorAll('.film-controls :is(button, input, p)')]
        .map((part) => part.getBoundingClientRect())
        .filter(
          ({ left, right, top, bottom }) =>
            left < frame.left || right > frame.right || top < frame.top || bottom > frame.bottom,
        ).length;
    });
  await expect.poll(cut).toBe(0);
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  await expect.poll(cut).toBe(0);
});

test('a film keeps the controls of the browser where ours cannot be loaded', async ({
  page,
  makeStory,
  forgive,
}) => {
  await page.route('**/assets/player-code-*.js', (route) => route.abort());
  const story = await makeStory({ items: [video()] });
  await page.goto(story.path);
  await page.getByRole('button', { name: 'Video afspelen: De film' }).click();
  const element = page.locator('video');
  await expect(element).toHaveAttribute('controls');
  await expect
    .poll(() => element.evaluate(({ currentTime }: HTMLVideoElement) => currentTime))
    .toBeGreaterThan(0);
  forgive(/ERR_FAILED|player-code/);
});

test('a story with all parts unfolded is accessible', async ({ page, makeStory }) => {
  const items = looks.map((audio_variant) =>
    audio(`Een ${audio_variant}`, { audio_variant, transcript: longText }),
  );
  const story = await makeStory({ items });
  await page.goto(story.path);
  for (const look of looks) await play(page, `Een ${look}`);
  for (const summary of await page.getByText('Lees mee').all()) await summary.click();
  await page.getByRole('button', { name: 'Pauzeren: Een cassette' }).click();
  await expectNoFindings(page);
  await expectLargeTargets(page);
  const small = await page
    .locator('.player-extra, summary, input[type=range]')
    .evaluateAll((targets) =>
      targets
        .map((target) => target.getBoundingClientRect())
        .filter(({ width, height }) => width < 44 || height < 44),
    );
  expect(small).toEqual([]);
  await expectToFit(page);
  // Cards clip their overflow, so the page itself does not get wider.
  await page.setViewportSize({ width: 320, height: 800 });
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  const cut = await page.locator('.player-extra, .player-clock').evaluateAll((parts) =>
    parts.filter((part) => {
      const { right, bottom } = part.closest('.look')!.getBoundingClientRect();
      const box = part.getBoundingClientRect();
      return box.right > right || box.bottom > bottom;
    }),
  );
  expect(cut).toEqual([]);
  await test.step('nothing rotates during playback under reduced motion', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.getByRole('button', { name: 'Afspelen: Een vinyl' }).click();
    await expect(page.getByRole('button', { name: 'Pauzeren: Een vinyl' })).toBeVisible();
    await expect.poll(() => lastingAnimations(page)).toEqual([]);
  });
});

test('another tab that starts to play pauses this one', async ({ page, context, makeStory }) => {
  const story = await makeStory({ items: [audio('De stem van oma')] });
  await page.goto(story.path);
  await play(page, 'De stem van oma');
  const other = await context.newPage();
  await serveTone(other, recording, 60);
  await other.goto(story.path);
  await play(other, 'De stem van oma');
  await expect(page.getByRole('button', { name: 'Afspelen: De stem van oma' })).toBeVisible();
  await expect(other.getByRole('button', { name: 'Pauzeren: De stem van oma' })).toBeVisible();
  await play(page, 'De stem van oma');
  await expect(other.getByRole('button', { name: 'Afspelen: De stem van oma' })).toBeVisible();
});
