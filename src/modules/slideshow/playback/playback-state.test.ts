import { describe, expect, it, test } from 'vitest';
import { createItem } from '@/modules/timeline/fixtures';
import { buildScenes } from '../scenes/scenes';
import {
  hasUnfinishedMedia,
  isRunning,
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

const story = (...items: ReturnType<typeof text>[]) => buildScenes(items, false);
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
