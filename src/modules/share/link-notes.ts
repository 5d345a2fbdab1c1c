import { formatDay, today } from '@/lib/dates';
import type { Timeline } from '@/modules/timeline/rows';
import { copy } from './copy';

/** What someone who passes the link on must know: when it ends, and that it asks for a word. */
export function linkNotes(timeline: Timeline | undefined): string[] {
  const end = new Date(timeline?.link_expires_at ?? Number.NaN);
  const hasEnd = !Number.isNaN(end.getTime());
  return [
    ...(hasEnd ? [copy.ends(formatDay(today(end)), end.getHours(), end.getMinutes())] : []),
    ...(timeline?.link_asks_word ? [copy.asksWord] : []),
  ];
}
