// `npm run demo:large -- 5000`: adds a public story of that many items, for benchmarks.
import type { Transaction } from '@electric-sql/pglite';
import { createBackend } from './backend.ts';
import { findLockOwner, lockDataDir, memoryDatabase, resolveDataDir } from './data-folder.ts';
import { itemTypeList, type ItemType } from '../functions/_shared/item-types.ts';
import { makeDemoItems, type DemoFile, type Sources } from './demo-items.ts';

const maxItems = 100_000;
const rowsPerInsert = 1000;

const count = Number(process.argv[2] ?? 5000);
const dataDir = resolveDataDir();
const user = dataDir === memoryDatabase ? undefined : findLockOwner(dataDir);

if (!Number.isInteger(count) || count < 1 || count > maxItems) {
  fail(`Give a number of items from 1 to ${maxItems}: npm run demo:large -- 5000`);
} else if (dataDir === memoryDatabase) {
  fail('A database in memory ends with this command; choose a folder with ANEKDOTES_DATA_DIR.');
} else if (user !== undefined) {
  fail(`A server (process ${user}) runs on ${dataDir}. Stop it first, then run this again.`);
} else {
  await addStory(`groot-${count}`).catch((error: unknown) =>
    fail(error instanceof Error ? error.message : String(error)),
  );
}

async function addStory(slug: string) {
  const unlock = lockDataDir(dataDir);
  try {
    const { pglite, close } = await createBackend({
      dataDir,
      migrationsDir: 'supabase/migrations',
      seedFile: 'supabase/seed.sql',
    });
    await pglite.transaction((transaction) => replaceStory(transaction, slug)).finally(close);
    console.log(`${count} items stand in /public/${slug}`);
    console.log('Start the site with npm start (or npm run dev) and open that path.');
  } finally {
    unlock();
  }
}

async function replaceStory(transaction: Transaction, slug: string) {
  // With its id it takes its link back; another story could not have it.
  const replaced = await transaction.query<{ id: string }>(
    'delete from public.timelines where public_slug = $1 returning id',
    [slug],
  );
  const { rows } = await transaction.query<{ id: string }>(
    `insert into public.timelines (id, title, description, public_slug, is_public)
     values (coalesce($3, gen_random_uuid()), $1, 'Gemaakt om te meten hoe snel een groot verhaal opent.', $2, true)
     returning id`,
    [`Een groot verhaal van ${count} gebeurtenissen`, slug, replaced.rows[0]?.id ?? null],
  );
  const items = makeDemoItems(count, await readSources(transaction));
  for (let start = 0; start < items.length; start += rowsPerInsert) {
    await transaction.query(
      `insert into public.timeline_items
         (timeline_id, title, description, item_type, media_url, item_date, created_by, metadata)
       select $1, title, description, item_type, media_url, item_date, created_by, metadata
       from jsonb_populate_recordset(null::public.timeline_items, $2)`,
      [rows[0]?.id, JSON.stringify(items.slice(start, start + rowsPerInsert))],
    );
  }
}

/** Pictures, sounds and contributors of the main demo story. */
async function readSources(transaction: Transaction): Promise<Sources> {
  const { rows } = await transaction.query<
    DemoFile & { item_type: ItemType; created_by: string | null }
  >(
    `select item_type, media_url, metadata, created_by
     from public.timeline_items join public.timelines on timelines.id = timeline_id
     where public_slug = 'oma-riet' order by item_date, timeline_items.id`,
  );
  const media = Object.fromEntries(
    itemTypeList.map((type) => [type, rows.filter((row) => row.item_type === type)]),
  );
  const contributors = [...new Set(rows.flatMap((row) => row.created_by ?? []))];
  return { media, contributors };
}

function fail(message: string) {
  console.error(message);
  process.exitCode = 1;
}
