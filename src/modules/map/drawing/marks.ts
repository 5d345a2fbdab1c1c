import type { MapPlace } from './places-on-map';
import type { Point, MapSize } from './map-plan';

/** Lays out marks, the route between them, and labels without overlap. */

/** A place at its point of the map, or of the screen. */
export interface PlacePoint {
  place: MapPlace;
  at: Point;
}

export interface Mark {
  /** Several when they are too close together on the screen; ordered by number. */
  places: MapPlace[];
  at: Point;
  radius: number;
  shown: number;
}

const radiusFor = (itemCount: number) => 11 + Math.min(9, Math.sqrt(itemCount) * 1.6 - 1.6);
const distanceBetween = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** The place with the most items gives a mark its label and number. */
export const getMainPlace = ({ places }: Mark): MapPlace =>
  places.reduce((a, b) => ((b.shown - a.shown || b.items.length - a.items.length) > 0 ? b : a));

/**
 * Merges places that are close on the screen into one mark, at the position of the place with the
 * most items. Places with and without matches of the filter are not merged.
 */
export function clusterPlaces(points: readonly PlacePoint[], rem: number): Mark[] {
  const marks: Mark[] = [];
  const order = [...points].sort(
    (a, b) => b.place.shown - a.place.shown || b.place.items.length - a.place.items.length,
  );
  for (const { place, at } of order) {
    const nearest = marks
      .filter(
        (mark) => mark.shown > 0 === place.shown > 0 && distanceBetween(mark.at, at) < 24 * rem,
      )
      .sort((a, b) => distanceBetween(a.at, at) - distanceBetween(b.at, at))[0];
    if (nearest) nearest.places.push(place);
    else marks.push({ places: [place], at, radius: 0, shown: place.shown });
  }
  for (const mark of marks) {
    mark.places.sort((a, b) => a.number - b.number);
    mark.shown = mark.places.reduce((sum, { shown }) => sum + shown, 0);
    const all = mark.places.reduce((sum, { items }) => sum + items.length, 0);
    mark.radius = radiusFor(mark.shown || all) * rem;
  }
  return marks;
}

/** A curved SVG path through the marks, in the order of the places. */
export function buildRoutePath(marks: readonly Mark[]): string {
  const stops = marks
    .filter(({ shown }) => shown > 0)
    .flatMap((mark) => mark.places.map(({ number }) => ({ mark, number })))
    .sort((a, b) => a.number - b.number)
    .filter(({ mark }, index, all) => mark !== all[index - 1]?.mark);
  const digits = (value: number) => value.toFixed(1);
  return stops
    .map(({ mark: { at } }, index) => {
      const from = stops[index - 1]?.mark.at;
      if (!from) return `M${at.map(digits).join(' ')}`;
      const bend = 0.14;
      const through = [
        (from[0] + at[0]) / 2 + (at[1] - from[1]) * bend,
        (from[1] + at[1]) / 2 - (at[0] - from[0]) * bend,
      ];
      return `Q${[...through, ...at].map(digits).join(' ')}`;
    })
    .join('');
}

export interface Label<Of> {
  of: Of;
  /** The centre of the text. */
  at: Point;
}

export interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const overlap = (a: Bounds, b: Bounds) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
export const boundsAround = ([x, y]: Point, width: number, height: number): Bounds => ({
  left: x - width / 2,
  right: x + width / 2,
  top: y - height / 2,
  bottom: y + height / 2,
});

export interface LabelCandidate<Of> {
  of: Of;
  width: number;
  height: number;
  /** Possible centres, the best first. */
  positions: Point[];
}

/** Places each label at its first position that is free and inside the frame; others are left out. */
export function fitLabels<Of>(
  candidates: readonly LabelCandidate<Of>[],
  taken: Bounds[],
  size: MapSize,
): Label<Of>[] {
  const isIn = ({ left, top, right, bottom }: Bounds) =>
    left >= 2 && top >= 2 && right <= size.width - 2 && bottom <= size.height - 2;
  return candidates.flatMap(({ of, width, height, positions }) => {
    const at = positions.find((position) => {
      const bounds = boundsAround(position, width, height);
      return isIn(bounds) && !taken.some((other) => overlap(bounds, other));
    });
    if (at) taken.push(boundsAround(at, width, height));
    return at ? [{ of, at }] : [];
  });
}

/** Right, left, below and above the mark. */
export function getLabelPositions(
  { at: [x, y], radius }: Mark,
  width: number,
  height: number,
): Point[] {
  const [aside, under] = [radius + 5 + width / 2, radius + 2 + height / 2];
  return [
    [x + aside, y],
    [x - aside, y],
    [x, y + under],
    [x, y - under],
  ];
}
