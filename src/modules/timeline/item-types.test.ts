import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createItem } from './fixtures';
import { byType, fileUrl, itemTypeList, itemTypes, typeOf } from './item-types';

test.each(['hologram', 'constructor', '__proto__', ''])('%s is an unknown type', (item_type) => {
  expect(byType(itemTypes, { item_type })).toBeUndefined();
  expect(typeOf({ item_type })).toMatchObject({ name: 'Gebeurtenis', shownAs: 'link' });
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
  expect(itemTypeList.filter((item_type) => typeOf({ item_type }).isPlayed)).toEqual([
    'video',
    'audio',
  ]);
});

test('a file is named by the row or by its metadata', () => {
  const item = createItem({ media_url: '/a.mp4', metadata: { poster_url: '/a.webp' } });
  expect(fileUrl(item, 'media_url')).toBe('/a.mp4');
  expect(fileUrl(item, 'poster_url')).toBe('/a.webp');
  expect(fileUrl(item, 'captions_url')).toBeUndefined();
});

test('no file compares the type of an item, or how its file is shown', () => {
  const source = new URL('../../../', import.meta.url);
  const paths = ['src', 'build', 'supabase/functions', 'supabase/local'].flatMap((folder) =>
    readdirSync(new URL(folder, source), { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.tsx?$/.test(path) && !/[._]test\./.test(path))
      .map((path) => `${folder}/${path}`),
  );
  const comparison = /\b(?:item_type|shownAs)\)?\s*[!=]==?\s*'|case '(?:photo|gif)'/;
  const comparing = paths.filter((path) =>
    comparison.test(readFileSync(new URL(path, source), 'utf8')),
  );
  expect(paths.length).toBeGreaterThan(500);
  expect(comparing).toEqual([]);
});
