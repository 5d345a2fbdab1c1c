import { geoEqualEarth, geoMercator, type GeoProjection } from 'd3-geo';

/** Chooses projection and detail for the places, and the view of it. Plane coordinates are radians. */

export type Point = [x: number, y: number];
export type MapSize = { width: number; height: number };
export type Located = { lng: number; lat: number };

export interface MapPlan {
  /** Equal Earth for a world map; Mercator otherwise, which keeps the familiar shape of a country. */
  isWorld: boolean;
  /** The map file with enough detail. */
  detail: 'near' | 'far';
  /** Central longitude; its antimeridian falls in the widest gap between the places. */
  middle: number;
  /** Maximum scale (pixels per radian): beyond it the simplified lines look coarse. */
  maxScale: number;
  /** Maximum scale of the initial view, so that a single village keeps its surroundings. */
  maxInitialScale: number;
}

/** Pixels per radian, and the plane point in the centre of the frame. */
export interface View {
  scale: number;
  center: Point;
}

const earthKm = 6371;
/** Minimum kilometres per pixel by level of detail: when zooming, and in the initial view. */
const minKmPerPixel = { low: 0.2, near: 0.7, far: 1.5, world: 0.7 };
const initialKmPerPixel = { low: 0.45, near: 0.9, far: 2, world: 4 };
const widestMercator = { across: 50, north: 68, south: -60, high: 35 };

const isInLowCountries = ({ lng, lat }: Located) =>
  lng > 1 && lng < 7.4 && lat > 49.3 && lat < 55.5;
const isInEurope = ({ lng, lat }: Located) => lng > -11 && lng < 26 && lat > 35 && lat < 61;

const getRegion = (places: readonly Located[]) =>
  places.every(isInLowCountries) ? 'low' : places.every(isInEurope) ? 'near' : 'far';

/** The smallest range of longitudes with all places: the circle without its widest gap. */
function getLongitudeRange(places: readonly Located[]) {
  const lngs = places.map(({ lng }) => lng).sort((a, b) => a - b);
  let [widest, start] = [-1, 0];
  lngs.forEach((lng, index) => {
    const next = lngs[index + 1] ?? lngs[0]! + 360;
    if (next - lng > widest) [widest, start] = [next - lng, next];
  });
  const width = 360 - widest;
  return { width, middle: ((start + width / 2 + 540) % 360) - 180 };
}

export function planMap(places: readonly Located[]): MapPlan {
  const lats = places.map(({ lat }) => lat);
  const [south, north] = [Math.min(...lats), Math.max(...lats)];
  const { width, middle } = getLongitudeRange(places);
  const { across, high } = widestMercator;
  const isWorld =
    width > across ||
    north - south > high ||
    north > widestMercator.north ||
    south < widestMercator.south;
  const grade = isWorld ? 'world' : getRegion(places);
  const shrink = isWorld ? 1 : Math.cos((((south + north) / 2) * Math.PI) / 180);
  return {
    isWorld,
    detail: grade === 'far' ? 'far' : 'near',
    middle,
    maxScale: (earthKm * shrink) / minKmPerPixel[grade],
    maxInitialScale: (earthKm * shrink) / initialKmPerPixel[grade],
  };
}

/** The projection to pixels of the frame; without a view, to the plane in radians. */
export function createProjection(plan: MapPlan, view?: View, size?: MapSize): GeoProjection {
  const projection = (plan.isWorld ? geoEqualEarth() : geoMercator()).rotate([-plan.middle, 0]);
  if (!view || !size) return projection.scale(1).translate([0, 0]);
  return projection.scale(view.scale).translate(toScreen([0, 0], view, size));
}

export const toScreen = ([x, y]: Point, { scale, center }: View, size: MapSize): Point => [
  (x - center[0]) * scale + size.width / 2,
  (y - center[1]) * scale + size.height / 2,
];

/** Margin for the label of an outermost place. */
const getMargin = (length: number) => Math.min(96, length * 0.18);
/** Extra space for the zoom buttons. */
const bottomMargin = 36;

/** Detail and maximum scale at the centre of a view; on a world map these depend on the region. */
export function getDetailAt(
  plan: MapPlan,
  { scale, center }: View,
): Pick<MapPlan, 'detail' | 'maxScale'> {
  if (!plan.isWorld) return plan;
  const [lng, lat] = createProjection(plan).invert?.(center) ?? [0, 0];
  const grade = getRegion([{ lng, lat }]) === 'far' ? 'far' : 'near';
  const isFromAfar = scale < earthKm / (2 * initialKmPerPixel.world);
  return { detail: isFromAfar ? plan.detail : grade, maxScale: earthKm / minKmPerPixel[grade] };
}

/** The view with all points in the frame, at most at `maxScale`. */
export function fitView(
  plan: MapPlan,
  points: readonly Point[],
  { width, height }: MapSize,
  maxScale = plan.maxInitialScale,
): View {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [west, east] = [Math.min(...xs), Math.max(...xs)];
  const [north, south] = [Math.min(...ys), Math.max(...ys)];
  const across = Math.max(1, width - 2 * getMargin(width));
  const high = Math.max(1, height - 2 * getMargin(height) - bottomMargin);
  const scale = Math.min(maxScale, across / (east - west), high / (south - north));
  return { scale, center: [(west + east) / 2, (north + south + bottomMargin / scale) / 2] };
}

/** Limits scale and position, so that part of the initial view stays visible. */
export function clampView(view: View, whole: View, plan: MapPlan, size: MapSize): View {
  const smallest = Math.min(
    whole.scale,
    Math.max(whole.scale / 6, size.width / (plan.isWorld ? 5.5 : 1.2)),
  );
  const scale = Math.min(plan.maxScale, Math.max(smallest, view.scale));
  const center = view.center.map((value, axis) => {
    const reach = size[axis === 0 ? 'width' : 'height'] / 2 / whole.scale;
    const middle = whole.center[axis]!;
    return Math.min(middle + reach, Math.max(middle - reach, value));
  }) as Point;
  return { scale, center };
}

/** Zooms to a scale around a fixed point of the frame. */
export function zoomView(view: View, scale: number, [x, y]: Point, size: MapSize): View {
  const apart = 1 / view.scale - 1 / scale;
  return {
    scale,
    center: [
      view.center[0] + (x - size.width / 2) * apart,
      view.center[1] + (y - size.height / 2) * apart,
    ],
  };
}

export const panView = ({ scale, center }: View, [dx, dy]: Point): View => ({
  scale,
  center: [center[0] - dx / scale, center[1] - dy / scale],
});
