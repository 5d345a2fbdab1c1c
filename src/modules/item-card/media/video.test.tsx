import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeMedia } from '@/modules/media/fake-media';
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
  screen.queryByRole('button', { name: 'Video afspelen: De vaart ligt dicht' });

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

test('plays inline with native controls and moves the focus to them', async () => {
  const { video } = show();
  await userEvent.click(playButton()!);
  expect([...media.playing]).toEqual([video]);
  expect(video.controls).toBe(true);
  expect(video.hasAttribute('playsinline')).toBe(true);
  expect(playButton()).toBeNull();
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
