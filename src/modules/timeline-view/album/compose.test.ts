import { array, assert, constantFrom, nat, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createItem } from '@/modules/timeline/fixtures';
import type { TimelineItem } from '@/modules/timeline/rows';
import { captionRows, compose, spreadOf } from './compose';

const words = (count: number) => 'woord '.repeat(count).trim();
const sized = (width: number, height: number, metadata = {}) => ({
  metadata: { width, height, ...metadata },
});

/** What an item can be, by a short name; each on a day of its own. */
const kinds: Record<string, Record<string, unknown>> = {
  wide: sized(960, 720),
  tall: sized(720, 960),
  square: sized(960, 900),
  panorama: sized(1900, 800),
  small: sized(480, 320),
  film: { item_type: 'video', media_url: '/a.mp4', ...sized(1280, 720) },
  gif: { item_type: 'gif', media_url: '/a.gif', ...sized(480, 480) },
  voice: { item_type: 'audio', media_url: '/a.mp3' },
  letter: { item_type: 'text', media_url: null, description: words(90) },
  words: { item_type: 'text', media_url: null, description: words(89) },
};

let day = 0;
const on = (kind: string, row: Record<string, unknown> = {}): TimelineItem => {
  day += 1;
  const item_date = new Date(Date.UTC(1950, 0, day)).toISOString().slice(0, 10);
  return createItem({ id: `${kind}-${day}`, item_date, ...kinds[kind], ...row });
};

const options = { minSilence: 4, isEnd: false };
const spreads = (...items: TimelineItem[]) => compose(items, options).map(({ spread }) => spread);
const spreadsOf = (...names: string[]) => spreads(...names.map((name) => on(name)));

describe('an item by itself', () => {
  it.each([
    ['wide', {}, 'landscape'],
    ['tall', {}, 'portrait'],
    ['square', {}, 'portrait'],
    ['panorama', {}, 'panorama'],
    ['small', {}, 'small'],
    ['film', {}, 'landscape'],
    ['gif', {}, 'small'],
    ['voice', {}, 'voice'],
    ['letter', {}, 'letter'],
    ['words', {}, 'words'],
    ['wide', { metadata: {} }, 'landscape'],
    ['wide', sized(0, 0), 'landscape'],
    ['wide', sized(-960, 720), 'landscape'],
    ['wide', sized(960, 0), 'landscape'],
    ['wide', { media_url: null }, 'plain'],
    ['wide', { media_url: 'https://elders.example/a.webp' }, 'landscape'],
    ['voice', { media_url: null }, 'plain'],
    ['letter', { description: '   ' }, 'plain'],
    ['letter', { description: null }, 'plain'],
    ['wide', { item_type: 'hologram' }, 'plain'],
    ['wide', { item_date: null }, 'landscape'],
  ])('%s with %j: %s', (kind, row, expected) => {
    expect(spreadOf(on(kind, row))).toBe(expected);
    expect(spreads(on(kind, row))).toEqual([expected]);
  });
});

describe('items that share a row', () => {
  it.each([
    ['tall wide', 'third beside'],
    ['wide tall', 'beside third'],
    ['wide wide', 'landscape landscape'],
    ['wide wide wide', 'landscape seven five'],
    ['wide wide wide wide wide wide', 'landscape seven five landscape five seven'],
    ['tall tall', 'half half'],
    ['tall tall tall tall', 'half half portrait portrait'],
    ['small voice', 'half half'],
    ['voice voice voice', 'half half voice'],
    ['letter letter', 'page page'],
    ['letter letter letter letter letter letter', 'page page page page letter letter'],
    ['letter words', 'letter words'],
    ['panorama tall', 'panorama portrait'],
    ['words words', 'words words'],
  ])('%s: %s', (names, expected) => {
    expect(spreadsOf(...names.split(' ')).join(' ')).toBe(expected);
  });

  it('stand in one row, the first one left', () => {
    const places = compose([on('tall'), on('wide'), on('panorama')], options);
    expect(places.map(({ row, side }) => [row, side])).toEqual([
      [1, 'left'],
      [1, 'right'],
      [2, 'left'],
    ]);
  });

  it('stand on both sides of the page in turn where they do not', () => {
    const places = compose(
      ['words', 'words', 'words'].map((name) => on(name)),
      options,
    );
    expect(places.map(({ side }) => side)).toEqual(['left', 'right', 'left']);
  });

  it('are not parted by a silence', () => {
    const late = on('wide', { item_date: '1963-08-03' });
    expect(spreads(on('tall'), late)).toEqual(['portrait', 'landscape']);
  });
});

describe('a day', () => {
  const same = { item_date: '1955-05-04' };
  const wedding = () => [on('wide', same), on('film', same), on('voice', same)];

  it('that begins with a photo or film is one spread', () => {
    const places = compose([...wedding(), on('wide')], options);
    expect(places.map(({ spread, row, rows }) => [spread, row, rows])).toEqual([
      ['day', 1, 2],
      ['with', 1, 1],
      ['with', 2, 1],
      ['landscape', 3, 1],
    ]);
  });

  it('with recordings only has its caption above these', () => {
    const places = compose([on('wide', same), on('voice', same)], options);
    expect(places.map(({ spread, side, row, rows }) => [spread, side, row, rows])).toEqual([
      ['day', 'right', 1, captionRows + 1],
      ['with', 'right', captionRows + 1, 1],
    ]);
  });

  it.each(['month', 'year', 'decade', 'circa'])('is not known with the precision %s', (known) => {
    const row = { ...same, metadata: { date_precision: known } };
    expect(spreads(on('wide', row), on('wide', row))).not.toContain('day');
  });

  it('that begins with a letter or a recording is none', () => {
    expect(spreads(on('letter', same), on('wide', same))).toEqual(['letter', 'landscape']);
    expect(spreads(on('voice', same), on('wide', same))).toEqual(['voice', 'landscape']);
  });

  it('takes five items at most', () => {
    const many = Array.from({ length: 7 }, () => on('wide', same));
    expect(spreads(...many)).toEqual(['day', 'with', 'with', 'with', 'with', 'day', 'with']);
  });

  it('is not the neighbour of the item before it', () => {
    expect(spreads(on('tall'), ...wedding())).toEqual(['portrait', 'day', 'with', 'with']);
  });

  it('without a date is none', () => {
    const undated = { item_date: null };
    expect(spreads(on('wide', undated), on('wide', undated))).not.toContain('day');
  });
});

describe('silence', () => {
  const silences = (before: TimelineItem | undefined, items: TimelineItem[], minSilence = 4) =>
    compose(items, { before, minSilence, isEnd: false }).map(({ silence }) => silence);
  const at = (item_date: string | null, date_precision?: string) =>
    on('wide', { item_date, metadata: { date_precision } });

  it.each([
    ['1955-05-04', undefined, '1963-08-03', undefined, 8],
    ['1955-05-04', undefined, '1963-05-03', undefined, 7],
    ['1955-05-04', undefined, '1959-05-04', undefined, 4],
    ['1955-05-04', undefined, '1959-05-03', undefined, 0],
    ['1955-06-01', 'year', '1960-06-01', 'year', 4],
    ['1955-06-01', 'month', '1959-07-01', 'month', 4],
    ['1951-01-01', 'decade', '1965-01-01', undefined, 5],
    ['1955-01-01', undefined, '1966-01-01', 'decade', 5],
    ['1955-05-04', undefined, null, undefined, 0],
    [null, undefined, '1955-05-04', undefined, 0],
  ])('from %s (%s) to %s (%s): %i years', (from, of, to, ofNext, expected) => {
    expect(silences(undefined, [at(from, of), at(to, ofNext)])).toEqual([0, expected]);
  });

  it('is counted from the chapter before, and none begins a story', () => {
    expect(silences(at('1943-01-01'), [at('1951-01-01')])).toEqual([8]);
    expect(silences(undefined, [at('1951-01-01')])).toEqual([0]);
  });

  it('is shorter in chapters of years', () => {
    expect(silences(at('2021-03-01'), [at('2023-03-01')], 2)).toEqual([2]);
    expect(silences(at('2021-03-01'), [at('2023-02-01')], 2)).toEqual([0]);
  });
});

describe('a long text', () => {
  const folded = (items: TimelineItem[], isEnd = false) =>
    compose(items, { ...options, isEnd }).map(({ isFolded }) => isFolded);

  it('is folded from ninety words on', () => {
    expect(folded([on('wide', { description: words(89) })])).toEqual([false]);
    expect(folded([on('wide', { description: words(90) })])).toEqual([true]);
  });

  it('is whole in a letter, and in the last item of the story', () => {
    const long = { description: words(200) };
    expect(folded([on('letter', long)])).toEqual([false]);
    expect(folded([on('wide', long), on('tall', long)], true)).toEqual([true, false]);
  });
});

/** A story of any items, several on some days, with years of silence in between. */
const story = array(
  record({
    kind: constantFrom(...Object.keys(kinds)),
    daysLater: constantFrom(0, 0, 1, 40, 2500),
    precision: constantFrom('day', 'day', 'day', 'month', 'year'),
  }),
  { minLength: 1, maxLength: 24 },
).map((steps) => {
  let time = Date.UTC(1930, 0, 1);
  return steps.map(({ kind, daysLater, precision }, index) => {
    time += daysLater * 86_400_000;
    const row = kinds[kind]!;
    const metadata = { ...(row.metadata as object), date_precision: precision };
    const item_date = new Date(time).toISOString().slice(0, 10);
    return createItem({ ...row, id: `${index}`, item_date, metadata });
  });
});

describe('of any story', () => {
  it('a beginning stays as it is when more items come, but for its last two days', () => {
    assert(
      property(story, nat(24), (items, length) => {
        const beginning = items.slice(0, length);
        const days = [...new Set(beginning.map(({ item_date }) => item_date))];
        const settled = beginning.filter(
          ({ item_date }) => days.indexOf(item_date) < days.length - 2,
        );
        const part = compose(beginning, options).slice(0, settled.length);
        expect(compose(items, options).slice(0, settled.length)).toEqual(part);
      }),
      { numRuns: 500 },
    );
  });

  it('each item has a place, and the rows follow the order of the story', () => {
    assert(
      property(story, (items) => {
        const places = compose(items, options);
        expect(places).toHaveLength(items.length);
        for (const [at, { row }] of places.entries())
          expect(row).toBeGreaterThanOrEqual(places[at - 1]?.row ?? 1);
      }),
    );
  });

  it('no three rows in a row are equal, but for texts', () => {
    assert(
      property(story, (items) => {
        const rows = new Map<number, string>();
        for (const { row, spread, side } of compose(items, options))
          rows.set(row, `${rows.get(row) ?? ''} ${spread} ${side}`);
        const looks = [...rows.values()];
        for (const [at, look] of looks.entries())
          if (/landscape|portrait|half|third|seven/.test(look))
            expect(look === looks[at + 1] && look === looks[at + 2]).toBe(false);
      }),
    );
  });
});
