import { expect, test } from 'vitest';
import { createItem } from './fixtures';
import { byType, fileUrl, isPlayed, itemTypeList, itemTypes, typeOf } from './item-types';

test.each(['hologram', 'constructor', '__proto__', ''])('%s is an unknown type', (item_type) => {
  expect(byType(itemTypes, { item_type })).toBeUndefined();
  expect(typeOf({ item_type })).toMatchObject({ name: 'Gebeurtenis', medium: null });
});

test('no two types share a name in the query string', () => {
  const names = itemTypeList.map((type) => itemTypes[type].urlName);
  expect(new Set(names).size).toBe(names.length);
});

test.each(itemTypeList)(
  'the files of a %s include its picture and those in the archive',
  (type) => {
    const { files, archived, picture } = typeOf({ item_type: type });
    expect(files).toEqual(expect.arrayContaining([...archived, ...(picture ? [picture] : [])]));
  },
);

test('recordings and videos are played', () => {
  expect(itemTypeList.filter((item_type) => isPlayed({ item_type }))).toEqual(['video', 'audio']);
});

test('a file is named by the row or by its metadata', () => {
  const item = createItem({ media_url: '/a.mp4', metadata: { poster_url: '/a.webp' } });
  expect(fileUrl(item, 'media_url')).toBe('/a.mp4');
  expect(fileUrl(item, 'poster_url')).toBe('/a.webp');
  expect(fileUrl(item, 'captions_url')).toBeUndefined();
});
