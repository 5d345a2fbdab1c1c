import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { createItem } from '@/modules/timeline/fixtures';
import { ItemCard } from './item-card';
import { aspectRatioOf, sourceSetOf } from './media/picture';

const alt_text = 'Een bruidspaar onder één paraplu.';
const describedItem = (row: Record<string, unknown> = {}) =>
  createItem({ ...row, metadata: { alt_text, ...(row.metadata as object | undefined) } });
const show = (row: Record<string, unknown> = {}, eager = false) =>
  render(<ItemCard item={describedItem(row)} eager={eager} />);

const photo = () => screen.getByRole('img', { name: alt_text });
const hint = ({ container }: { container: HTMLElement }) =>
  container.querySelector<HTMLElement>('.picture-hint');

describe('a photo', () => {
  test('loads lazily with a reserved aspect ratio', () => {
    show({ metadata: { width: 1600, height: 900 } });
    expect(photo().getAttribute('loading')).toBe('lazy');
    expect(photo().getAttribute('decoding')).toBe('async');
    expect(photo().getAttribute('srcset')).toBe(
      '/demo/trouwdag-480.webp 480w, /demo/trouwdag-960.webp 960w',
    );
    expect(photo().style.aspectRatio).toContain('1.77');
  });

  test('loads eagerly in the first viewport', () => {
    show({}, true);
    expect(photo().getAttribute('loading')).toBe('eager');
    expect(photo().getAttribute('fetchpriority')).toBe('high');
  });

  test('falls back to the original size', () => {
    show();
    fireEvent.error(photo());
    expect(photo().hasAttribute('srcset')).toBe(false);
    expect(photo().getAttribute('src')).toBe('/demo/trouwdag-960.webp');
  });

  test('shows a message when loading fails and keeps the texts', () => {
    show();
    fireEvent.error(photo());
    fireEvent.error(photo());
    expect(screen.getByText('Deze foto kan nu niet worden getoond')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'De trouwdag' })).toBeTruthy();
  });

  test('is loaded again when its URL changes', () => {
    const { rerender } = show();
    fireEvent.error(photo());
    fireEvent.error(photo());
    rerender(<ItemCard item={describedItem({ media_url: '/demo/nieuw.jpg' })} />);
    expect(photo().getAttribute('src')).toBe('/demo/nieuw.jpg');
  });
});

describe('the preview of a photo', () => {
  const preview = 'data:image/webp;base64,UklGRg==';

  test('is shown over the dominant colour until the photo is decoded', async () => {
    const view = show({ metadata: { preview, dominant_color: '#8a755a' } });
    expect(hint(view)!.style.backgroundImage).toContain(preview);
    expect(hint(view)!.style.backgroundColor).toBe('#8a755a');
    const image = photo() as HTMLImageElement;
    image.decode = () => Promise.resolve();
    fireEvent.load(image);
    await waitFor(() => expect(hint(view)).toBeNull());
  });

  test('is removed when decode rejects', async () => {
    const view = show({ metadata: { dominant_color: '#8a755a' } });
    const image = photo() as HTMLImageElement;
    image.decode = () => Promise.reject(new DOMException('vol', 'EncodingError'));
    fireEvent.load(image);
    await waitFor(() => expect(hint(view)).toBeNull());
  });

  test.each([
    {},
    { preview: 'https://elders.nl/a.webp' },
    { preview: 'data:text/html;base64,AAAA', dominant_color: 'url(/a)' },
  ])('is not drawn from %j', (metadata) => expect(hint(show({ metadata }))).toBeNull());
});

test.each([
  [{ width: 400, height: 300 }, 4 / 3],
  [{ width: 300, height: 3000 }, 2 / 3],
  [{ width: 3000, height: 300 }, 3],
  [{ width: 1900, height: 800 }, 19 / 8],
  [{}, 4 / 3],
  [{ width: 0, height: 0 }, 4 / 3],
  [{ width: -4, height: 3 }, 4 / 3],
  [{ width: NaN, height: 3 }, 4 / 3],
])('%j gets room of %d', (size, ratio) =>
  expect(aspectRatioOf(createItem({ metadata: size }).metadata)).toBeCloseTo(ratio),
);

test.each([
  ['/demo/a-960.webp', '/demo/a-480.webp 480w, /demo/a-960.webp 960w'],
  ['/foto-960.webp', undefined],
  ['https://elders.nl/a-960.webp', undefined],
  ['/demo/a.webp', undefined],
  ['/demo/a-960.jpg', undefined],
])('%s offers %s', (address, set) => expect(sourceSetOf(address)).toBe(set));

describe('a picture in hosted storage', () => {
  const backend = 'https://familie.supabase.test';
  const at = (path: string) => `${backend}/storage/v1/object/public/fotos/${path}`;
  const sizes = (set: string | undefined) => set?.match(/\d+w/g);

  test('has several widths without cropping', () => {
    const [first] = sourceSetOf(at('oma%20riet.jpg?v=2'), undefined, backend)!.split(', ');
    expect(first).toBe(
      `${backend}/storage/v1/render/image/public/fotos/oma%20riet.jpg?v=2&resize=contain&quality=75&width=360 360w`,
    );
    expect(sizes(sourceSetOf(at('a.jpg'), undefined, backend))).toEqual([
      '360w',
      '480w',
      '720w',
      '1080w',
      '1600w',
    ]);
  });

  test('is never upscaled', () => {
    expect(sizes(sourceSetOf(at('a.jpg'), 600, backend))).toEqual(['360w', '480w', '600w']);
    expect(sourceSetOf(at('a.jpg'), 300, backend)).toBeUndefined();
  });

  test.each([
    ['a gif, which would stand still', at('a.gif'), backend],
    ['a drawing', at('a.SVG?v=1'), backend],
    ['of another host', 'https://elders.nl/storage/v1/object/public/a.jpg', backend],
    ['of a host that begins alike', `${backend}.nl/storage/v1/object/public/a.jpg`, backend],
    ['that is not public', `${backend}/storage/v1/object/sign/a.jpg?token=b`, backend],
    ['where the setting is off', at('a.jpg'), undefined],
  ])('comes in one size: %s', (_, address, from) =>
    expect(sourceSetOf(address, undefined, from)).toBeUndefined(),
  );
});
