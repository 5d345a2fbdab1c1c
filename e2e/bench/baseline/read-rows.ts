export const slug = new URLSearchParams(window.location.search).get('slug') ?? '';
const headers = { apikey: 'sb_publishable_embedded', 'x-share-slug': slug };
const pageRows = 1000;

async function read<Row>(path: string): Promise<Row[]> {
  const response = await fetch(`/rest/v1/${path}`, { headers });
  return (await response.json()) as Row[];
}

/** All rows of the story in the address, oldest first. */
export async function readRows(columns: string): Promise<unknown[]> {
  const [timeline] = await read<{ id: string }>(`timelines?public_slug=eq.${slug}&select=id`);
  const rows: unknown[] = [];
  let page: unknown[];
  do {
    page = await read(
      `timeline_items?timeline_id=eq.${timeline?.id}&select=${columns}&order=item_date,id&limit=${pageRows}&offset=${rows.length}`,
    );
    rows.push(...page);
  } while (page.length === pageRows);
  return rows;
}
