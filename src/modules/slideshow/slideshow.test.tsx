import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeMedia } from '@/testing/fake-media';
import { createItem } from '@/modules/timeline/fixtures';
import { timelineSchema, type TimelineItem } from '@/modules/timeline/rows';
import type { StoryView } from '@/modules/timeline/story-view';
import Slideshow from './slideshow';

let media: ReturnType<typeof fakeMedia>;
const handlers = new Map<string, (() => void) | null>();
const release = vi.fn(async () => {});
const request = vi.fn(async () => ({ release }));

beforeEach(() => {
  vi.useFakeTimers();
  media = fakeMedia();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal('MediaMetadata', function MediaMetadataStub(this: object, metadata: object) {
    Object.assign(this, metadata);
  });
  const setActionHandler = (name: string, run: (() => void) | null) => void handlers.set(name, run);
  Object.assign(navigator, { wakeLock: { request }, mediaSession: { setActionHandler } });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  window.history.replaceState(null, '');
});

const text = (id: string, row = {}) =>
  createItem({ id, title: id, item_type: 'text', media_url: null, description: null, ...row });
const voice = (id: string) => text(id, { item_type: 'audio', media_url: '/demo/a.mp3' });
const viewOf = (shown: TimelineItem[]): StoryView => ({
  slug: 'riet',
  timeline: timelineSchema.parse({ id: '1', title: 'Oma Riet' }),
  items: shown,
  isComplete: true,
  shown,
  isFiltered: false,
});
const onClose = vi.fn();
const show = (...items: TimelineItem[]) => {
  const { rerender, unmount } = render(<Slideshow view={viewOf(items)} onClose={onClose} />);
  return {
    unmount,
    change: (...now: TimelineItem[]) =>
      rerender(<Slideshow view={viewOf(now)} onClose={onClose} />),
  };
};
/** In steps, since effects run between them. */
async function pass(seconds: number) {
  for (let at = 0; at < seconds; at += 0.25) await act(() => vi.advanceTimersByTimeAsync(250));
}
const press = (key: string) =>
  fireEvent.keyDown(document.activeElement?.closest('dialog') ?? screen.getByRole('dialog'), {
    key,
  });
const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const announcement = () => screen.getByRole('status').textContent;
const player = () => [...media.playing][0]!;

test('the slideshow runs from title to end, and can restart', async () => {
  show(text('Een'), text('Twee'));
  expect(announcement()).toBe('Oma Riet');
  await pass(4.3);
  expect(announcement()).toContain('Een');
  await pass(5);
  expect(announcement()).toContain('Twee');
  await pass(5.3);
  expect(announcement()).toBe('Dit was Oma Riet');
  click('Nog een keer');
  expect(announcement()).toBe('Oma Riet');
});

test('a screen reader is told each scene in one new element, with its whole text', async () => {
  show(text('Brief', { description: 'Lieve Riet, de boot ligt stil.' }), text('Daarna'));
  const elements = () => [...screen.getByRole('status').children];
  const [title] = elements();
  await pass(4.3);
  const [letter, ...others] = elements();
  expect(others).toEqual([]);
  expect(letter).not.toBe(title);
  expect(letter?.textContent).toMatch(/^Tekst.*Brief.*\. Lieve Riet, de boot ligt stil\.$/);
});

test('a decade has the name that it has in the story', async () => {
  const dates = ['1931-01-01', '1998-01-01'];
  show(...dates.map((item_date) => text(item_date, { item_date })));
  await pass(4.3);
  expect(announcement()).toBe('Jaren dertig, één gebeurtenis');
});

describe('a recording', () => {
  test('plays to its end before the next scene', async () => {
    show(voice('Stem'), text('Daarna'));
    await pass(4.3);
    expect(media.playing.size).toBe(1);
    player().currentTime = 1;
    await pass(10);
    player().currentTime = 11;
    await pass(10);
    expect(announcement()).toContain('Stem');
    Object.defineProperty(player(), 'ended', { value: true });
    act(() => media.end(player()));
    await pass(1);
    expect(announcement()).toContain('Stem');
    await pass(1);
    expect(announcement()).toContain('Daarna');
    expect(media.playing.size).toBe(0);
  });

  test('pauses and resumes with the slideshow', async () => {
    show(voice('Stem'));
    await pass(4.3);
    press(' ');
    expect(media.playing.size).toBe(0);
    expect(screen.getByText('Gepauzeerd')).toBeTruthy();
    click('Verder');
    expect(media.playing.size).toBe(1);
  });

  test('waits for a tap when autoplay is blocked', async () => {
    media.blockPlaying(new DOMException('', 'NotAllowedError'));
    show(voice('Stem'), text('Daarna'));
    await pass(60);
    expect(screen.getByRole('alert').textContent).toContain('wacht op een tik');
    expect(announcement()).toContain('Stem');
    media.blockPlaying(null);
    click('Laat maar horen');
    expect(media.playing.size).toBe(1);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('shows its transcript when it is broken', async () => {
    media.blockPlaying(new DOMException('', 'NotSupportedError'));
    show(voice('Stem'), text('Daarna'));
    await pass(5);
    expect(screen.getByText('Deze opname is nu niet te horen.')).toBeTruthy();
    await pass(5);
    expect(announcement()).toContain('Daarna');
  });

  test('stops when the slideshow unmounts', async () => {
    const { unmount } = show(voice('Stem'));
    await pass(4.3);
    unmount();
    expect(media.playing.size).toBe(0);
  });
});

test('live changes add and remove scenes', async () => {
  const { change } = show(text('Een'), text('Drie'));
  await pass(4.3);
  change(text('Nul'), text('Een'), text('Twee'), text('Drie'));
  expect(announcement()).toContain('Een');
  press('ArrowRight');
  expect(announcement()).toContain('Twee');
  change(text('Een'), text('Drie'));
  expect(announcement()).toContain('Drie');
});

test('the slideshow pauses in a hidden tab', async () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  show(text('Een'));
  await pass(60);
  expect(announcement()).toBe('Oma Riet');
  hidden.mockReturnValue(false);
  await pass(4.3);
  expect(announcement()).toContain('Een');
});

test('the wake lock is held only while the slideshow runs', async () => {
  show(text('Een'));
  await pass(0.1);
  expect(request).toHaveBeenCalledTimes(1);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(request).toHaveBeenCalledTimes(2);
  press(' ');
  expect(release).toHaveBeenCalled();
  press(' ');
  expect(request).toHaveBeenCalledTimes(3);
  release.mockClear();
  await pass(30);
  expect(announcement()).toContain('Dit was');
  expect(release).toHaveBeenCalled();
});

test('the Media Session actions work, and are removed on unmount', async () => {
  const { unmount } = show(text('Een'), text('Twee'));
  act(() => handlers.get('nexttrack')?.());
  expect(announcement()).toContain('Een');
  expect(navigator.mediaSession.metadata).toMatchObject({ title: 'Een', album: 'Oma Riet' });
  act(() => handlers.get('pause')?.());
  expect(screen.getByRole('button', { name: 'Verder' })).toBeTruthy();
  expect(navigator.mediaSession.playbackState).toBe('paused');
  act(() => handlers.get('previoustrack')?.());
  expect(announcement()).toBe('Oma Riet');
  unmount();
  expect([...handlers.values()].every((handler) => handler === null)).toBe(true);
});

test.each([
  ['Escape', () => press('Escape')],
  ['the Back key of a television', () => press('GoBack')],
  ['the cross', () => click('Sluiten')],
  [
    'Back',
    () => {
      window.history.replaceState(null, '');
      window.dispatchEvent(new PopStateEvent('popstate'));
    },
  ],
])('%s closes it', (_, close) => {
  show(text('Een'));
  expect(window.history.state).toMatchObject({ layer: true });
  close();
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('the speed button cycles through the speeds and announces them', async () => {
  show(text('Een'));
  for (const word of ['gewoon', 'sneller', 'langzamer']) click(`Tempo: ${word}`);
  expect(screen.getByRole('button', { name: 'Tempo: gewoon' })).toBeTruthy();
});
