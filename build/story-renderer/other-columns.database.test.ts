// The writing application adds columns, and a database can lack ours: a story stays open, in the viewer and on the
// share page.
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  countTimelineItems,
  readClosedLink,
  readTimeline,
  readTimelineItems,
  type ItemPage,
} from '@/modules/timeline/read';
import { readLink, type FoundStory } from '../story-renderer/read-link';
import {
  startTestServer,
  type TestServer,
} from '../../supabase/local/testing/start-test-server.ts';
import { ids, slugs } from '../../supabase/local/testing/stories.ts';

let server: TestServer;
beforeAll(async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  server = await startTestServer();
  vi.stubGlobal('window', { location: { origin: server.url } });
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await server.close();
});

const { signal } = new AbortController();

async function asViewer() {
  const timeline = await readTimeline(slugs.garden, signal);
  const { count } = await countTimelineItems(slugs.garden, ids.garden, signal);
  const page = await readTimelineItems(slugs.garden, ids.garden, signal).next();
  return { timeline, count, items: (page.value as ItemPage).items };
}

const openLink = (slug: string) =>
  readLink({
    slug,
    itemId: null,
    pathname: `/public/${slug}`,
    search: '',
    origin: server.url,
    fetch,
    signal,
    isReader: true,
    onFault: () => {},
  });

async function asSharePage() {
  const { timeline, items, reads } = (await openLink(slugs.garden)) as FoundStory;
  return { timeline, count: reads?.count.count, items };
}

const readers = [
  ['viewer', asViewer],
  ['share page', asSharePage],
] as const;

interface Case {
  database: string;
  change: string;
  undo: string;
  /** What is known of whether files may be saved. */
  allow_download?: boolean;
  hasCounter?: boolean;
}

const cases: Case[] = [
  {
    database: 'with a column more in each table',
    change: `
      alter table timelines add column owner_id uuid;
      alter table timeline_items add column note text;
      alter table profiles add column email text`,
    undo: `
      alter table timelines drop column owner_id;
      alter table timeline_items drop column note;
      alter table profiles drop column email`,
    allow_download: true,
    hasCounter: true,
  },
  {
    database: 'without anything that we added',
    change: `
      alter view timeline_counters rename to hidden;
      alter function change_counter(timelines) rename to hidden;
      alter function closed_link() rename to hidden;
      alter table timelines rename column allow_download to hidden;
      alter table timeline_items rename column created_at to hidden`,
    undo: `
      alter view hidden rename to timeline_counters;
      alter function hidden(timelines) rename to change_counter;
      alter function hidden() rename to closed_link;
      alter table timelines rename column hidden to allow_download;
      alter table timeline_items rename column hidden to created_at`,
  },
  {
    database: 'without the change counters',
    change: 'alter view timeline_counters rename to hidden',
    undo: 'alter view hidden rename to timeline_counters',
  },
  {
    database: 'that does not grant whether files may be saved',
    change: 'revoke select (allow_download) on timelines from anon',
    undo: 'grant select (allow_download) on timelines to anon',
    allow_download: false,
  },
  {
    database: 'that does not grant the change counters',
    change: 'revoke select (timeline_id, seq) on timeline_counters from anon',
    undo: 'grant select (timeline_id, seq) on timeline_counters to anon',
    allow_download: false,
  },
  {
    database: 'that does not grant when an item was added',
    change: 'revoke select (created_at) on timeline_items from anon',
    undo: 'grant select (created_at) on timeline_items to anon',
    allow_download: true,
    hasCounter: true,
  },
];

describe.each(cases)(
  'a database $database',
  ({ change, undo, allow_download, hasCounter = false }) => {
    beforeAll(() => server.sql(change));
    afterAll(() => server.sql(undo));

    test.each(readers)('opens a story in the %s', async (_, read) => {
      const { timeline, count, items } = await read();
      expect(timeline).toMatchObject({ id: ids.garden, title: 'Tuin geheimwoord' });
      expect(timeline?.allow_download).toBe(allow_download);
      expect(timeline?.change_counter).toEqual(hasCounter ? expect.any(Number) : null);
      expect(count).toBe(5);
      expect(items.map(({ title }) => title)).toContain('Moment 5 geheimwoord');
    });
  },
);

const closedLinks = [
  ['viewer', () => readClosedLink(slugs.ended, signal)],
  ['share page', () => openLink(slugs.ended)],
] as const;

test.each(closedLinks)('the %s knows why a link opens nothing', async (_, readClosed) => {
  expect(await readClosed()).toMatchObject({ state: 'ended' });
});

describe.each([
  {
    database: 'without the function `closed_link`',
    change: 'alter function closed_link() rename to hidden',
    undo: 'alter function hidden() rename to closed_link',
  },
  {
    database: 'without a right to it',
    change: 'revoke execute on function closed_link() from anon',
    undo: 'grant execute on function closed_link() to anon',
  },
])('a database $database', ({ change, undo }) => {
  beforeAll(() => server.sql(change));
  afterAll(() => server.sql(undo));

  test.each(closedLinks)('says to the %s that there is no such story', async (_, readClosed) => {
    expect(await readClosed()).toBeNull();
  });
});
