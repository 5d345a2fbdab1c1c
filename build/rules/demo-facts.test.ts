import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { copy as home } from '@/modules/home/copy';
import { sampleItems } from '@/modules/home/sample-items';
import { formatDay } from '@/lib/dates';
import { formatMonth } from '@shared/calendar-day';
import { copy as features } from '@/pages/features/copy';
import { fixedEntries } from '@/pages/features/fixed-entries';
import { copy as examples } from '@/pages/voorbeelden/copy';

/** What pages tell of the demo stories must agree with the stories themselves. */

const seed = readFileSync('supabase/seed.sql', 'utf8');

const value = String.raw`(?:null|'((?:[^']|'')*)')`;
/** The rows of the seed whose ids start with `prefix`, as texts; null stays null. */
function rowsOf(prefix: string, columns: number): (string | null)[][] {
  const number = String.raw`(?:\d+|true|false|${value})`;
  const row = new RegExp(
    `\\('(${prefix}[0-9a-f-]{34})'${`,\\s+${number}`.repeat(columns)}\\)`,
    'g',
  );
  return [...seed.matchAll(row)].map((match) =>
    match.slice(1).map((text) => text?.replaceAll("''", "'") ?? null),
  );
}

const profiles = rowsOf('a1', 2).map(([id, name, avatar]) => ({ id, name, avatar }));
const stories = rowsOf('b1', 7).map(([id, title, , slug]) => ({ id, title, slug }));
const items = ['c1', 'c2', 'c3'].flatMap((prefix) =>
  rowsOf(prefix, 8).map(([id, story, title, description, , media, day, creator, metadata]) => ({
    id,
    story,
    title: title ?? '',
    description: description ?? '',
    media: media ?? '',
    day: day ?? '',
    creator,
    metadata: JSON.parse(metadata ?? '{}') as Record<string, unknown>,
  })),
);
const entries = rowsOf('d1', 8).map(([, , , , title, description, , label, href]) => ({
  title,
  description,
  label,
  href,
}));

type Item = (typeof items)[number];

/** The one item that is shown by this picture: its photo, or the poster of its video. */
function itemOf(picture: string): Item {
  const file = `${picture}-960.webp`;
  const [item, ...others] = items.filter(
    ({ media, metadata }) => media === file || metadata.poster_url === file,
  );
  if (!item || others.length > 0) throw new Error(`${picture} is not the picture of one item`);
  return item;
}

const joined = (text: string) => text.replace(/\s+/g, ' ').toLowerCase();

it('reads the whole seed', () => {
  expect(profiles).toHaveLength(10);
  expect(stories).toHaveLength(5);
  expect(items).toHaveLength(seed.match(/^ {2}\('c[123]/gm)?.length ?? 0);
  expect(entries).toHaveLength(7);
});

describe('captions of prints', () => {
  test.each([
    ['/demo/oma-riet/geboortehuis', home.stack.canal.caption],
    ['/demo/oma-riet/schaatsen', home.stack.ice.caption],
  ])('%s: the year, and the place or the person', (picture, caption) => {
    const item = itemOf(picture);
    const [subject = '', year] = caption.split(/, (?=\d{4}$)/);
    expect(item.day.slice(0, 4)).toBe(year);
    const told = `${item.description} ${String(item.metadata.location_name)}`;
    expect(told.toLowerCase()).toContain(subject.split(' ')[0]?.toLowerCase());
  });

  test.each([
    ['Home', home.stack.wedding.caption],
    ['Features', features.hero.photo.caption],
  ])('the wedding on %s: the day', (_, caption) => {
    expect(caption).toBe(formatDay(itemOf('/demo/oma-riet/trouwdag').day));
  });
});

describe('the collage on Features', () => {
  const letter = items.find(({ description }) =>
    joined(description).includes(joined(features.hero.letter)),
  );

  it('quotes a letter, with its writer and its month', () => {
    const [writer, month] = features.hero.letterFrom.split(', ');
    expect(letter?.description.trim().endsWith(` ${writer}`)).toBe(true);
    expect(formatMonth(letter?.day ?? '')).toBe(month);
  });

  it('names a recording', () => {
    expect(items.map(({ title }) => title)).toContain(features.hero.voice);
  });
});

test.each(sampleItems.filter(({ media_url }) => media_url.startsWith('/demo/')))(
  'the sample card "$title" has year and author of its item',
  ({ media_url, date, author, location }) => {
    const { day, metadata } = itemOf(media_url);
    expect(day.slice(0, 4)).toBe(date);
    expect(metadata.location_name).toContain(location);
    const tellers = items.filter((item) => item.day === day).map(({ creator }) => creator);
    expect(profiles.filter(({ id }) => tellers.includes(id)).map(({ name }) => name)).toContain(
      author,
    );
  },
);

describe('quotes', () => {
  const { name, avatar, slug, from } = features.proof;
  test.each([
    ...home.voices.items.map((voice) => [
      voice.name,
      voice.avatar,
      voice.slug,
      home.voices.from(voice.story),
    ]),
    [name, avatar, slug, from],
  ])('%s is a person of the story that is named', (teller = '', face, of, source) => {
    const profile = profiles.find((row) => row.avatar === face);
    const [called = ''] = teller.split(', ');
    expect(profile?.name === called || profile?.name?.startsWith(`${called} `)).toBe(true);
    const story = stories.find((row) => row.slug === of);
    expect(source).toContain(`‘${story?.title}’`);
    expect(items.some((item) => item.story === story?.id && item.creator === profile?.id)).toBe(
      true,
    );
  });

  it('has the season end in the month of its cup', () => {
    const [month] = formatMonth(itemOf('/demo/seizoen-jo11/beker').day).split(' ');
    expect(features.proof.quote).toMatch(new RegExp(`^In ${month} `));
  });
});

it('names the demo stories by their titles', () => {
  const titles = stories.map((story) => [story.slug, story.title]);
  expect(titles).toEqual(expect.arrayContaining(Object.entries(examples.demoNames)));
  const article = readFileSync(
    'supabase/functions/ai-help-chat/articles/voorbeelden-bekijken.md',
    'utf8',
  );
  for (const [slug, title] of Object.entries(examples.demoNames))
    expect(article).toContain(`[${title}](/public/${slug})`);
});

it('has the same features in the seed and on the page without a server', () => {
  expect(entries).toEqual(
    fixedEntries.map(({ title, description, cta_label, cta_href }) => ({
      title,
      description,
      label: cta_label,
      href: cta_href,
    })),
  );
});

it('has every demo file that a page or the seed names', () => {
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.|fixtures|testing/.test(file),
  );
  const texts = [seed, ...sources.map((file) => readFileSync(`src/${file}`, 'utf8'))];
  const named = new Set(texts.flatMap((text) => text.match(/\/demo\/[\w-]+\/[\w.-]+/g) ?? []));
  expect(named.size).toBeGreaterThan(100);
  const missing = [...named].filter(
    (path) => !existsSync(`public${path}`) && !existsSync(`public${path}-960.webp`),
  );
  expect(missing).toEqual([]);
});
