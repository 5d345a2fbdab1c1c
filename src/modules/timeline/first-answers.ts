import type { QueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { documentReadAt, type ClosedAnswers, type FirstAnswers } from '@shared/first-reads';
import { asItemCount, firstItems } from './read';
import { signedFilesOf } from './media-files/signed-urls';
import { timelineKeys } from './queries';
import {
  closedLinkSchema,
  datedRowSchema,
  timelineSchema,
  type ClosedLink,
  type TimelineItem,
} from './rows';
import type { ReadItems } from './live/item-rereads';

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

/** The same for a link that opens no story. @throws when the answer has another shape */
export function fillClosed(client: QueryClient, slug: string, { closed }: ClosedAnswers) {
  const link: ClosedLink = { ...closedLinkSchema.parse(closed), slug };
  client.setQueryData(timelineKeys.timeline(slug), link, { updatedAt: documentReadAt });
}

/**
 * Fills the query cache of the viewer with these answers, so that its first render shows the first cards of
 * the story: on the server, and in the browser that takes over from it. Returns the number of these items, and of all.
 * @throws when an answer has another shape, and when the files of the items are not signed
 */
export function fillCache(client: QueryClient, slug: string, answers: FirstAnswers) {
  const timeline = timelineSchema.parse(answers.timeline.rows[0]);
  const total = Number(/\/(\d+)$/.exec(answers.count.range)?.[1]);
  const count = asItemCount(
    z.number().parse(total),
    z.array(datedRowSchema).parse(answers.count.rows),
  );
  const items: ReadItems = {
    items: leadingItems(answers.items.rows),
    isComplete: false,
    counter: timeline.change_counter,
  };
  if (answers.files !== undefined) {
    set(timelineKeys.files(slug, timeline.id), signedFilesOf(answers.files, Date.now()));
  }
  set(timelineKeys.timeline(slug), timeline);
  set(timelineKeys.count(slug, timeline.id), count);
  set(timelineKeys.items(slug, timeline.id), items);
  return { shown: items.items.length, total };

  function set(key: readonly string[], data: unknown) {
    client.setQueryData(key, data, { updatedAt: documentReadAt });
  }
}
