import { tone } from '../../tone.ts';
import type { Journey, Visit } from '../journey.ts';
import type { Locator } from '../tab.ts';
import { until } from '../until.ts';

const filmFile = '/demo/eerste-jaar-noor/los.mp4';
const captions = '/demo/eerste-jaar-noor/los.vtt';
const poster = '/demo/eerste-jaar-noor/los-960.webp';
const recording = '/demo/proef.wav';

const audio = (title: string, duration: number, more = {}) => ({
  title,
  item_type: 'audio',
  media_url: recording,
  metadata: { audio_variant: 'bubble', duration, ...more },
});
const video = {
  title: 'De film',
  item_type: 'video',
  media_url: filmFile,
  metadata: { poster_url: poster, captions_url: captions, duration: 8 },
};

const serveTone = ({ gateway }: Visit, seconds: number) =>
  gateway.answer(recording, { type: 'audio/wav', body: tone(seconds) });

/** Counts the media elements that play, in and outside the document. */
function countSounds() {
  const started = new Set<HTMLMediaElement>();
  const sounding = () => [...started].filter(({ paused, ended }) => !paused && !ended).length;
  const counts = { most: 0 };
  const sources: string[] = [];
  Object.assign(window, {
    sounding,
    hasSounded: (file: string) => sources.some((source) => source.includes(file)),
    mostSounding: () => counts.most,
  });
  const { play } = HTMLMediaElement.prototype;
  HTMLMediaElement.prototype.play = function start() {
    started.add(this);
    sources.push(this.src);
    const playing = play.call(this);
    counts.most = Math.max(counts.most, sounding());
    return playing;
  };
}
const sounding = (tab: Visit['tab']) =>
  tab.evaluate(() => (window as unknown as { sounding: () => number }).sounding());

const secondsOf = (tab: Visit['tab'], tag: 'audio' | 'video') =>
  tab.tag(tag).evaluate((media: HTMLMediaElement) => media.currentTime);

async function expectVideoToPlay(box: Locator) {
  await box.button(/^Video afspelen: De film/).click();
  const player = box.tag('video');
  const seconds = () => player.evaluate(({ currentTime }: HTMLVideoElement) => currentTime);
  await until('the video plays', seconds, (now) => now > 0.3);
  const look = () =>
    player.evaluate(({ textTracks, videoWidth }: HTMLVideoElement) => [
      videoWidth > 0,
      ...[...textTracks].map(({ mode, cues }) => `${mode} ${cues?.length}`),
    ]);
  await until('the picture and its captions', look, [true, 'showing 3']);
}

export const mediaJourneys: Journey[] = [
  {
    name: 'a recording plays, seeks by keyboard, and returns to its start after the end',
    async run(visit) {
      const { tab, makeStory } = visit;
      serveTone(visit, 20);
      const story = await makeStory({ items: [audio('Oma zingt', 20)] });
      await tab.goto(story.path);
      await tab.text('0:20').see();
      await tab.button('Afspelen: Oma zingt').click();
      await tab.button('Pauzeren: Oma zingt').see();
      const position = tab.role('slider', /^Positie in /);
      await tab.text(/^0:0[1-9]$/).see();
      await tab.button('Pauzeren: Oma zingt').click();
      await tab.button('Afspelen: Oma zingt').see();
      await position.focus();
      await tab.press('Home');
      const words = () => position.attribute('aria-valuetext');
      await until('the start', words, '0:00 van 0:20');
      await tab.button('Tien seconden vooruit').click();
      await until('ten seconds on', words, '0:10 van 0:20');
      await until(
        'where it sounds',
        () => secondsOf(tab, 'audio'),
        (now) => Math.abs(now - 10) < 1,
      );
      await tab.button('Afspelen: Oma zingt').click();
      await until(
        'it goes on from there',
        () => secondsOf(tab, 'audio'),
        (now) => now > 10.3,
      );
      await position.focus();
      await tab.press('End');
      await tab.button('Afspelen: Oma zingt').see();
      await until('it is back at its start', () => position.value(), '0');
    },
  },
  {
    name: 'only one recording plays at a time',
    async run(visit) {
      const { tab, gateway, makeStory } = visit;
      serveTone(visit, 20);
      gateway.runBefore(countSounds);
      const story = await makeStory({ items: [audio('Een', 20), audio('Twee', 20), video] });
      await tab.goto(story.path);
      await tab.button('Afspelen: Een').click();
      await tab.button('Pauzeren: Een').see();
      await tab.button('Afspelen: Twee').click();
      await tab.button('Pauzeren: Twee').see();
      await tab.button('Afspelen: Een').see();
      await until('how many sound', () => sounding(tab), 1);
      await tab.button(/^Video afspelen: De film/).click();
      await until(
        'the video plays',
        () => secondsOf(tab, 'video'),
        (now) => now > 0,
      );
      await tab.button('Afspelen: Twee').see();
      await until('how many sound', () => sounding(tab), 1);
    },
  },
  {
    name: 'a video plays from its poster, with captions, on its card and in the lightbox',
    async run({ tab, makeStory }) {
      const story = await makeStory({ items: [video] });
      await tab.goto(story.path);
      await expectVideoToPlay(tab.role('article', 'De film'));
      await tab.role('article', 'De film').link('De film').click();
      await expectVideoToPlay(tab.dialog());
    },
  },

  {
    name: 'a video is operated by keyboard with our own controls',
    async run({ tab, makeStory }) {
      const story = await makeStory({ items: [video] });
      await tab.goto(story.path);
      const card = tab.role('article', 'De film');
      const player = card.tag('video');
      await card.button(/^Video afspelen: De film/).focus();
      await tab.press('Enter');
      await card.button('Pauzeren: De film').see();
      const look = () =>
        player.evaluate(({ controls, paused }: HTMLVideoElement) => ({
          controls,
          paused,
          focus: document.activeElement?.getAttribute('aria-label'),
        }));
      const playing = { controls: false, paused: false, focus: 'Pauzeren: De film' };
      const paused = { controls: false, paused: true, focus: 'Afspelen: De film' };
      await until('it plays, with the focus on our button', look, playing);
      await tab.press('Enter');
      await until('it is paused', look, paused);
      await tab.press('Tab');
      await until('the next stop', look, { ...paused, focus: 'Positie in De film' });
      await tab.press('Home');
      const position = card.role('slider', /^Positie in /);
      await until('the start', () => position.attribute('aria-valuetext'), '0:00 van 0:08');
      const toggle = card.button('Ondertiteling');
      await until('captions', () => toggle.attribute('aria-pressed'), 'true');
      await toggle.click();
      await until('no captions', () => toggle.attribute('aria-pressed'), 'false');
    },
  },
  {
    name: 'the slideshow plays a video and a recording, to its end',
    limit: 90,
    async run(visit) {
      const { tab, gateway, makeStory } = visit;
      serveTone(visit, 3);
      gateway.runBefore(countSounds);
      const days = ['1955-05-04', '1955-05-05', '1955-05-06'];
      const items = [video, audio('De stem', 3), { title: 'Daarna' }].map((item, index) => ({
        ...item,
        item_date: days[index]!,
      }));
      const story = await makeStory({ timeline: { title: 'Oma Riet' }, items });
      await tab.goto(story.path);
      const opener = tab.role('main').button('Laat het verhaal vertellen');
      await opener.click();
      const layer = tab.dialog('Laat het verhaal vertellen');
      await layer.see();
      const status = layer.role('status').first();
      const untilStatusHas = (expected: string) =>
        until(
          'the status of the slideshow',
          () => status.texts(),
          ([text]) => text!.includes(expected),
          25_000,
        );
      await untilStatusHas('De film');
      const shown = layer.tag('video');
      const seconds = () => shown.evaluate(({ currentTime }: HTMLVideoElement) => currentTime);
      await until('the video plays', seconds, (now) => now > 0.3);
      await shown.evaluate((playing: HTMLVideoElement) => {
        playing.currentTime = playing.duration - 1;
      });
      await untilStatusHas('De stem');
      // Counted when they start: the recording can have ended by now.
      const heard = () =>
        tab.evaluate((file: string) => {
          const { hasSounded, mostSounding } = window as unknown as {
            hasSounded: (file: string) => boolean;
            mostSounding: () => number;
          };
          return [hasSounded(file), mostSounding()];
        }, recording);
      await until('the recording sounds, alone', heard, [true, 1]);
      if (await layer.role('alert').count()) throw new Error('the browser refused to play it');
      await untilStatusHas('Daarna');
      await untilStatusHas('Dit was Oma Riet');
      await layer.button('Terug naar het verhaal').click();
      await layer.gone();
      await opener.isFocused();
    },
  },
];
