import { strFromU8, unzipSync } from 'fflate';
import { afterEach, expect, it, vi } from 'vitest';
import { createItem } from '@/modules/timeline/fixtures';
import { itemTypeList } from '@/modules/timeline/item-types';
import { unsignedUrl } from '@/modules/timeline/media-files/media-path';
import { timelineSchema, type TimelineItem } from '@/modules/timeline/rows';
import type { ArchiveOptions } from './archive-entries';
import { saveArchive } from './save-archive';

afterEach(() => vi.unstubAllGlobals());

/** Stubs `fetch`; other paths get an HTML page, as for a missing file. */
function serve(files: Record<string, { type: string; body: BodyInit } | 'fails'>) {
  const requests: string[] = [];
  vi.stubGlobal('fetch', (address: string) => {
    requests.push(address);
    const file = files[address];
    if (file === 'fails') return Promise.reject(new TypeError('Failed to fetch'));
    return Promise.resolve(
      file
        ? new Response(file.body, { headers: { 'content-type': file.type } })
        : new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } }),
    );
  });
  return requests;
}

const picture = (body = 'plaatje') => ({ type: 'image/webp', body });

async function archiveOf(items: TimelineItem[], options: Partial<ArchiveOptions> = {}) {
  const pieces: Uint8Array[] = [];
  const remove = vi.fn(() => Promise.resolve());
  const createWritable = () =>
    Promise.resolve(
      new WritableStream<Uint8Array>({
        write(piece) {
          pieces.push(piece);
        },
      }),
    );
  const target = { createWritable, remove };
  const story = {
    timeline: timelineSchema.parse({ id: 'b', title: 'Oma Riet' }),
    items,
    link: 'https://anekdotes.nl/public/oma-riet',
    day: '2026-11-21',
    isPart: false,
    colors: {},
  };
  let missing: readonly string[] = [];
  const progress: number[][] = [];
  const failed = await saveArchive(story, 'Oma Riet.zip', target, {
    signal: new AbortController().signal,
    onProgress: (...now) => progress.push(now),
    onMissing: (labels) => {
      missing = [...labels];
    },
    ...options,
  }).then(
    () => null,
    (error: unknown) => error as Error,
  );
  const files = failed ? {} : unzipSync(Buffer.concat(pieces));
  const text = (name: string) => strFromU8(files[name]!);
  return { files, names: Object.keys(files), text, missing, progress, failed, remove };
}

it('contains each file once, the page and the rows', async () => {
  const requests = serve({
    '/foto.webp': picture(),
    '/film.mp4': { type: 'video/mp4', body: 'film' },
  });
  const { names, text, missing, progress } = await archiveOf([
    createItem({ id: 'a', media_url: '/foto.webp' }),
    createItem({ id: 'b', media_url: '/foto.webp', title: 'Nog eens' }),
    createItem({
      id: 'c',
      title: 'De film',
      item_type: 'video',
      media_url: '/film.mp4',
      metadata: { poster_url: '/foto.webp', date_precision: 'year' },
    }),
  ]);
  expect(names).toEqual([
    'media/1955-05-04 De trouwdag.webp',
    'media/1955 De film.mp4',
    'index.html',
    'verhaal.json',
  ]);
  expect(requests).toEqual(['/foto.webp', '/film.mp4']);
  expect(missing).toEqual([]);
  expect(text('index.html').match(/1955-05-04%20De%20trouwdag\.webp/g)!.length).toBeGreaterThan(3);
  const rows = JSON.parse(text('verhaal.json'));
  expect(rows.timeline.title).toBe('Oma Riet');
  expect(rows.items.map((item: { id: string; files: object }) => item.files)).toEqual([
    { media: 'media/1955-05-04 De trouwdag.webp' },
    { media: 'media/1955-05-04 De trouwdag.webp' },
    { media: 'media/1955 De film.mp4', poster: 'media/1955-05-04 De trouwdag.webp' },
  ]);
  expect(progress.at(-1)).toEqual([2, 2, 11]);
});

it('removes places from JPEG, PNG and WebP, and saves other files as the page shows them', async () => {
  const place = 'GPS 52.3702 4.8952';
  /** Each as it is served, and its picture alone, in Latin-1. */
  const pictures = {
    'image/jpeg': [
      `\xff\xd8\xff\xfe\0\x14${place}\xff\xda\0\x02beeld\xff\xd9`,
      '\xff\xd8\xff\xda\0\x02beeld\xff\xd9',
    ],
    'image/png': [
      `\x89PNG\r\n\x1a\n\0\0\0\x12tEXt${place}crc1\0\0\0\x05IDATbeeldcrc2\0\0\0\0IENDcrc3`,
      '\x89PNG\r\n\x1a\n\0\0\0\x05IDATbeeldcrc2\0\0\0\0IENDcrc3',
    ],
    'image/webp': [
      `RIFF\x2c\0\0\0WEBPEXIF\x12\0\0\0${place}VP8 \x06\0\0\0beeld!`,
      'RIFF\x12\0\0\0WEBPVP8 \x06\0\0\0beeld!',
    ],
  };
  const places = `\0\0\0\x1audta${place}\0\0\0\x0dmdatbeeld`;
  const others = {
    'video/mp4': `\0\0\0\x10ftypisom\0\0\0\0\0\0\0\x22moov${places}`,
    'video/quicktime': `\0\0\0\x10ftypqt  \0\0\0\0\0\0\0\x22moov${places}`,
    'audio/mp4': `\0\0\0\x10ftypM4A \0\0\0\0\0\0\0\x22moov${places}`,
    'image/heic': `\0\0\0\x10ftypheic\0\0\0\0\0\0\0\x22meta${places}`,
    'image/avif': `\0\0\0\x10ftypavif\0\0\0\0\0\0\0\x22meta${places}`,
  };
  const files = Object.entries({
    ...pictures,
    ...Object.fromEntries(Object.entries(others).map(([type, file]) => [type, [file, file]])),
  });
  serve(
    Object.fromEntries(
      files.map(([type, [body]]) => [`/${type}`, { type, body: Buffer.from(body!, 'latin1') }]),
    ),
  );
  const { files: archived, names } = await archiveOf(
    files.map(([type]) => createItem({ id: type, media_url: `/${type}`, title: type })),
  );
  const saved = names
    .filter((name) => name.startsWith('media/'))
    .map((name) => Buffer.from(archived[name]!).toString('latin1'));
  expect(saved).toEqual(files.map(([, [, expected]]) => expected));
});

it('leaves out files that fail and lists them', async () => {
  const requests = serve({ '/goed.webp': picture(), '/stuk.webp': 'fails' });
  const { names, text, missing } = await archiveOf([
    createItem({ id: 'a', title: 'Goed', media_url: '/goed.webp' }),
    createItem({ id: 'b', title: 'Stuk', media_url: '/stuk.webp' }),
    createItem({ id: 'c', title: 'Weg', media_url: '/weg.webp' }),
    createItem({ id: 'd', title: 'Elders', media_url: 'https://elders.test/foto.webp' }),
  ]);
  expect(missing).toEqual(['Stuk', 'Weg', 'Elders: https://elders.test/foto.webp']);
  expect(names).toContain('Wat niet mee kon.txt');
  expect(text('Wat niet mee kon.txt')).toContain(
    'Stuk\r\nWeg\r\nElders: https://elders.test/foto.webp\r\n',
  );
  expect(JSON.parse(text('verhaal.json')).items[3].media_url).toBe('https://elders.test/foto.webp');
  expect(names.filter((name) => name.startsWith('media/'))).toHaveLength(1);
  expect(text('index.html').match(/class="lost"/g)).toHaveLength(3);
  // A network failure is retried once; another host is never requested.
  expect(requests.filter((address) => address === '/stuk.webp')).toHaveLength(2);
  expect(requests.filter((address) => address.startsWith('https:'))).toEqual([]);
});

it('saves captions as a file and in the page', async () => {
  serve({
    '/film.mp4': { type: 'video/mp4', body: 'film' },
    '/film.vtt': { type: 'text/vtt', body: '1\n00:00:01,000 --> 00:00:02,000\nKijk' },
    '/leeg.vtt': { type: 'text/vtt', body: 'WEBVTT\n' },
  });
  const film = (id: string, captions_url: string) =>
    createItem({
      id,
      title: id,
      item_type: 'video',
      media_url: '/film.mp4',
      metadata: { captions_url },
    });
  const { names, text } = await archiveOf([
    film('De film', '/film.vtt'),
    film('De stomme film', '/leeg.vtt'),
  ]);
  expect(names).toContain('media/1955-05-04 De film (ondertiteling).vtt');
  const page = text('index.html');
  const captions = 'WEBVTT\n\n1\n00:00:01.000 --> 00:00:02.000\nKijk\n';
  expect(page).toContain(`data:text/vtt;charset=utf-8,${encodeURIComponent(captions)}`);
  // Captions without a cue would be a choice that shows nothing.
  expect(page.match(/<track/g)).toHaveLength(1);
});

it('keeps file names inside the folder and unique', async () => {
  const titles = ['../../../etc/passwd', '..\\..\\win.ini', 'CON', 'con', '🎂', 'x'.repeat(400)];
  serve(Object.fromEntries(titles.map((_, n) => [`/${n}.webp`, picture(String(n))])));
  const { names } = await archiveOf(
    titles.map((title, n) =>
      createItem({ id: String(n), title, media_url: `/${n}.webp`, item_date: null }),
    ),
  );
  const media = names.filter((name) => name.startsWith('media/'));
  expect(media).toHaveLength(titles.length);
  for (const name of media) expect(name).toMatch(/^media\/[^./\\][^/\\]{0,120}\.webp$/u);
  expect(new Set(media.map((name) => name.toLowerCase())).size).toBe(titles.length);
});

it('works for a story without files', async () => {
  serve({});
  const { names } = await archiveOf([createItem({ item_type: 'text', media_url: null })]);
  expect(names).toEqual(['index.html', 'verhaal.json']);
});

it.each([
  ['the network is down', { '/demo/trouwdag-960.webp': 'fails' } as const, 'Het regende.'],
  ['there are no texts', {}, ''],
])('rejects when no file can be fetched and %s', async (_, files, description) => {
  serve(files);
  const items = ['a', 'b'].map((id) => createItem({ id, description }));
  const { failed, remove } = await archiveOf(items);
  expect(failed?.name).toBe('NoFilesError');
  expect(remove).toHaveBeenCalled();
});

it('saves the texts when all files are missing', async () => {
  serve({});
  const { names, text, missing } = await archiveOf([createItem()]);
  expect(missing).toEqual(['De trouwdag']);
  expect(names).toEqual(['index.html', 'verhaal.json', 'Wat niet mee kon.txt']);
  expect(text('index.html')).toContain('Het regende pijpenstelen.');
});

it('removes the file on abort', async () => {
  const run = new AbortController();
  serve({ '/demo/trouwdag-960.webp': picture() });
  const { failed, remove } = await archiveOf([createItem()], {
    signal: run.signal,
    onProgress: () => run.abort(),
  });
  expect(failed?.name).toBe('AbortError');
  expect(remove).toHaveBeenCalled();
});

it('writes no signed address, but the paths of the files in the ZIP and in the storage', async () => {
  const folder = 'timeline-media/7e000000-0000-4000-8000-000000000001';
  const signed = (name: string) =>
    `${unsignedUrl(`${folder}/${name}`).replace('/object/', '/object/sign/')}?token=geheim.van.${name}`;
  /** An item with every file that an item can have. */
  const itemOf = (item_type: string, name: string) =>
    createItem({
      id: `${item_type}-${name}`,
      item_type,
      media_url: signed(`${name}.bin`),
      metadata: {
        poster_url: signed(`${name}-beeld.webp`),
        captions_url: `${signed(`${name}.vtt`)}#2`,
      },
    });
  const sent = [signed('er.bin'), signed('er-beeld.webp'), `${signed('er.vtt')}#2`];
  serve(Object.fromEntries(sent.map((url) => [url, { type: 'text/vtt', body: 'WEBVTT' }])));
  const types = [...itemTypeList, 'hologram'];
  const { names, text } = await archiveOf(
    types.flatMap((type) => [itemOf(type, 'er'), itemOf(type, 'weg')]),
  );
  expect(names).toEqual(expect.arrayContaining(['index.html', 'verhaal.json']));
  for (const name of names) expect(name + text(name), name).not.toMatch(/token=|geheim/);
  const rows = JSON.parse(text('verhaal.json')) as { items: { id: string }[] };
  expect(rows.items.find(({ id }) => id === 'video-er')).toMatchObject({
    media_url: `${folder}/er.bin`,
    metadata: { poster_url: `${folder}/er-beeld.webp`, captions_url: `${folder}/er.vtt` },
    files: { captions: expect.stringMatching(/^media\/.*\.vtt$/) as string },
  });
});
