import { geoDistance } from 'd3-geo';
import { formatItemDate } from '@/modules/item-card/item-date/format-item-date';
import { isPlaced, placeKeyOf } from '@/modules/timeline/places';
import { placesOf } from '@/modules/timeline/filter/listed-places';
import type { TimelineItem } from '@/modules/timeline/rows';
import { byStoryOrder } from '@shared/story-order';
import { copy } from '../copy';
import type { Located } from './map-plan';

export interface MapPlace {
  id: string;
  /** Rank by the date of the first item, from 1. */
  number: number;
  /** In the spelling of the filter; null when the items have coordinates only. */
  name: string | null;
  lng: number;
  lat: number;
  /** The year of the first item, as precise as its date; null without a date. */
  since: string | null;
  /** Oldest first; items without a date last. */
  items: TimelineItem[];
  /** The number of items that match the filter. */
  shown: number;
}

/** Items with the same place name within this distance are one place, such as a town. */
const namedPlaceKm = 15;
/** Items without a place name are one place only when this close. */
const unnamedPlaceKm = 0.5;
const earthKm = 6371;

/** The place name, or else the title of its first item. */
export const getPlaceLabel = ({ name, items }: Pick<MapPlace, 'name' | 'items'>) =>
  name ?? (items[0]?.title.trim() || copy.nameless);

const areWithin = (km: number, a: Located, b: Located): boolean =>
  // Cheap test first: most pairs are far apart in latitude, of which a degree has 111 km.
  Math.abs(b.lat - a.lat) * 111 <= km &&
  geoDistance([a.lng, a.lat], [b.lng, b.lat]) * earthKm <= km;

type Group = Pick<MapPlace, 'lng' | 'lat' | 'items'> & { key: string | null; points: number };

/** Updates the mean position of a group; longitudes wrap at the date line. */
function addPoint(group: Group, { lat = 0, lng = 0 }: TimelineItem['metadata']) {
  const dLng = ((lng - group.lng + 540) % 360) - 180;
  group.points += 1;
  group.lat += (lat - group.lat) / group.points;
  group.lng = ((group.lng + dLng / group.points + 540) % 360) - 180;
}

function groupByPlace(items: readonly TimelineItem[]): Group[] {
  const byKey = new Map<string | null, Group[]>();
  for (const item of items) {
    if (!isPlaced(item)) continue;
    const key = placeKeyOf(item);
    const { lat = 0, lng = 0 } = item.metadata;
    const groups = byKey.get(key) ?? [];
    const maxKm = key === null ? unnamedPlaceKm : namedPlaceKm;
    let group = groups.find((other) => areWithin(maxKm, other, { lat, lng }));
    if (!group) {
      group = { key, lng, lat, items: [], points: 0 };
      groups.push(group);
      byKey.set(key, groups);
    }
    addPoint(group, item.metadata);
    group.items.push(item);
  }
  // Items without coordinates join the only group of that name.
  for (const item of items) {
    const groups = isPlaced(item) ? undefined : byKey.get(placeKeyOf(item) ?? '');
    if (groups?.length === 1) groups[0]!.items.push(item);
  }
  return [...byKey.values()].flat();
}

function getStartYear(item: TimelineItem): string | null {
  if (!item.item_date) return null;
  const { date_precision } = item.metadata;
  if (date_precision !== 'decade' && date_precision !== 'circa') {
    return String(Number(item.item_date.slice(0, 4)));
  }
  return formatItemDate({ ...item, metadata: { ...item.metadata, date_text: undefined } }).text;
}

/**
 * Groups items by place, in order of their first item. Equal names far apart are different places,
 * and so are different names at the same coordinates.
 */
export function placesOnMap(
  allItems: readonly TimelineItem[],
  shown: readonly TimelineItem[],
): MapPlace[] {
  const shownIds = new Set(shown.map(({ id }) => id));
  const groups = groupByPlace(allItems);
  for (const { items } of groups) items.sort(byStoryOrder);
  groups.sort((a, b) => byStoryOrder(a.items[0]!, b.items[0]!));
  const names = placesOf(allItems);
  const namesakes = new Map<string | null, number>();
  return groups.map(({ key, lng, lat, items }, index) => {
    const name = names.get(key ?? '')?.name ?? null;
    const nth = (namesakes.get(key) ?? 0) + 1;
    namesakes.set(key, nth);
    return {
      id: `${nth} ${key ?? ''}`,
      number: index + 1,
      name,
      lng,
      lat,
      since: getStartYear(items[0]!),
      items,
      shown: items.filter(({ id }) => shownIds.has(id)).length,
    };
  });
}
