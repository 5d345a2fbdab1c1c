import * as z from 'zod/mini';
import type { FirstAnswers } from '@shared/first-reads';
import type { FirstView } from './fill-cache';
import { signaturesSchema } from '../media-files/signatures-schema';
import { asItemCount, firstItems } from '../read';
import { datedRowSchema, timelineSchema, type TimelineItem } from '../rows';

/** For the server, which parses the answers of the first reads for the browser. */

/** The cards in the document. */
const mostItems = 12;
/** The same for long texts: characters of the rows as JSON. */
const longestRows = 40_000;

function leadingItems(rows: unknown[]): TimelineItem[] {
  let length = 0;
  return firstItems(rows, mostItems).filter((item, index) => {
    length += JSON.stringify(item).length;
    return index === 0 || length <= longestRows;
  });
}

/** @throws when an answer has another shape, and when the files of the items are not signed */
export function firstViewOf({ timeline, count, items, files }: FirstAnswers): FirstView {
  const total = Number(/\/(\d+)$/.exec(count.range)?.[1]);
  return {
    timeline: timelineSchema.parse(timeline.rows[0]),
    count: asItemCount(z.number().parse(total), z.array(datedRowSchema).parse(count.rows)),
    items: leadingItems(items.rows),
    ...(files !== undefined && { files: signaturesSchema.parse(files) }),
  };
}
