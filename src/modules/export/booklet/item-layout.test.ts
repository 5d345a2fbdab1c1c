import { describe, expect, it } from 'vitest';
import { createItem } from '@/modules/timeline/fixtures';
import { dividePicture, layoutItem } from './item-layout';

const itemOf = (length: number) => createItem({ description: 'x'.repeat(length), metadata: {} });
const layoutOf = (width: number, height: number, length = 0) =>
  layoutItem(itemOf(length), { ratio: width / height });

describe('layoutItem', () => {
  it.each([
    ['a screenshot of a whole page', 600, 6000, 'columns'],
    ['a screenshot of a phone', 1170, 2532, 'page'],
    ['a scan of a letter', 3000, 4200, 'page'],
    ['a scan of A4', 2480, 3508, 'page'],
    ['a portrait of a camera', 3000, 4000, 'tall'],
    ['a square', 1000, 1000, 'side'],
    ['a photo', 4000, 3000, 'side'],
    ['a wide photo', 4000, 1500, 'above'],
    ['a panorama', 12000, 1500, 'rows'],
  ])('%s (%d × %d) is printed as: %4$s', (_, width, height, shape) => {
    expect(layoutOf(width, height).shape).toBe(shape);
  });

  it.each([
    ['a short text', 900, null, 'plain', false],
    ['a long text', 901, null, 'plain', true],
    ['a text that fits beside its photo', 620, 4 / 3, 'side', false],
    ['a longer text', 621, 4 / 3, 'above', false],
    ['a text on the page of its scan', 620, 0.7, 'page', false],
    ['a longer one', 621, 0.7, 'page', true],
    ['a divided picture', 0, 0.1, 'columns', true],
    ['a divided panorama', 0, 8, 'rows', true],
  ])('%s', (_, length, ratio, shape, mayBreak) => {
    expect(layoutItem(itemOf(length), ratio ? { ratio } : null)).toEqual({ shape, mayBreak });
  });
});

describe('dividePicture', () => {
  it.each([
    ['columns', 600, 6000, 4],
    ['columns', 400, 900, 1],
    ['columns', 400, 8000, 8],
    ['rows', 12000, 1500, 3],
    ['rows', 6000, 1500, 2],
  ] as const)('into %s: %d × %d in %d', (shape, width, height, count) => {
    const { length, positions } = dividePicture(width / height, shape);
    expect(positions).toHaveLength(count);
    expect(positions[0]).toBe(0);
    // Nothing is left out, and each part begins before the one before it ends.
    const whole = shape === 'rows' ? width / height : height / width;
    const starts = positions.map((percent) => ((whole - length) * percent) / 100);
    expect(starts.at(-1)! + length).toBeCloseTo(whole, 5);
    for (const [part, start] of starts.slice(1).entries())
      expect(starts[part]! + length - start).toBeCloseTo(0.1, 5);
    expect(length).toBeLessThanOrEqual(shape === 'rows' ? 3 : 2.6);
  });
});
