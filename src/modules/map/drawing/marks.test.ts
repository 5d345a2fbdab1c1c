import { describe, expect, test } from 'vitest';
import { createItem } from '@/modules/timeline/fixtures';
import {
  boxAround,
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
/** The numbers in each mark; an asterisk where the filter leaves nothing. */
const grouped = (places: MapPlace[], points: Point[], rem = 1) =>
  clusterPlaces(places, points, rem).map(
    (mark) => mark.places.map(({ number }) => number).join('+') + (mark.shown ? '' : '*'),
  );

describe('marks', () => {
  test('what lies apart stays apart', () =>
    expect(
      grouped(
        [place(1), place(2)],
        [
          [10, 10],
          [90, 10],
        ],
      ),
    ).toEqual(['1', '2']));

  test('what lies together is one, around the most told of', () => {
    const places = [place(1), place(2, 9), place(3)];
    const points: Point[] = [
      [10, 10],
      [28, 10],
      [46, 10],
    ];
    expect(grouped(places, points)).toEqual(['1+2+3']);
    const [mark] = clusterPlaces(places, points, 1);
    expect(mark?.at).toEqual([28, 10]);
    expect(mark && getMainPlace(mark).number).toBe(2);
  });

  test('with larger text they need more room', () => {
    const points: Point[] = [
      [10, 10],
      [50, 10],
    ];
    expect(grouped([place(1), place(2)], points)).toHaveLength(2);
    expect(grouped([place(1), place(2)], points, 2)).toHaveLength(1);
  });

  test('what the filter hides never covers what it leaves', () =>
    expect(
      grouped(
        [place(1, 9, 0), place(2)],
        [
          [10, 10],
          [12, 10],
        ],
      ),
    ).toEqual(['2', '1*']));

  test('more items make a larger mark, within reason', () => {
    const radii = [1, 10, 1000].map(
      (count) => clusterPlaces([place(1, count)], [[0, 0]], 1)[0]!.radius,
    );
    expect(radii).toEqual(radii.toSorted((a, b) => a - b));
    expect(radii[0]).toBe(11);
    expect(radii[2]).toBe(20);
  });
});

describe('the thread', () => {
  test('goes from place to place in their order, past what is hidden', () => {
    const places = [place(1), place(2, 1, 0), place(3), place(4)];
    const marks = clusterPlaces(
      places,
      [
        [0, 0],
        [500, 0],
        [100, 0],
        [200, 0],
      ],
      1,
    );
    expect(buildRoutePath(marks).match(/[MQ]/g)).toEqual(['M', 'Q', 'Q']);
    expect(buildRoutePath(marks)).toMatch(/^M0\.0 0\.0Q.*100\.0 0\.0Q.*200\.0 0\.0$/);
  });

  test('comes back to a mark of several, and rests in one', () => {
    const marks = clusterPlaces(
      [place(1), place(2), place(3)],
      [
        [0, 0],
        [100, 0],
        [5, 0],
      ],
      1,
    );
    expect(buildRoutePath(marks).match(/[MQ]/g)).toEqual(['M', 'Q', 'Q']);
    expect(
      buildRoutePath(
        clusterPlaces(
          [place(1), place(2)],
          [
            [0, 0],
            [5, 0],
          ],
          1,
        ),
      ),
    ).toBe('M0.0 0.0');
  });

  test('of no place is none', () => expect(buildRoutePath([])).toBe(''));
});

describe('names', () => {
  const size = { width: 200, height: 100 };
  const wish = (of: string, ...spots: Point[]): LabelCandidate<string> => ({
    of,
    width: 60,
    height: 20,
    spots,
  });
  const placed = (
    candidates: LabelCandidate<string>[],
    taken: ReturnType<typeof boxAround>[] = [],
  ) => fitLabels(candidates, taken, size).map(({ of, at }) => `${of} ${at.join(',')}`);

  test('stand at the first spot that is free', () =>
    expect(placed([wish('a', [50, 50]), wish('b', [60, 50], [60, 80])])).toEqual([
      'a 50,50',
      'b 60,80',
    ]));

  test('go where there is none, or none in the frame', () =>
    expect(placed([wish('a', [50, 50]), wish('b', [60, 50]), wish('c', [190, 50])])).toEqual([
      'a 50,50',
    ]));

  test('leave room for what stands there already', () =>
    expect(placed([wish('a', [50, 50])], [boxAround([50, 50], 10, 10)])).toEqual([]));
});
