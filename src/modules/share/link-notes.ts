import { formatDay, today } from '@/lib/dates';
import type { Timeline } from '@/modules/timeline/rows';
import { copy } from './copy';

/** What someone who passes the link on must know: who can read with it, and when it ends. */
export function linkNotes(timeline: Timeline | undefined): string[] {
  const end = new Date(timeline?.link_expires_at ?? Number.NaN);
  const hasEnd = !Number.isNaN(end.getTime());
  return [
    timeline?.link_asks_password ? copy.asksPassword : copy.capability,
    ...(hasEnd ? [copy.ends(formatDay(today(end)), end.getHours(), end.getMinutes())] : []),
  ];
}
