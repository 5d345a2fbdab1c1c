// Creates stories in the embedded backend through its SQL endpoint for tests.
import { randomUUID } from 'node:crypto';

type Value = string | number | boolean | null | object;
type Row = Record<string, Value>;

/** Sends SQL to the backend: with Playwright's request context, or with `fetch`. */
export interface SqlSender {
  post: (
    path: string,
    options: { data: string },
  ) => Promise<{ ok: () => boolean; text: () => Promise<string>; json: () => Promise<unknown> }>;
}

export interface StoryInput {
  timeline?: Row;
  items?: Row[];
}

export interface Story {
  id: string;
  slug: string;
  path: string;
  sql: (statements: string) => Promise<Row[]>;
  addItem: (item?: Row) => Promise<string>;
  remove: () => Promise<void>;
}

const quote = (value: Value): string => {
  if (value === null) return 'null';
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return `'${text.replaceAll("'", "''")}'`;
};

const insert = (table: string, row: Row) =>
  `insert into public.${table} (${Object.keys(row).join(', ')}) values (${Object.values(row).map(quote).join(', ')});`;

/** The slugs of the demo stories, in the order of `/voorbeelden`. */
export const demoStories = ['oma-riet', 'eerste-jaar-noor', 'seizoen-jo11'];

/** Pictures are described by their title, so that a test finds them by it. */
const pictureTypes: readonly unknown[] = ['photo', 'gif'];

const itemRow = (timeline_id: string, item: Row): Row => ({
  id: randomUUID(),
  timeline_id,
  title: 'Een moment',
  item_type: 'text',
  item_date: '1955-05-04',
  ...item,
  ...(pictureTypes.includes(item.item_type) && {
    metadata: { alt_text: item.title ?? 'Een moment', ...(item.metadata as object | undefined) },
  }),
});

/** Runs statements as the database owner and returns the rows of the last one. */
export async function runSql(request: SqlSender, statements: string): Promise<Row[]> {
  const response = await request.post('/__test/sql', { data: statements });
  if (!response.ok()) throw new Error(await response.text());
  return (await response.json()) as Row[];
}

export async function createStory(request: SqlSender, input: StoryInput): Promise<Story> {
  const id = randomUUID();
  const slug = `proef-${id}`;
  const timeline = { id, title: 'Proefverhaal', public_slug: slug, is_public: true };
  const row: Row = { ...timeline, ...input.timeline };
  const sql = (statements: string) => runSql(request, statements);
  // Added one after another, and before those of `addItem`.
  const items = (input.items ?? []).map((item, index) =>
    insert('timeline_items', itemRow(id, { created_at: new Date(index).toISOString(), ...item })),
  );
  await sql([insert('timelines', row), ...items].join('\n'));
  return {
    id,
    slug: String(row.public_slug),
    path: `/public/${encodeURIComponent(String(row.public_slug))}`,
    sql,
    async addItem(item = {}) {
      const added = itemRow(id, item);
      await sql(insert('timeline_items', added));
      return String(added.id);
    },
    async remove() {
      await sql(`delete from public.timelines where id = ${quote(id)};`);
    },
  };
}
