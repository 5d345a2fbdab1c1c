import { strFromU8, unzipSync } from 'fflate';
import { afterEach, expect, it, vi } from 'vitest';
import { createItem } from '@/modules/timeline/fixtures';
import { timelineSchema, type TimelineItem } from '@/modules/timeline/rows';
import type { Watch } from './archive';
import { saveArchive } from './save-archive';

afterEach(() => vi.unstubAllGlobals());

/** What a host answers to each path; anything else is not there. */
function serve(files: Record<string, { type: string; body: string } | 'fails'>) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address);
    const file = files[address];
    if (file === 'fails') return Promise.reject(new TypeError('Failed to fetch'));
    return Promise.resolve(
      file
        ? new Response(file.body, { headers: { 'content-type': file.type } })
        : new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } }),
    );
  });
  return asked;
}

const picture = (body = 'plaatje') => ({ type: 'image/webp', body });

async function archiveOf(items: TimelineItem[], watch: Partial<Watch> = {}) {
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
  const place = { createWritable, remove };
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
  const failed = await saveArchive(story, 'Oma Riet.zip', place, {
    signal: new AbortController().signal,
    onProgress: (...now) => progress.push(now),
    onMissing: (labels) => {
      missing = [...labels];
    },
    ...watch,
  }).then(
    () => null,
    (error: unknown) => error as Error,
  );
  const files = failed ? {} : unzipSync(Buffer.concat(pieces));
  const text = (name: string) => strFromU8(files[name]!);
  return { files, names: Object.keys(files), text, missing, progress, failed, remove };
}

it('holds every file once, a page that shows them, and the rows', async () => {
  const asked = serve({
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
  expect(asked).toEqual(['/foto.webp', '/film.mp4']);
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

it('goes on without what does not come, and names it', async () => {
  const asked = serve({ '/goed.webp': picture(), '/stuk.webp': 'fails' });
  const { names, text, missing } = await archiveOf([
    createItem({ id: 'a', title: 'Goed', media_url: '/goed.webp' }),
    createItem({ id: 'b', title: 'Stuk', media_url: '/stuk.webp' }),
    createItem({ id: 'c', title: 'Weg', media_url: '/weg.webp' }),
    createItem({ id: 'd', title: 'Elders', media_url: 'https://elders.test/foto.webp' }),
  ]);
  expect(missing).toEqual(['Stuk', 'Weg', 'Elders']);
  expect(names).toContain('Wat niet mee kon.txt');
  expect(text('Wat niet mee kon.txt')).toContain('Stuk\r\nWeg\r\nElders');
  expect(names.filter((name) => name.startsWith('media/'))).toHaveLength(1);
  expect(text('index.html').match(/class="lost"/g)).toHaveLength(3);
  // Once more for what may come; another host is never asked.
  expect(asked.filter((address) => address === '/stuk.webp')).toHaveLength(2);
  expect(asked.filter((address) => address.startsWith('https:'))).toEqual([]);
});

it('has the captions of a film in the page and beside it', async () => {
  serve({
    '/film.mp4': { type: 'video/mp4', body: 'film' },
    '/film.vtt': { type: 'text/vtt', body: 'WEBVTT' },
  });
  const { names, text } = await archiveOf([
    createItem({
      item_type: 'video',
      media_url: '/film.mp4',
      metadata: { captions_url: '/film.vtt' },
    }),
  ]);
  expect(names).toContain('media/1955-05-04 De trouwdag (ondertiteling).vtt');
  expect(text('index.html')).toContain('data:text/vtt;charset=utf-8,WEBVTT');
});

it('keeps every name inside its folder, and apart', async () => {
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

it('is a story without files too', async () => {
  serve({});
  const { names } = await archiveOf([createItem({ item_type: 'text', media_url: null })]);
  expect(names).toEqual(['index.html', 'verhaal.json']);
});

it.each([
  ['there is no connection', { '/demo/trouwdag-960.webp': 'fails' } as const, 'Het regende.'],
  ['nothing is written either', {}, ''],
])('makes nothing when no file comes and %s', async (_, files, description) => {
  serve(files);
  const moments = ['a', 'b'].map((id) => createItem({ id, description }));
  const { failed, remove } = await archiveOf(moments);
  expect(failed?.name).toBe('NothingCame');
  expect(remove).toHaveBeenCalled();
});

it('keeps the words where the files are gone for good', async () => {
  serve({});
  const { names, text, missing } = await archiveOf([createItem()]);
  expect(missing).toEqual(['De trouwdag']);
  expect(names).toEqual(['index.html', 'verhaal.json', 'Wat niet mee kon.txt']);
  expect(text('index.html')).toContain('Het regende pijpenstelen.');
});

it('stops at once, and leaves nothing behind', async () => {
  const leave = new AbortController();
  serve({ '/demo/trouwdag-960.webp': picture() });
  const { failed, remove } = await archiveOf([createItem()], {
    signal: leave.signal,
    onProgress: () => leave.abort(),
  });
  expect(failed?.name).toBe('AbortError');
  expect(remove).toHaveBeenCalled();
});
