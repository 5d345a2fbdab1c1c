import * as z from 'zod/mini';
import { askColumns, readAnswer, type RowsSource } from '@/modules/timeline/api';
import { itemColumns } from '@/modules/timeline/read';
import { timelineItemSchema, type TimelineItem } from '@/modules/timeline/rows';

/**
 * One item of a timeline, or null when there is none: for the share page, which does not read the whole list.
 * @throws ReadError
 */
export async function readItem(
  slug: string,
  timelineId: string,
  id: string,
  signal: AbortSignal,
  source: RowsSource,
): Promise<TimelineItem | null> {
  const answer = await askColumns(
    slug,
    itemColumns,
    (client, columns) =>
      client
        .from('timeline_items')
        .select(columns)
        .eq('timeline_id', timelineId)
        .eq('id', id)
        .limit(1)
        .retry(false)
        .abortSignal(signal),
    source,
  );
  return readAnswer(answer, z.array(timelineItemSchema))[0] ?? null;
}
