import { describe, expect, test } from 'vitest';
import { createItem } from '@/modules/timeline/fixtures';
import {
  boundsAround,
  fitLabels,
  getMainPlace,
  clusterPlaces,
  buildRoutePath,
  type LabelCandidate,
} from './marks';
import type { MapPlace } from './places-on-map';
import type { Point } from './map-plan';

const place = (number: number, items = 1, shown = items): MapPlace => ({
  id: String(number),
  number,
  name: `Plaats ${number}`,
  lng: 5,
  lat: 52,
  since: '1931',
  items: Array.from({ length: items }, () => createItem()),
  shown,
});
/** Merges these places at these points of the screen. */
const clusterAt = (places: MapPlace[], points: Point[], rem = 1) =>
  clusterPlaces(
    places.map((each, index) => ({ place: each, at: points[index]! })),
    rem,
  );

/** The place numbers of each mark; `*` marks have no matching items. */
const describeMarks = (places: MapPlace[], points: Point[], rem = 1) =>
  clusterAt(places, points, rem).map(
    (mark) => mark.places.map(({ number }) => number).join('+') + (mark.shown ? '' : '*'),
  );

describe('marks', () => {
  test('places far apart have their own marks', () =>
    expect(
      describeMarks(
        [place(1), place(2)],
        [
          [10, 10],
          [90, 10],
        ],
      ),
    ).toEqual(['1', '2']));

  test('places close together share a mark at the place with the most items', () => {
    const places = [place(1), place(2, 9), place(3)];
    const points: Point[] = [
      [10, 10],
      [28, 10],
      [46, 10],
    ];
    expect(describeMarks(places, points)).toEqual(['1+2+3']);
    const [mark] = clusterAt(places, points);
    expect(mark?.at).toEqual([28, 10]);
    expect(mark && getMainPlace(mark).number).toBe(2);
  });

  test('larger text merges more places', () => {
    const points: Point[] = [
      [10, 10],
      [50, 10],
    ];
    expect(describeMarks([place(1), place(2)], points)).toHaveLength(2);
    expect(describeMarks([place(1), place(2)], points, 2)).toHaveLength(1);
  });

  test('places without matching items are not merged with the others', () =>
    expect(
      describeMarks(
        [place(1, 9, 0), place(2)],
        [
          [10, 10],
          [12, 10],
        ],
      ),
    ).toEqual(['2', '1*']));

  test('more items make a larger mark, up to a maximum', () => {
    const radii = [1, 10, 1000].map((count) => clusterAt([place(1, count)], [[0, 0]])[0]!.radius);
    expect(radii).toEqual(radii.toSorted((a, b) => a - b));
    expect(radii[0]).toBe(11);
    expect(radii[2]).toBe(20);
  });
});

describe('the route', () => {
  test('follows the order of the places, without those that have no matching items', () => {
    const places = [place(1), place(2, 1, 0), place(3), place(4)];
    const marks = clusterAt(places, [
      [0, 0],
      [500, 0],
      [100, 0],
      [200, 0],
    ]);
    expect(buildRoutePath(marks).match(/[MQ]/g)).toEqual(['M', 'Q', 'Q']);
    expect(buildRoutePath(marks)).toMatch(/^M0\.0 0\.0Q.*100\.0 0\.0Q.*200\.0 0\.0$/);
  });

  test('returns to a mark of several places, and skips consecutive places of one mark', () => {
    const marks = clusterAt(
      [place(1), place(2), place(3)],
      [
        [0, 0],
        [100, 0],
        [5, 0],
      ],
    );
    expect(buildRoutePath(marks).match(/[MQ]/g)).toEqual(['M', 'Q', 'Q']);
    expect(
      buildRoutePath(
        clusterAt(
          [place(1), place(2)],
          [
            [0, 0],
            [5, 0],
          ],
        ),
      ),
    ).toBe('M0.0 0.0');
  });

  test('is empty without places', () => expect(buildRoutePath([])).toBe(''));
});

describe('labels', () => {
  const size = { width: 200, height: 100 };
  const candidate = (of: string, ...positions: Point[]): LabelCandidate<string> => ({
    of,
    width: 60,
    height: 20,
    positions,
  });
  const layOut = (
    candidates: LabelCandidate<string>[],
    taken: ReturnType<typeof boundsAround>[] = [],
  ) => fitLabels(candidates, taken, size).map(({ of, at }) => `${of} ${at.join(',')}`);

  test('get their first free position', () =>
    expect(layOut([candidate('a', [50, 50]), candidate('b', [60, 50], [60, 80])])).toEqual([
      'a 50,50',
      'b 60,80',
    ]));

  test('are left out without a free position inside the frame', () =>
    expect(
      layOut([candidate('a', [50, 50]), candidate('b', [60, 50]), candidate('c', [190, 50])]),
    ).toEqual(['a 50,50']));

  test('do not overlap the taken areas', () =>
    expect(layOut([candidate('a', [50, 50])], [boundsAround([50, 50], 10, 10)])).toEqual([]));
});
