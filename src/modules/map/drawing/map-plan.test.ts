import { describe, expect, test } from 'vitest';
import {
  clampView,
  fitView,
  getDetailAt,
  panView,
  planMap,
  createProjection,
  toScreen,
  zoomView,
  type MapPlan,
  type Point,
} from './map-plan';

const amsterdam = { lat: 52.37, lng: 4.9 };
const bunnik = { lat: 52.06, lng: 5.2 };
const rome = { lat: 41.9, lng: 12.5 };
const jakarta = { lat: -6.2, lng: 106.8 };
const paramaribo = { lat: 5.85, lng: -55.2 };
const newYork = { lat: 40.7, lng: -74 };
const auckland = { lat: -36.85, lng: 174.76 };
const apia = { lat: -13.83, lng: -171.76 };
const spitsbergen = { lat: 78.2, lng: 15.6 };

type Located = typeof amsterdam;
const sizes = [
  { width: 288, height: 320 },
  { width: 790, height: 640 },
];
const pointsOf = (plan: MapPlan, places: Located[]): Point[] =>
  places.map(({ lng, lat }) => createProjection(plan)([lng, lat]) ?? [NaN, NaN]);

test.each<[string, Located[], boolean, string]>([
  ['one village', [bunnik], false, 'near'],
  ['the Netherlands', [amsterdam, bunnik], false, 'near'],
  ['a holiday', [amsterdam, rome], false, 'near'],
  ['Suriname', [paramaribo], false, 'far'],
  ['overseas', [amsterdam, jakarta, paramaribo, newYork], true, 'near'],
  ['the far north', [spitsbergen], true, 'near'],
  ['either side of the date line', [auckland, apia], false, 'far'],
])('chooses projection and detail for %s', (_, places, isWorld, detail) =>
  expect(planMap(places)).toMatchObject({ isWorld, detail }),
);

test('the central longitude is that of the smallest range', () => {
  expect(planMap([auckland, apia]).middle).toBeCloseTo(-178.5);
  expect(planMap([amsterdam, jakarta, newYork]).middle).toBeCloseTo(16.4);
  expect(planMap([amsterdam]).middle).toBeCloseTo(4.9);
});

describe('the initial view', () => {
  test.each<[string, Located[]]>([
    ['the Netherlands', [amsterdam, bunnik, { lat: 50.86, lng: 5.83 }]],
    ['overseas', [amsterdam, jakarta, paramaribo, newYork]],
    ['round the date line', [auckland, apia, jakarta]],
    ['pole to pole', [spitsbergen, { lat: -77.8, lng: 166.7 }]],
  ])('contains all places: %s', (_, places) => {
    const plan = planMap(places);
    const points = pointsOf(plan, places);
    for (const size of sizes) {
      const view = fitView(plan, points, size);
      for (const point of points) {
        const [x, y] = toScreen(point, view, size);
        expect(x).toBeGreaterThan(20);
        expect(x).toBeLessThan(size.width - 20);
        expect(y).toBeGreaterThan(20);
        expect(y).toBeLessThan(size.height - 20);
      }
    }
  });

  test.each([
    ['a village', [bunnik], 0.45],
    ['a town overseas', [paramaribo], 2],
    ['two doors in one street', [bunnik, { lat: 52.0601, lng: 5.2 }], 0.45],
  ])('is limited in scale for %s', (_, places, km) => {
    const plan = planMap(places);
    const { scale } = fitView(plan, pointsOf(plan, places), sizes[0]!);
    const shrink = Math.cos((places[0]!.lat * Math.PI) / 180);
    expect((6371 * shrink) / scale).toBeCloseTo(km, 2);
  });

  test('agrees with the projection', () => {
    const plan = planMap([amsterdam, jakarta]);
    const [point] = pointsOf(plan, [amsterdam]);
    const size = sizes[1]!;
    const view = fitView(plan, pointsOf(plan, [amsterdam, jakarta]), size);
    const drawn = createProjection(plan, view, size)([amsterdam.lng, amsterdam.lat]);
    const [x, y] = toScreen(point!, view, size);
    expect(drawn?.[0]).toBeCloseTo(x);
    expect(drawn?.[1]).toBeCloseTo(y);
  });
});

test('the detail of a world map depends on the centre of the view', () => {
  const plan = planMap([amsterdam, jakarta, paramaribo]);
  const [home, away] = pointsOf(plan, [amsterdam, paramaribo]) as [Point, Point];
  const near = { scale: 4000, center: home };
  expect(getDetailAt(plan, near).detail).toBe('near');
  expect(getDetailAt(plan, { ...near, center: away }).detail).toBe('far');
  expect(getDetailAt(plan, { scale: 150, center: away }).detail).toBe('near');
  expect(getDetailAt(plan, near).maxScale).toBeGreaterThan(
    getDetailAt(plan, { ...near, center: away }).maxScale,
  );
  const small = planMap([amsterdam]);
  expect(getDetailAt(small, near)).toBe(small);
});

describe('pan and zoom', () => {
  const plan = planMap([amsterdam, rome]);
  const points = pointsOf(plan, [amsterdam, rome]);
  const size = sizes[1]!;
  const whole = fitView(plan, points, size);

  test('zooming keeps the point under the pointer', () => {
    const around = toScreen(points[0]!, whole, size);
    const nearer = zoomView(whole, whole.scale * 2, around, size);
    const [x, y] = toScreen(points[0]!, nearer, size);
    expect([x, y]).toEqual([expect.closeTo(around[0]), expect.closeTo(around[1])]);
  });

  test('panning moves the map by the same distance', () => {
    const [x, y] = toScreen(points[0]!, panView(whole, [30, -20]), size);
    const [x0, y0] = toScreen(points[0]!, whole, size);
    expect([x - x0, y - y0]).toEqual([expect.closeTo(30), expect.closeTo(-20)]);
  });

  test('scale and position are limited', () => {
    const lost = clampView({ scale: 1e9, center: [9, 9] }, whole, plan, size);
    expect(lost.scale).toBe(plan.maxScale);
    expect(lost.center[0]).toBeLessThan(1);
    const tiny = clampView({ scale: 1e-9, center: whole.center }, whole, plan, size);
    expect(tiny.scale).toBeGreaterThan(whole.scale / 7);
    expect(tiny.scale).toBeLessThan(whole.scale);
  });
});
