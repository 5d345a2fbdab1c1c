import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createItem } from '../fixtures';
import { itemTypeList } from '../item-types';
import { metadataSchema, timelineItemSchema } from '../rows';
import { fileUrlsOf } from './file-urls';
import { fileOf, isMediaPath, unsignedUrl } from './media-path';

const folder = 'timeline-media/7e000000-0000-4000-8000-000000000001';
const refused = [
  folder,
  `${folder}/`,
  `${folder}/../a.webp`,
  `${folder}/./a.webp`,
  `${folder}/.a.webp`,
  `${folder}//a.webp`,
  `${folder}/a b.webp`,
  `${folder}/a.webp?token=x`,
  `${folder}/a.webp#x`,
  `${folder}/%2e%2e/a.webp`,
  `${folder}/a\\b`,
  `${folder}/a.webp\n`,
  `${folder}/é.webp`,
  `${folder}/a.m3u8`,
  `${folder}/1950/a.M3U`,
  `${folder}/a.mpd`,
  `/${folder}/a.webp`,
  `x${folder}/a.webp`,
  folder.replace('7e000000', '7E000000') + '/a.webp',
  'timeline-media/oma-riet/a.webp',
  'elders/7e000000-0000-4000-8000-000000000001/a.webp',
  '',
  null,
  undefined,
];

test.each(
  [
    'a.webp',
    'a',
    '1950/foto_1-b.2.webp',
    '_/-',
    'm3u8',
    'a.m3u8.mp3',
    'a.m3u88',
    'lijst.mpd/a',
  ].map((name) => `${folder}/${name}`),
)('%s is the path of a file', (path) => expect(isMediaPath(path)).toBe(true));

test.each(refused)('%s is not', (path) => expect(isMediaPath(path)).toBe(false));

const parse = (url: unknown) => {
  const item = timelineItemSchema.parse({
    id: 'a',
    media_url: url,
    metadata: { poster_url: url, captions_url: url },
    creator: { display_name: null, avatar_url: url },
  });
  const { poster_url, captions_url } = item.metadata;
  return [item.media_url, poster_url, captions_url, item.creator?.avatar_url];
};

test('a row has the URL of a path in its media, poster and captions, and in no other field', () => {
  const path = `${folder}/a.webp`;
  const url = unsignedUrl(path);
  expect(url).toBe(`/storage/v1/object/${path}`);
  expect(parse(path)).toEqual([url, url, url, null]);
  expect(parse(url)).toEqual([url, url, url, url]);
});

test.each(refused.filter((path) => path?.[0] !== '/'))('a row does not keep %s', (path) => {
  expect(parse(path)).toEqual([null, undefined, undefined, null]);
});

/** An item with a file in every field that is a text. */
const keys = Object.keys(metadataSchema.shape);
const filled = createItem({
  ...Object.fromEntries(
    ['title', 'description', 'media_url'].map((key) => [key, `${folder}/${key}`]),
  ),
  metadata: Object.fromEntries(keys.map((key) => [key, `${folder}/${key}`])),
});
const signedFields = itemTypeList
  .flatMap((item_type) => fileUrlsOf({ ...filled, item_type }))
  .map((url) => url.slice(unsignedUrl(folder).length + 1));

test('the fields of a row that become URLs are the ones that are signed', () => {
  const fields = Object.entries({ ...filled, ...filled.metadata });
  const urls = fields.filter(([, value]) => String(value).startsWith(unsignedUrl('')));
  expect(signedFields).toContain('media_url');
  expect(new Set(urls.map(([key]) => key))).toEqual(new Set(signedFields));
});

test('`readable_files`, in the newest migration that makes it, reads the same fields', () => {
  const migrations = new URL('../../../../supabase/migrations/', import.meta.url);
  const [, columns = ''] = readdirSync(migrations)
    .toSorted()
    .map((name) => readFileSync(new URL(name, migrations), 'utf8'))
    .map((sql) => /function public\.readable_files\(.*?\bunnest\(array\[(.*?)\]\)/s.exec(sql))
    .findLast((found) => found !== null)!;
  const fields = columns
    .split(', ')
    .map((column) => column.replace(/^metadata ->> '(\w+)'$/, '$1'));
  expect(new Set(fields)).toEqual(new Set(signedFields));
});

test.each([
  ['/s/a.webp?token=x.y-z_1', '/s/a.webp?', true],
  ['/s/a.webp?token=x', '/s/a.webp?token=y', true],
  ['/s/a.webp?token=x', '/s/a.webp?token=x#1', false],
  ['/s/a.webp?token=x', '/s/b.webp?token=x', false],
  ['/a.webp?v=1', '/a.webp?v=2', false],
])('%s and %s are the same file: %s', (one, other, isSame) => {
  expect(fileOf(one) === fileOf(other)).toBe(isSame);
});
