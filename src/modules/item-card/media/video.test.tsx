import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeMedia } from '@/testing/fake-media';
import { createItem } from '@/modules/timeline/fixtures';
import { ItemCard } from '../item-card';

let media: ReturnType<typeof fakeMedia>;
beforeEach(() => {
  media = fakeMedia();
});
afterEach(() => vi.restoreAllMocks());

const show = (metadata: Record<string, unknown> = {}) => {
  const item = createItem({
    title: 'De vaart ligt dicht',
    item_type: 'video',
    media_url: '/demo/film.mp4',
    metadata,
  });
  const view = render(<ItemCard item={item} />);
  return { ...view, video: view.container.querySelector('video')! };
};
const playButton = () =>
  screen.queryByRole('button', { name: /^Video afspelen: De vaart ligt dicht/ });

test('shows the poster and duration before playback', () => {
  const { video } = show({ duration: 78, poster_url: '/demo/film.webp' });
  expect(screen.getByText('1:18')).toBeTruthy();
  expect(video.preload).toBe('none');
  expect(video.controls).toBe(false);
});

test('reads the duration from the file if the row has none', () => {
  const { video } = show();
  act(() => media.setDuration(video, 18.2));
  expect(screen.getByText('0:18')).toBeTruthy();
});

const button = (name: string) => screen.findByRole('button', { name });
const position = () => screen.getByRole<HTMLInputElement>('slider');

test('plays inline and moves the focus to our controls, which replace those of the browser', async () => {
  const { video } = show();
  await userEvent.click(playButton()!);
  expect([...media.playing]).toEqual([video]);
  expect(video.hasAttribute('playsinline')).toBe(true);
  expect(playButton()).toBeNull();
  const pause = await button('Pauzeren: De vaart ligt dicht');
  expect(document.activeElement).toBe(pause);
  expect(video.controls).toBe(false);
  expect(video.tabIndex).toBe(-1);
  expect(media.playing.has(video)).toBe(true);
});

test('pauses and goes on by keyboard, and by a click on the picture', async () => {
  const { video } = show();
  await userEvent.click(playButton()!);
  await button('Pauzeren: De vaart ligt dicht');
  await userEvent.keyboard('{Enter}');
  expect(media.playing.size).toBe(0);
  const play = await button('Afspelen: De vaart ligt dicht');
  expect(document.activeElement).toBe(play);
  await userEvent.keyboard(' ');
  expect([...media.playing]).toEqual([video]);
  await userEvent.click(video);
  expect(media.playing.size).toBe(0);
  await userEvent.click(video);
  expect([...media.playing]).toEqual([video]);
});

test('a tap on a film whose controls are at rest shows them, and the next one pauses', async () => {
  const { video } = show();
  await userEvent.click(playButton()!);
  await button('Pauzeren: De vaart ligt dicht');
  vi.useFakeTimers();
  try {
    // The timer starts again with each use.
    fireEvent.keyDown(position(), { key: 'Shift' });
    act(() => vi.advanceTimersByTime(60_000));
    fireEvent.click(video);
    expect(media.playing.has(video)).toBe(true);
    fireEvent.click(video);
    expect(media.playing.size).toBe(0);
  } finally {
    vi.useRealTimers();
  }
});

test('seeks by keyboard, and tells its position then and every ten seconds', async () => {
  const { video } = show({ duration: 42 });
  await userEvent.click(playButton()!);
  await button('Pauzeren: De vaart ligt dicht');
  expect(position().getAttribute('aria-label')).toBe('Positie in De vaart ligt dicht');
  const told: (string | null)[] = [];
  const observer = new MutationObserver(() => told.push(position().getAttribute('aria-valuetext')));
  observer.observe(position(), { attributes: true, attributeFilter: ['aria-valuetext'] });
  for (let second = 1; second <= 21; second += 1) {
    video.currentTime = second;
    await act(async () => void video.dispatchEvent(new Event('timeupdate')));
  }
  expect(told).toEqual(['0:10 van 0:42', '0:20 van 0:42']);
  position().focus();
  await userEvent.keyboard('{Home}');
  expect(video.currentTime).toBe(0);
  expect(position().getAttribute('aria-valuetext')).toBe('0:00 van 0:42');
  observer.disconnect();
});

test('stays where it is at its end', async () => {
  const { video } = show({ duration: 42 });
  await userEvent.click(playButton()!);
  await button('Pauzeren: De vaart ligt dicht');
  video.currentTime = 42;
  act(() => media.end(video));
  await button('Afspelen: De vaart ligt dicht');
  expect(video.currentTime).toBe(42);
});

describe('full screen', () => {
  afterEach(() => {
    for (const target of [document, HTMLElement.prototype, HTMLVideoElement.prototype])
      for (const name of fullScreenNames) Reflect.deleteProperty(target, name);
  });
  const fullScreenNames = [
    'fullscreenEnabled',
    'fullscreenElement',
    'requestFullscreen',
    'exitFullscreen',
    'webkitEnterFullscreen',
  ];
  const define = (target: object, name: string, value: unknown) =>
    Object.defineProperty(target, name, { value, configurable: true, writable: true });
  const startFilm = async () => {
    const view = show();
    await userEvent.click(playButton()!);
    await button('Pauzeren: De vaart ligt dicht');
    return view;
  };

  test('has no button where the browser has no such mode', async () => {
    await startFilm();
    expect(screen.queryByRole('button', { name: /^Volledig scherm/ })).toBeNull();
  });

  const fakeFullScreen = () => {
    const setElement = (element: Element | null) => {
      define(document, 'fullscreenElement', element);
      document.dispatchEvent(new Event('fullscreenchange'));
    };
    define(document, 'fullscreenEnabled', true);
    define(document, 'exitFullscreen', async () => setElement(null));
    define(HTMLElement.prototype, 'requestFullscreen', async function (this: HTMLElement) {
      setElement(this);
    });
  };

  test('shows the film with its controls', async () => {
    fakeFullScreen();
    const { video } = await startFilm();
    await userEvent.click(await button('Volledig scherm'));
    expect(document.fullscreenElement?.contains(video)).toBe(true);
    expect(document.fullscreenElement?.contains(position())).toBe(true);
    await userEvent.click(await button('Volledig scherm uit'));
    expect(document.fullscreenElement).toBeNull();
    expect(await button('Volledig scherm')).toBeTruthy();
  });

  test('keeps the keys for the film: arrows seek, Space pauses, and the page behind gets none', async () => {
    fakeFullScreen();
    const { video } = await startFilm();
    act(() => media.setDuration(video, 60));
    const heard: string[] = [];
    const listener = ({ key }: KeyboardEvent) => heard.push(key);
    window.addEventListener('keydown', listener);
    await userEvent.click(await button('Volledig scherm'));
    expect(document.documentElement.classList).toContain('scroll-locked');
    for (const focused of [await button('Volledig scherm uit'), document.body]) {
      act(() => focused.focus());
      video.currentTime = 30;
      act(() => void fireEvent(video, new Event('timeupdate')));
      for (const [key, seconds] of [
        ['ArrowRight', 35],
        ['ArrowLeft', 30],
        ['PageUp', 45],
        ['End', 60],
        ['Home', 0],
      ] as const) {
        expect(fireEvent.keyDown(document.activeElement!, { key }), key).toBe(false);
        expect(video.currentTime, key).toBe(seconds);
      }
    }
    fireEvent.keyDown(document.body, { key: ' ' });
    expect(media.playing.size).toBe(0);
    fireEvent.keyDown(document.body, { key: ' ' });
    expect([...media.playing]).toEqual([video]);
    expect(heard).toEqual([]);

    await userEvent.click(await button('Volledig scherm uit'));
    expect(document.documentElement.classList).not.toContain('scroll-locked');
    fireEvent.keyDown(document.body, { key: 'ArrowRight' });
    expect(heard).toEqual(['ArrowRight']);
    expect(video.currentTime).toBe(0);
    window.removeEventListener('keydown', listener);
  });

  test('keeps the focus on its controls', async () => {
    fakeFullScreen();
    await startFilm();
    const outside = document.createElement('button');
    const root = document.createElement('div');
    root.id = 'root';
    root.append(outside);
    document.body.append(root);
    // As in Safari, which does not focus a clicked button.
    fireEvent.click(await button('Volledig scherm'));
    const pause = await button('Pauzeren: De vaart ligt dicht');
    expect(document.activeElement).toBe(pause);
    act(() => outside.focus());
    expect(document.activeElement).toBe(pause);
    root.remove();
  });

  test('is that of the video itself on an iPhone', async () => {
    const filled: unknown[] = [];
    define(HTMLVideoElement.prototype, 'webkitEnterFullscreen', function (this: unknown) {
      filled.push(this);
    });
    const { video } = await startFilm();
    await userEvent.click(await button('Volledig scherm'));
    expect(filled).toEqual([video]);
  });
});

test('far from the screen, has no source until it is played', async () => {
  const { video } = show();
  expect(video.getAttribute('src')).toBeNull();
  await userEvent.click(playButton()!);
  expect(video.getAttribute('src')).toBe('/demo/film.mp4');
});

test('shows an error and retries', async () => {
  const { video } = show();
  fireEvent.error(video);
  expect(screen.getByText('Deze video kan nu niet worden afgespeeld')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
  expect([...media.playing]).toEqual([video]);
  expect(screen.queryByText('Deze video kan nu niet worden afgespeeld')).toBeNull();
});

test('shows an error when play is rejected', async () => {
  show();
  media.blockPlaying(new DOMException('geen bron', 'NotSupportedError'));
  await userEvent.click(playButton()!);
  expect(screen.getByRole('button', { name: 'Opnieuw proberen' })).toBeTruthy();
});

test('keeps its poster and says so when only its sound is played', async () => {
  const { container, video } = show({ poster_url: '/demo/film.webp' });
  const poster = () => container.querySelector('img[src="/demo/film.webp"]');
  await userEvent.click(playButton()!);
  expect(poster()).toBeNull();
  Object.defineProperty(video, 'videoWidth', { value: 0 });
  fireEvent(video, new Event('loadeddata'));
  expect(await screen.findByText(/^Je hoort alleen het geluid/)).toBeTruthy();
  expect(poster()).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Opnieuw proberen' })).toBeNull();
});

test('pauses when its card is unmounted', async () => {
  const { unmount } = show();
  await userEvent.click(playButton()!);
  unmount();
  expect(media.playing.size).toBe(0);
});
