import { describe, expect, it } from 'vitest';
import { timelineItemSchema } from '@/modules/timeline/rows';
import { headItems } from './head-items';

const item = (id: string, item_type: string, row: object = {}) =>
  timelineItemSchema.parse({ id, item_type, title: id, ...row });
const photo = (id: string, metadata: object = {}) =>
  item(id, 'photo', { media_url: `/demo/${id}.webp`, metadata });
const video = (id: string, poster?: string) =>
  item(id, 'video', { media_url: `/demo/${id}.mp4`, metadata: { poster_url: poster } });
const text = (id: string, description = 'Lieve allemaal') => item(id, 'text', { description });

describe('headItems', () => {
  it.each([
    ['an empty story', [], []],
    ['one photo', [photo('a')], ['a']],
    ['two photos', [photo('a'), photo('b')], ['a', 'b']],
    ['three photos', ['a', 'b', 'c'].map((id) => photo(id)), ['a', 'b', 'c']],
    ['five photos', ['a', 'b', 'c', 'd', 'e'].map((id) => photo(id)), ['a', 'c', 'e']],
    ['a cover', [photo('a'), photo('b', { is_cover: true }), photo('c')], ['b', 'a', 'c']],
    [
      'a cover among many',
      [...'abcde'].map((id) => photo(id, { is_cover: id === 'e' })),
      ['e', 'c', 'd'],
    ],
    ['a photo without a file', [item('a', 'photo'), photo('b')], ['b']],
    [
      'a photo of another host',
      [item('a', 'photo', { media_url: 'https://elders.example/a.jpg' }), photo('b')],
      ['b'],
    ],
    ['photos before posters', [video('a', '/demo/a.webp'), photo('b')], ['b']],
    ['posters only', [video('a', '/demo/a.webp'), text('b')], ['a']],
    ['no moving pictures', [item('a', 'gif', { media_url: '/demo/a.gif' }), text('b')], ['b']],
    ['words only', [text('a', ' '), text('b')], ['b']],
    ['a title only', [item('a', 'audio', { media_url: '/demo/a.mp3' })], ['a']],
  ])('%s', (_, items, expected) => {
    expect(headItems(items).map(({ item: { id } }) => id)).toEqual(expected);
  });

  it('leaves out pictures that failed', () => {
    const items = [photo('a'), photo('b'), text('c')];
    expect(headItems(items, new Set(['/demo/a.webp'])).map(({ url }) => url)).toEqual([
      '/demo/b.webp',
    ]);
    const [note] = headItems(items, new Set(['/demo/a.webp', '/demo/b.webp']));
    expect(note).toMatchObject({ item: { id: 'c' }, url: null });
  });
});
