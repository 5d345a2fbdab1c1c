import { describe, expect, it, test } from 'vitest';
import { createItem } from '@/modules/timeline/fixtures';
import { buildScenes } from '../scenes/scenes';
import {
  hasUnfinishedMedia,
  isRunning,
  isSpeaking,
  getSceneMs,
  getReadProgress,
  getMediaRate,
  initPlayback,
  reducePlayback,
  type PlaybackState,
  type PlaybackAction,
} from './playback-state';

const text = (id: string, row = {}) =>
  createItem({ id, title: id, item_type: 'text', media_url: null, description: null, ...row });
const photo = (id: string, row = {}) =>
  text(id, { item_type: 'photo', media_url: '/a.webp', ...row });
const voice = (id: string, row = {}) =>
  text(id, { item_type: 'audio', media_url: '/a.mp3', ...row });

const story = (...items: ReturnType<typeof text>[]) => buildScenes(items, 'year');
const start = (...items: ReturnType<typeof text>[]) =>
  initPlayback(story(...items), 'Oma Riet', items[0]?.id);

/** Advances the clock in ticks of 250 ms. */
function wait(
  state: PlaybackState,
  seconds: number,
  media?: (at: number) => Partial<PlaybackState>,
) {
  let now = state;
  for (let at = 0; at < seconds * 4; at += 1) {
    now = reducePlayback(now, { type: 'tick', ms: 250, ...media?.(at / 4) });
  }
  return now;
}
const after = (state: PlaybackState, ...actions: PlaybackAction[]) =>
  actions.reduce(reducePlayback, state);
const done = (state: PlaybackState): PlaybackAction => ({ type: 'media-done', visit: state.visit });
const broken = (state: PlaybackState): PlaybackAction => ({
  type: 'media-broken',
  visit: state.visit,
});

describe('the clock', () => {
  it('starts with the title and stops at the end', () => {
    const begun = initPlayback(story(text('a')), 'Oma Riet');
    expect(begun.scene.key).toBe('titel');
    expect(wait(begun, 3.5).scene.key).toBe('titel');
    expect(wait(begun, 4).scene.key).toBe('a');
    expect(wait(begun, 9).scene.key).toBe('einde');
    expect(wait(begun, 900).scene.key).toBe('einde');
    expect(isRunning(wait(begun, 900))).toBe(false);
  });

  it('starts at the given scene, or at the title if it does not exist', () => {
    const scenes = story(text('a'), text('b'));
    expect(initPlayback(scenes, '', 'b').scene.key).toBe('b');
    expect(initPlayback(scenes, '', 'weg').scene.key).toBe('titel');
  });

  it('stops while paused, and resumes', () => {
    const half = wait(start(text('a'), text('b')), 3);
    const paused = reducePlayback(half, { type: 'pause' });
    expect(wait(paused, 60)).toBe(paused);
    const on = reducePlayback(paused, { type: 'play' });
    expect(wait(on, 1.75).scene.key).toBe('a');
    expect(wait(on, 2).scene.key).toBe('b');
  });

  test.each([
    ['normal', 0, 5],
    ['faster', 1, 5 / 1.5],
    ['slower', 2, 5 / 0.7],
  ])('the speed %s changes the reading time', (speed, changes, seconds) => {
    let state = start(text('a'), text('b'));
    for (let n = 0; n < changes; n += 1) state = reducePlayback(state, { type: 'change-speed' });
    expect(state.speed).toBe(speed);
    expect(wait(state, seconds - 0.5).scene.key).toBe('a');
    expect(wait(state, seconds + 0.5).scene.key).toBe('b');
  });

  it('media is never slowed down', () => {
    expect([getMediaRate('slower'), getMediaRate('normal')]).toEqual([1, 1]);
    expect(getMediaRate('faster')).toBeGreaterThan(1);
  });
});

describe('a picture', () => {
  const begun = start(photo('a'), text('b'));

  it('starts its reading time when it has loaded', () => {
    const late = wait(begun, 10);
    expect(late.scene.key).toBe('a');
    expect(late.elapsedMs).toBe(0);
    const there = reducePlayback(late, done(late));
    expect(wait(there, 5.75).scene.key).toBe('a');
    expect(wait(there, 6).scene.key).toBe('b');
  });

  it.each([
    ['is broken', reducePlayback(begun, broken(begun))],
    ['does not load', wait(begun, 15.25)],
  ])('that %s is skipped after the reading time of its text', (_, state) => {
    expect(state.media).toBe('broken');
    expect(wait(state, 4).scene.key).toBe('a');
    expect(wait(state, 4.5).scene.key).toBe('b');
  });
});

describe('a recording', () => {
  const begun = start(
    voice('a', { metadata: { transcript: 'Een woord. '.repeat(60) } }),
    text('b'),
  );
  const plays = (at: number) => ({ position: at, length: 90 });

  it('plays to its end, also with a short text', () => {
    const playing = wait(begun, 89, plays);
    expect(playing.scene.key).toBe('a');
    expect(hasUnfinishedMedia(playing)).toBe(true);
    const ended = reducePlayback(playing, done(playing));
    expect(hasUnfinishedMedia(ended)).toBe(false);
    expect(wait(ended, 1.25).scene.key).toBe('a');
    expect(wait(ended, 1.5).scene.key).toBe('b');
  });

  it('sets the reading progress of its transcript', () => {
    expect(getReadProgress(wait(begun, 45, plays))).toBeCloseTo(0.5, 1);
  });

  it('is followed by the rest of the reading time of a longer text', () => {
    const long = start(voice('a', { description: 'woord '.repeat(120) }), text('b'));
    const ended = reducePlayback(wait(long, 5, plays), done(long));
    expect(wait(ended, 30).scene.key).toBe('a');
    expect(wait(ended, 39).scene.key).toBe('b');
  });

  it.each([
    ['is broken', reducePlayback(begun, broken(begun))],
    ['does not load', wait(begun, 15.25, () => ({ position: 0 }))],
  ])('that %s shows its transcript for the reading time', (_, state) => {
    expect(state.media).toBe('broken');
    expect(getSceneMs(state)).toBeGreaterThan(40_000);
    expect(wait(state, 30).scene.key).toBe('a');
    expect(wait(state, 44).scene.key).toBe('b');
  });

  it('waits for a tap when autoplay is blocked, and Next works', () => {
    const refused = reducePlayback(begun, { type: 'refused', visit: begun.visit });
    expect(isRunning(refused)).toBe(false);
    expect(wait(refused, 600)).toBe(refused);
    expect(isRunning(reducePlayback(refused, { type: 'play' }))).toBe(true);
    expect(isRunning(reducePlayback(refused, { type: 'toggle' }))).toBe(true);
    expect(reducePlayback(refused, { type: 'next' })).toMatchObject({
      isAutoplayBlocked: false,
      isPlaying: true,
    });
  });

  it('ignores media events of an earlier scene', () => {
    const next = reducePlayback(begun, { type: 'next' });
    for (const type of ['media-done', 'media-broken', 'refused'] as const) {
      expect(reducePlayback(next, { type, visit: begun.visit })).toBe(next);
    }
  });
});

describe('navigation', () => {
  const items = [
    text('a'),
    text('b', { item_date: '1960-01-01' }),
    text('c', { item_date: '1960-01-02' }),
  ];
  const scenes = story(...items);
  const at = (key: string) => initPlayback(scenes, '', key);

  it.each<[string, PlaybackAction['type'] & ('next' | 'previous'), string]>([
    ['titel', 'next', 'jaar-1955'],
    ['a', 'next', 'jaar-1960'],
    ['c', 'next', 'einde'],
    ['einde', 'next', 'einde'],
    ['c', 'previous', 'b'],
    ['b', 'previous', 'a'],
    ['a', 'previous', 'titel'],
    ['titel', 'previous', 'titel'],
    ['einde', 'previous', 'c'],
  ])('from %s, %s goes to %s', (from, type, to) => {
    expect(reducePlayback(at(from), { type }).scene.key).toBe(to);
  });

  it('stays paused on Next', () => {
    const paused = after(at('a'), { type: 'pause' }, { type: 'next' }, { type: 'next' });
    expect(paused).toMatchObject({ isPlaying: false, scene: { key: 'b' } });
  });

  it('goes to a chapter, and ignores unknown keys', () => {
    expect(reducePlayback(at('a'), { type: 'go-to', key: 'jaar-1960' }).scene.key).toBe(
      'jaar-1960',
    );
    const state = at('a');
    expect(reducePlayback(state, { type: 'go-to', key: 'weg' })).toBe(state);
  });

  it('restarts from the end, also by the pause key', () => {
    const end = reducePlayback(at('einde'), { type: 'pause' });
    for (const type of ['again', 'toggle'] as const) {
      expect(reducePlayback(end, { type })).toMatchObject({
        isPlaying: true,
        scene: { key: 'titel' },
      });
    }
  });
});

describe('with the voice', () => {
  const aloud = (...items: ReturnType<typeof text>[]) =>
    reducePlayback(start(...items), { type: 'read-aloud', isOn: true });
  const said = (state: PlaybackState, line = 3): PlaybackAction => ({
    type: 'speech-done',
    visit: state.visit,
    line,
  });
  const onLine = (state: PlaybackState, line: number) =>
    reducePlayback(state, { type: 'line', visit: state.visit, line });

  it('the end of speech and two seconds of silence set the pace, at any speed', () => {
    const begun = after(aloud(text('a'), text('b')), { type: 'change-speed' });
    expect(isSpeaking(begun)).toBe(true);
    expect(wait(begun, 600)).toBe(begun);
    const silent = after(begun, said(begun));
    expect(isSpeaking(silent)).toBe(false);
    expect(wait(silent, 1.75).scene.key).toBe('a');
    expect(wait(silent, 2)).toMatchObject({ scene: { key: 'b' }, speech: 'awaited', line: 0 });
  });

  it('a recording plays after the speech, in full', () => {
    const begun = aloud(voice('a'), text('b'));
    expect(hasUnfinishedMedia(begun)).toBe(false);
    const playing = after(begun, said(begun));
    expect(hasUnfinishedMedia(playing)).toBe(true);
    const late = wait(playing, 300, (at) => ({ position: at, length: 300 }));
    const ended = after(late, done(late));
    expect(ended.scene.key).toBe('a');
    expect(wait(ended, 1.75).scene.key).toBe('a');
    expect(wait(ended, 2).scene.key).toBe('b');
  });

  it('the transcript of a recording that cannot be heard is said', () => {
    const begun = aloud(voice('a'), text('b'));
    const failed = after(begun, said(begun), broken(begun));
    expect(isSpeaking(failed)).toBe(true);
    expect(failed.line).toBe(3);
    const silent = after(failed, said(failed, 5));
    expect(wait(silent, 2).scene.key).toBe('b');
  });

  it('a picture that does not arrive holds the story for 15 seconds', () => {
    const begun = aloud(photo('a'), text('b'));
    const waiting = after(begun, said(begun));
    const failed = wait(waiting, 15.25);
    expect(failed).toMatchObject({ media: 'broken', scene: { key: 'a' } });
    expect(wait(after(failed, said(failed)), 2).scene.key).toBe('b');
  });

  it('pauses, and goes on at the sentence', () => {
    const paused = after(onLine(aloud(text('a')), 2), { type: 'toggle' });
    expect(isSpeaking(paused)).toBe(false);
    expect(after(paused, { type: 'toggle' })).toMatchObject({ line: 2, isPlaying: true });
  });

  it('Previous tells the item once more, and the one before it when it has just begun', () => {
    const begun = onLine(after(aloud(text('a'), text('b')), { type: 'next' }), 2);
    const again = after(begun, { type: 'previous' });
    expect(again).toMatchObject({ scene: { key: 'b' }, line: 0, visit: begun.visit + 1 });
    expect(after(again, { type: 'previous' }).scene.key).toBe('a');
  });

  it('begins at the given item, at the title from the end, else here', () => {
    const at = (from: string, key?: string) =>
      after(initPlayback(story(text('a'), text('b')), '', from), {
        type: 'read-aloud',
        isOn: true,
        ...(key && { key }),
      }).scene.key;
    expect([at('a'), at('titel', 'b'), at('a', 'weg'), at('einde')]).toEqual([
      'a',
      'b',
      'a',
      'titel',
    ]);
  });

  it('speaks at the end, and not while paused', () => {
    const end = after(aloud(text('a')), { type: 'next' });
    expect(end.scene.key).toBe('einde');
    expect(isSpeaking(end)).toBe(true);
    expect(isSpeaking(after(end, said(end)))).toBe(false);
    expect(isSpeaking(after(aloud(text('a')), { type: 'pause' }, { type: 'next' }))).toBe(false);
  });

  it('off stands still, and then goes on without it', () => {
    const off = after(aloud(text('a'), text('b')), { type: 'read-aloud', isOn: false });
    expect(isSpeaking(off)).toBe(false);
    expect(wait(off, 60)).toBe(off);
    expect(wait(after(off, { type: 'play' }), 5).scene.key).toBe('b');
  });

  it.each([
    [undefined, 'awaited'],
    ['late', 'late'],
    ['speaking', 'speaking'],
  ] as const)('a line in the phase %s waits for its end, not for a clock', (phase, speech) => {
    const begun = aloud(text('a'), text('b'));
    const line: PlaybackAction = {
      type: 'line',
      visit: begun.visit,
      line: 1,
      ...(phase && { phase }),
    };
    const now = after(begun, line);
    expect(now).toMatchObject({ line: 1, speech });
    expect(isSpeaking(now)).toBe(true);
    expect(wait(now, 600)).toBe(now);
  });

  it('tells a pause and going on, and is silent until the first pause', () => {
    const told = (...types: ('play' | 'pause' | 'toggle' | 'hold' | 'next')[]) =>
      after(start(text('a'), text('b')), ...types.map((type) => ({ type }))).told;
    expect(told('play', 'next')).toBe(null);
    expect(told('hold', 'play')).toBe(null);
    expect(told('toggle')).toBe('paused');
    expect(told('pause', 'next')).toBe('paused');
    expect(told('pause', 'play', 'next')).toBe('resumed');
  });

  it('ignores speech of an earlier scene', () => {
    const begun = aloud(text('a'), text('b'));
    const next = after(begun, { type: 'next' });
    expect(after(next, said(begun))).toBe(next);
    expect(after(next, { type: 'line', visit: begun.visit, line: 2 })).toBe(next);
  });
});

describe('live changes', () => {
  const before = wait(start(text('b'), text('d')), 2);
  const change = (state: PlaybackState, ...items: ReturnType<typeof text>[]) =>
    reducePlayback(state, { type: 'scenes', scenes: story(...items) });

  it('added items are inserted without a change of the current scene', () => {
    const now = change(before, text('a'), text('b'), text('c'), text('d'));
    expect(now).toMatchObject({
      visit: before.visit,
      elapsedMs: before.elapsedMs,
      scene: { key: 'b' },
    });
    expect(reducePlayback(now, { type: 'next' }).scene.key).toBe('c');
    expect(reducePlayback(now, { type: 'previous' }).scene.key).toBe('a');
  });

  it('removal of the current item goes to the next one', () => {
    expect(change(before, text('a'), text('d'))).toMatchObject({
      scene: { key: 'd' },
      elapsedMs: 0,
    });
    expect(change(before, text('a')).scene.key).toBe('einde');
    expect(change(before).scene.key).toBe('einde');
  });

  it('a changed text is shown at once, and changed media restarts the scene', () => {
    const worded = change(before, text('b', { title: 'Beter' }), text('d'));
    expect(worded).toMatchObject({ visit: before.visit, scene: { item: { title: 'Beter' } } });
    const sounding = change(before, voice('b'), text('d'));
    expect(sounding).toMatchObject({ visit: before.visit + 1, media: 'awaited', elapsedMs: 0 });
  });
});
