import { expect, test } from 'vitest';
import { timelineItemSchema } from '../rows';
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

test.each([
  ['/s/a.webp?token=x.y-z_1', '/s/a.webp?', true],
  ['/s/a.webp?token=x', '/s/a.webp?token=y', true],
  ['/s/a.webp?token=x', '/s/a.webp?token=x#1', false],
  ['/s/a.webp?token=x', '/s/b.webp?token=x', false],
  ['/a.webp?v=1', '/a.webp?v=2', false],
])('%s and %s are the same file: %s', (one, other, isSame) => {
  expect(fileOf(one) === fileOf(other)).toBe(isSame);
});
