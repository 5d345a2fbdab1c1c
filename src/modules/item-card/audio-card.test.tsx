import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createItem } from '@/modules/timeline/fixtures';
import { ItemCard } from './item-card';
import { audioVariants } from '@/modules/timeline/item-types';
import { fakeIntersection } from '@/testing/fake-intersection';
import { fakeMedia } from '@/testing/fake-media';

let media: ReturnType<typeof fakeMedia>;
beforeEach(() => {
  media = fakeMedia();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const recording = (title: string, metadata: Record<string, unknown> = {}) =>
  createItem({
    title,
    item_type: 'audio',
    media_url: '/demo/liedje.mp3',
    metadata: { duration: 42, audio_variant: 'vinyl', ...metadata },
  });
const show = (title = 'Ons liedje', metadata = {}) => {
  const view = render(<ItemCard item={recording(title, metadata)} />);
  return { ...view, audio: view.container.querySelector('audio')! };
};
const position = () => screen.getByRole<HTMLInputElement>('slider', { name: /^Positie in / });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe.each(audioVariants)('a %s', (audio_variant) => {
  test('plays, pauses and returns to its start', async () => {
    const { audio } = show('Ons liedje', { audio_variant });
    expect(audio.preload).toBe('none');
    await press('Afspelen: Ons liedje');
    expect([...media.playing]).toEqual([audio]);
    await press('Pauzeren: Ons liedje');
    expect(media.playing.size).toBe(0);
    await press('Afspelen: Ons liedje');
    audio.currentTime = 41;
    act(() => media.end(audio));
    expect(screen.getByRole('button', { name: 'Afspelen: Ons liedje' })).toBeTruthy();
    expect(audio.currentTime).toBe(0);
    expect(position().value).toBe('0');
  });

  test('shows the position and seeks by keyboard and pointer', async () => {
    const { audio } = show('Ons liedje', { audio_variant });
    expect(screen.getByText('0:42')).toBeTruthy();
    position().focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
    expect(audio.currentTime).toBeCloseTo(4.2);
    expect(position().getAttribute('aria-valuetext')).toBe('0:04 van 0:42');
    await userEvent.keyboard('{End}');
    expect(audio.currentTime).toBe(42);
    await userEvent.keyboard('{Home}');
    expect(audio.currentTime).toBe(0);
    fireEvent.change(position(), { target: { value: '21' } });
    expect(audio.currentTime).toBe(21);
    expect(screen.getByText('0:21')).toBeTruthy();
  });
});

test('tells a screen reader its position when the visitor seeks, and else every ten seconds', async () => {
  const { audio } = show('Ons liedje');
  expect(position().getAttribute('aria-label')).toBe('Positie in Ons liedje');
  const told: (string | null)[] = [];
  const observer = new MutationObserver(() => told.push(position().getAttribute('aria-valuetext')));
  observer.observe(position(), { attributes: true, attributeFilter: ['aria-valuetext'] });
  await press('Afspelen: Ons liedje');
  const playTo = async (second: number) => {
    audio.currentTime = second;
    await act(async () => void audio.dispatchEvent(new Event('timeupdate')));
  };
  for (let second = 1; second <= 21; second += 1) await playTo(second);
  expect(told).toEqual(['0:10 van 0:42', '0:20 van 0:42']);
  fireEvent.change(position(), { target: { value: '30' } });
  await playTo(31);
  await press('Pauzeren: Ons liedje');
  await act(async () => {});
  expect(told.slice(2)).toEqual(['0:30 van 0:42', '0:31 van 0:42']);
  observer.disconnect();
});

test('starting a recording pauses the other one', async () => {
  show('De eerste');
  show('De tweede');
  await press('Afspelen: De eerste');
  await press('Afspelen: De tweede');
  expect(media.playing.size).toBe(1);
  expect(screen.getByRole('button', { name: 'Afspelen: De eerste' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Pauzeren: De tweede' })).toBeTruthy();
});

test('a video pauses a recording, and a recording a video', async () => {
  show('Het liedje');
  const item = createItem({ title: 'De film', item_type: 'video', media_url: '/demo/film.mp4' });
  const { container } = render(<ItemCard item={item} />);
  const video = container.querySelector('video')!;
  await press('Afspelen: Het liedje');
  await press('Video afspelen: De film');
  expect([...media.playing]).toEqual([video]);
  await press('Afspelen: Het liedje');
  expect(media.playing.has(video)).toBe(false);
  expect(media.playing.size).toBe(1);
});

test('pauses when its card is unmounted', async () => {
  const { unmount } = show();
  await press('Afspelen: Ons liedje');
  unmount();
  expect(media.playing.size).toBe(0);
});

test('keeps playing when the row changes', async () => {
  const { rerender } = show();
  await press('Afspelen: Ons liedje');
  rerender(<ItemCard item={recording('Ons lied')} />);
  expect(media.playing.size).toBe(1);
  expect(screen.getByRole('button', { name: 'Pauzeren: Ons lied' })).toBeTruthy();
});

test('shows an error and retries', async () => {
  const { audio } = show();
  media.blockPlaying(new DOMException('geen bron', 'NotSupportedError'));
  await press('Afspelen: Ons liedje');
  expect(screen.getByRole('alert').textContent).toContain('kan nu niet worden afgespeeld');
  Object.defineProperty(audio, 'error', { value: { code: 4 }, configurable: true });
  media.blockPlaying(null);
  await press('Opnieuw proberen');
  expect(media.load).toHaveBeenCalledOnce();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(media.playing.size).toBe(1);
});

test('an AbortError shows no error', async () => {
  show();
  media.blockPlaying(new DOMException('onderbroken', 'AbortError'));
  await press('Afspelen: Ons liedje');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('shows an error that occurs during playback', async () => {
  const { audio } = show();
  await press('Afspelen: Ons liedje');
  fireEvent.error(audio);
  expect(screen.getByRole('alert')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Afspelen: Ons liedje' })).toBeTruthy();
});

test.each([Infinity, NaN, 0, -3])('ignores a duration of %d seconds', (duration) => {
  const { audio } = show('Ons liedje', { duration });
  expect(position().disabled).toBe(true);
  act(() => media.setDuration(audio, Infinity));
  expect(position().disabled).toBe(true);
  act(() => media.setDuration(audio, 65.4));
  expect(position().disabled).toBe(false);
  expect(screen.getByText('1:05')).toBeTruthy();
});

describe('far from the screen', () => {
  let tell: ReturnType<typeof fakeIntersection>;
  beforeEach(() => void (tell = fakeIntersection()));

  test('has no source before it comes near, and keeps it then', () => {
    const { audio } = show();
    expect(audio.getAttribute('src')).toBeNull();
    tell(true);
    expect(audio.getAttribute('src')).toBe('/demo/liedje.mp3');
    tell(false);
    expect(audio.getAttribute('src')).toBe('/demo/liedje.mp3');
  });

  test('has its source when it is played', async () => {
    const { audio } = show();
    await press('Afspelen: Ons liedje');
    expect(audio.getAttribute('src')).toBe('/demo/liedje.mp3');
    expect(media.playing.has(audio)).toBe(true);
  });

  test('without a duration in the row, loads the metadata when it comes near', () => {
    const { audio } = show('Ons liedje', { duration: undefined });
    expect(audio.preload).toBe('none');
    tell(true);
    expect(audio.preload).toBe('metadata');
    act(() => media.setDuration(audio, 65.4));
    expect(screen.getByText('1:05')).toBeTruthy();
  });

  test('without a duration in the row, shows a load error only after play', async () => {
    const { audio } = show('Ons liedje', { duration: undefined });
    tell(true);
    fireEvent.error(audio);
    expect(screen.queryByRole('alert')).toBeNull();
    media.blockPlaying(new DOMException('geen bron', 'NotSupportedError'));
    await press('Afspelen: Ons liedje');
    expect(screen.getByRole('alert')).toBeTruthy();
  });
});

test('with a duration in the row, loads nothing before play', () => {
  const { audio } = show();
  expect(audio.preload).toBe('none');
});

test('keeps the duration of the row for a file without an end', () => {
  const { audio } = show();
  act(() => media.setDuration(audio, Infinity));
  expect(position().max).toBe('42');
});

test.each([[[]], [[1]], [[0.2, 0.4, 0.9]], [Array.from({ length: 640 }, (_, i) => i / 640)]])(
  'a waveform always has 50 bars (%#)',
  (peaks) => {
    const { container } = show('Ons liedje', { audio_variant: 'waveform', peaks });
    expect(container.querySelectorAll('[data-part="bars"] rect')).toHaveLength(50);
  },
);
