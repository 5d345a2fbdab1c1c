import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { createItem } from './fixtures';
import { ItemCard } from './item-card';
import { aspectRatioOf, sourceSetOf } from './picture';

const show = (row: Record<string, unknown> = {}, eager = false) =>
  render(<ItemCard item={createItem(row)} eager={eager} />);

describe('a photo', () => {
  test('waits its turn, in the room kept for it', () => {
    show({ metadata: { width: 1600, height: 900 } });
    const photo = screen.getByRole('img', { name: 'De trouwdag' });
    expect(photo.getAttribute('loading')).toBe('lazy');
    expect(photo.getAttribute('decoding')).toBe('async');
    expect(photo.getAttribute('srcset')).toBe(
      '/demo/trouwdag-480.webp 480w, /demo/trouwdag-960.webp 960w',
    );
    expect(photo.style.aspectRatio).toContain('1.77');
  });

  test('comes first on the first screen', () => {
    show({}, true);
    const photo = screen.getByRole('img', { name: 'De trouwdag' });
    expect(photo.getAttribute('loading')).toBe('eager');
    expect(photo.getAttribute('fetchpriority')).toBe('high');
  });

  test('that cannot be fetched says so and keeps its texts', () => {
    show();
    fireEvent.error(screen.getByRole('img', { name: 'De trouwdag' }));
    expect(screen.getByText('Deze foto kan nu niet worden getoond')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'De trouwdag' })).toBeTruthy();
  });

  test('is tried again at another address', () => {
    const { rerender } = show();
    fireEvent.error(screen.getByRole('img', { name: 'De trouwdag' }));
    rerender(<ItemCard item={createItem({ media_url: '/demo/nieuw.jpg' })} />);
    expect(screen.getByRole('img', { name: 'De trouwdag' }).getAttribute('src')).toBe(
      '/demo/nieuw.jpg',
    );
  });
});

test.each([
  [{ width: 400, height: 300 }, 4 / 3],
  [{ width: 300, height: 3000 }, 3 / 4],
  [{ width: 3000, height: 300 }, 16 / 9],
  [{}, 4 / 3],
  [{ width: 0, height: 0 }, 4 / 3],
  [{ width: -4, height: 3 }, 4 / 3],
  [{ width: NaN, height: 3 }, 4 / 3],
])('%j gets room of %d', (size, ratio) =>
  expect(aspectRatioOf(createItem({ metadata: size }).metadata)).toBeCloseTo(ratio),
);

test.each([
  ['/demo/a-960.webp', '/demo/a-480.webp 480w, /demo/a-960.webp 960w'],
  ['https://elders.nl/a-960.webp', undefined],
  ['/demo/a.webp', undefined],
  ['/demo/a-960.jpg', undefined],
])('%s offers %s', (address, set) => expect(sourceSetOf(address)).toBe(set));
