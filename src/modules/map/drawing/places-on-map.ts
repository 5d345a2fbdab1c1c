import { formatItemDate } from '@/modules/item-card/item-date/format-item-date';
import { isPlaced, placeOf } from '@/modules/timeline/places';
import type { TimelineItem } from '@/modules/timeline/rows';
import { copy } from '../copy';

export interface MapPlace {
  id: string;
  /** In order of the first moment, from 1. */
  number: number;
  /** As the story says it; null where it gives only a point. */
  name: string | null;
  lng: number;
  lat: number;
  /** Of the first moment, no more precise than is known; null where no date is. */
  since: string | null;
  /** Oldest first, those without a date last. */
  items: TimelineItem[];
  /** How many of them the filter leaves. */
  shown: number;
}

/** A town is one place, though its items lie some streets apart. */
const namedPlaceKm = 15;
/** Points without a name are one only where they are the same spot. */
const unnamedPlaceKm = 0.5;
const earthKm = 6371;
const degree = Math.PI / 180;

/** What a place is called: a point without a name by what happened there. */
export const getPlaceLabel = ({ name, items }: Pick<MapPlace, 'name' | 'items'>) =>
  name ?? (items[0]?.title.trim() || copy.nameless);

type Located = { lng: number; lat: number };

function areWithin(km: number, a: Located, b: Located): boolean {
  const [up, over] = [(b.lat - a.lat) * degree, (b.lng - a.lng) * degree];
  // Most are far apart, which this tells at once.
  if (Math.abs(up) * earthKm > km) return false;
  const half =
    Math.sin(up / 2) ** 2 +
    Math.cos(a.lat * degree) * Math.cos(b.lat * degree) * Math.sin(over / 2) ** 2;
  return 2 * earthKm * Math.asin(Math.min(1, Math.sqrt(half))) <= km;
}

type Group = Pick<MapPlace, 'name' | 'lng' | 'lat' | 'items'> & { points: number };

/** Moves the middle of a group towards one more point, the short way round the earth. */
function addPoint(group: Group, { lat = 0, lng = 0 }: TimelineItem['metadata']) {
  const over = ((lng - group.lng + 540) % 360) - 180;
  group.points += 1;
  group.lat += (lat - group.lat) / group.points;
  group.lng = ((group.lng + over / group.points + 540) % 360) - 180;
}

function groupByPlace(items: readonly TimelineItem[]): Group[] {
  const byName = new Map<string | null, Group[]>();
  for (const item of items) {
    if (!isPlaced(item)) continue;
    const name = placeOf(item);
    const { lat = 0, lng = 0 } = item.metadata;
    const groups = byName.get(name) ?? [];
    const near = name === null ? unnamedPlaceKm : namedPlaceKm;
    let group = groups.find((one) => areWithin(near, one, { lat, lng }));
    if (!group) {
      group = { name, lng, lat, items: [], points: 0 };
      groups.push(group);
      byName.set(name, groups);
    }
    addPoint(group, item.metadata);
    group.items.push(item);
  }
  // A name that lies at one place lies there too where it came without a point.
  for (const item of items) {
    const groups = isPlaced(item) ? undefined : byName.get(placeOf(item) ?? '');
    if (groups?.length === 1) groups[0]!.items.push(item);
  }
  return [...byName.values()].flat();
}

const getSortDay = (item: TimelineItem | undefined) => item?.item_date ?? '9999-99';
const compareByDate = (a: TimelineItem, b: TimelineItem) =>
  getSortDay(a) < getSortDay(b) ? -1 : getSortDay(a) > getSortDay(b) ? 1 : 0;

function getStartYear(item: TimelineItem): string | null {
  if (!item.item_date) return null;
  const { date_precision } = item.metadata;
  if (date_precision !== 'decade' && date_precision !== 'circa') {
    return String(Number(item.item_date.slice(0, 4)));
  }
  return formatItemDate({ ...item, metadata: { ...item.metadata, date_text: undefined } }).text;
}

/**
 * The places of a timeline in order of their first item. A name at several far places
 * is several places; several names at one spot stay apart.
 */
export function placesOnMap(
  allItems: readonly TimelineItem[],
  shown: readonly TimelineItem[],
): MapPlace[] {
  const left = new Set(shown.map(({ id }) => id));
  const groups = groupByPlace(allItems);
  for (const { items } of groups) items.sort(compareByDate);
  groups.sort((a, b) => compareByDate(a.items[0]!, b.items[0]!));
  const namesakes = new Map<string | null, number>();
  return groups.map(({ name, lng, lat, items }, index) => {
    const nth = (namesakes.get(name) ?? 0) + 1;
    namesakes.set(name, nth);
    return {
      id: `${nth} ${name ?? ''}`,
      number: index + 1,
      name,
      lng,
      lat,
      since: getStartYear(items[0]!),
      items,
      shown: items.filter(({ id }) => left.has(id)).length,
    };
  });
}
