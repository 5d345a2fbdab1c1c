// The order of the items of a story, as in the viewer.
import { dayOf } from './item-date.ts';
import type { Row } from './card.ts';

type Value = string | number | undefined;

/** A missing value comes last. */
function compare(a: Value, b: Value): number {
  if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
  return Number(a > b) - Number(a < b);
}

const text = (value: unknown) => (typeof value === 'string' ? value : undefined);

function positionOf({ metadata }: Row) {
  const position = (metadata as Row | null | undefined)?.position;
  return Number.isFinite(position) ? Number(position) : undefined;
}

/** By day; on one day by position, by the moment of adding, and by id. */
export const byStoryOrder = (a: Row, b: Row) =>
  compare(dayOf(a.item_date) ?? undefined, dayOf(b.item_date) ?? undefined) ||
  compare(positionOf(a), positionOf(b)) ||
  compare(text(a.created_at), text(b.created_at)) ||
  compare(text(a.id), text(b.id));
