import { expect, it, vi } from 'vitest';
import { createItem } from '@/modules/timeline/fixtures';
import { unsignedUrl } from '@/modules/timeline/media-files/media-path';
import { timelineSchema, type TimelineItem } from '@/modules/timeline/rows';
import { archiveEntries } from './archive-entries';
import { FileError } from './fetch-file';

const lost = 'weg';
vi.mock('./fetch-file', async (original) => ({
  ...(await original<object>()),
  fetchFile: (address: string) =>
    address.includes(lost)
      ? Promise.reject(new FileError('missing'))
      : Promise.resolve(new Blob(['WEBVTT'], { type: 'text/vtt' })),
}));

const folder = 'timeline-media/7e000000-0000-4000-8000-000000000001';
const signed = (name: string) =>
  `${unsignedUrl(`${folder}/${name}`).replace('/object/', '/object/sign/')}?token=geheim.van.${name}`;

/** An item of this type with every file that an item can have, each behind a signed address. */
const itemOf = (item_type: string, name: string): TimelineItem => {
  const item = createItem({ id: `${item_type}-${name}`, item_type });
  return {
    ...item,
    media_url: signed(`${name}.bin`),
    metadata: {
      ...item.metadata,
      poster_url: signed(`${name}-beeld.webp`),
      captions_url: `${signed(`${name}.vtt`)}#2`,
    },
  };
};

it('writes no signed address, but the paths of the files in the ZIP and in the storage', async () => {
  const types = ['photo', 'video', 'audio', 'gif', 'text', 'hologram'];
  const items = types.flatMap((type) => [itemOf(type, 'er'), itemOf(type, lost)]);
  const story = {
    timeline: timelineSchema.parse({ id: 'b', title: 'Oma Riet' }),
    items,
    link: 'https://anekdotes.nl/public/oma-riet',
    day: '2026-11-21',
    isPart: false,
    colors: {},
  };
  const texts = new Map<string, string>();
  const { signal } = new AbortController();
  const options = { signal, onProgress: () => {}, onMissing: () => {} };
  for await (const { name, input } of archiveEntries(story, options)) {
    texts.set(name, name + (typeof input === 'string' ? input : await input.text()));
  }
  expect([...texts.keys()]).toEqual(expect.arrayContaining(['index.html', 'verhaal.json']));
  for (const [name, text] of texts) expect(text, name).not.toMatch(/token=|geheim/);
  const [film] = (
    JSON.parse(texts.get('verhaal.json')!.slice('verhaal.json'.length)) as { items: object[] }
  ).items.filter((row) => 'id' in row && row.id === 'video-er');
  expect(film).toMatchObject({
    media_url: `${folder}/er.bin`,
    metadata: { poster_url: `${folder}/er-beeld.webp`, captions_url: `${folder}/er.vtt` },
    files: { captions: expect.stringMatching(/^media\/.*\.vtt$/) as string },
  });
});
