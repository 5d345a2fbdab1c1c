// Measures the embedded backend with 500 readers of one story while items are added in bursts.
import { setTimeout as pause } from 'node:timers/promises';
import { request } from '@playwright/test';
import { createStory } from '../stories.ts';
import { openReader, type Reader } from './load-reader.ts';
import { origin, startBenchServer } from './server.ts';
import { printTable, quantile } from './table.ts';

/** The most sockets that the embedded backend accepts. */
const readerCount = 500;
/** So many sockets are opened at a time. */
const groupSize = 25;
const bursts = 5;
const itemsPerBurst = 20;
const itemsBefore = 60;
/** The viewer gives up on a read after this time; here it is only counted. */
const viewerLimitMs = 10_000;
/** A burst is over when nothing has happened for this long; longer than any delay of a re-read. */
const quietMs = 2500;

const write = (values: number[], ...shares: number[]) =>
  shares.map((share) => quantile(values, share).toFixed(0)).join(' / ');

interface Burst {
  /** When the statements of the burst were sent, and for how long they ran. */
  from: number;
  writeMs: number;
  items: number;
}

async function untilQuiet(readers: Reader[], from: number) {
  for (;;) {
    await pause(250);
    const last = Math.max(
      from,
      ...readers.flatMap(({ events, reads }) => [events.at(-1) ?? 0, reads.at(-1)?.end ?? 0]),
    );
    if (!readers.some((one) => one.isReading()) && performance.now() - last > quietMs) return;
  }
}

/** The largest share of the values in one interval of this length, of all its positions. */
function busiestShare(values: number[], intervalMs: number): number {
  const times = values.toSorted((a, b) => a - b);
  let most = 0;
  let first = 0;
  for (const [index, time] of times.entries()) {
    while (time - times[first]! > intervalMs) first += 1;
    most = Math.max(most, index - first + 1);
  }
  return most / times.length;
}

function rowOf(name: string, readers: Reader[], { from, writeMs, items }: Burst): string[] {
  const eventsOf = readers.map(({ events }) => events.filter((time) => time >= from));
  const readsOf = readers.map(({ reads }) => reads.filter(({ start }) => start >= from));
  const told = eventsOf.filter((events) => events.length > 0).map((events) => events[0]! - from);
  const counts = readsOf.map((reads) => reads.length);
  const reads = readsOf.flat();
  const starts = reads.map(({ start }) => start - from);
  const upToDate = readsOf.filter((of) => of.at(-1)?.items === items).length;
  return [
    name,
    writeMs.toFixed(0),
    String(told.length),
    write(told, 0.5, 0.95, 1),
    `${(reads.length / readers.length).toFixed(2)} (most ${Math.max(...counts)})`,
    write(starts, 0, 0.5, 1),
    `${(busiestShare(starts, 100) * 100).toFixed(0)}%`,
    write(
      reads.map(({ start, end }) => end - start),
      0.5,
      0.95,
      1,
    ),
    String(upToDate),
    String(reads.filter(({ start, end }) => end - start > viewerLimitMs).length),
    String(reads.filter(({ isOk }) => !isOk).length),
  ];
}

export async function benchLoad() {
  const stop = await startBenchServer([], { ANEKDOTES_TEST_SQL: '1' });
  const sender = await request.newContext({ baseURL: origin });
  const story = await createStory(sender, {
    items: Array.from({ length: itemsBefore }, (_, index) => ({
      title: `Moment ${index}`,
      description: 'Een regel om te lezen. '.repeat(8),
      item_date: `${1900 + index}-06-01`,
    })),
  });
  const readers: Reader[] = [];
  try {
    while (readers.length < readerCount) {
      const group = Array.from({ length: groupSize }, () =>
        openReader({ origin, slug: story.slug, id: story.id }, itemsBefore),
      );
      readers.push(...(await Promise.all(group)));
    }
    const rows: string[][] = [];
    for (let burst = 0; burst < bursts; burst += 1) {
      const from = performance.now();
      await story.sql(
        Array.from(
          { length: itemsPerBurst },
          (_, index) =>
            `insert into public.timeline_items (timeline_id, title, item_type, item_date)
             values ('${story.id}', 'Nieuw ${burst}-${index}', 'text', '1990-01-01');`,
        ).join('\n'),
      );
      const writeMs = performance.now() - from;
      await untilQuiet(readers, from);
      const items = itemsBefore + (burst + 1) * itemsPerBurst;
      rows.push(rowOf(`burst ${burst + 1}`, readers, { from, writeMs, items }));
    }
    printTable([
      [
        `${readerCount} readers, ${bursts} bursts of ${itemsPerBurst} items`,
        'write (ms)',
        'told',
        'told after (ms: 50 / 95 / 100%)',
        'reads a reader (aim: most 2)',
        'reads begin (ms: first / 50 / last)',
        'in the busiest 100 ms',
        'read (ms: 50 / 95 / 100%)',
        'up to date',
        'over 10 s',
        'failed',
      ],
      ...rows,
    ]);
  } finally {
    for (const reader of readers) reader.close();
    await sender.dispose();
    await stop();
  }
}
