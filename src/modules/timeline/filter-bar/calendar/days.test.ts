import { describe, expect, it } from 'vitest';
import { dayAfterKey, dayLabel, monthLabel, shiftMonths, weekdays, weeksOfMonth } from './days';

it('names a day in Dutch', () => {
  expect(dayLabel('1955-05-04')).toBe('woensdag 4 mei 1955');
  expect(weekdays.map(({ long }) => long)[0]).toBe('maandag');
});

describe('weeksOfMonth', () => {
  it.each([
    ['1955-05-04', 6, '1955-05-01', 31],
    ['2021-02-10', 0, '2021-02-01', 28],
    ['2024-02-10', 3, '2024-02-01', 29],
    ['1940-03-30', 4, '1940-03-01', 31],
  ])('lays out the month of %s', (day, before, first, days) => {
    const cells = weeksOfMonth(day).flat();
    expect(cells).toHaveLength(42);
    expect(cells.indexOf(first)).toBe(before);
    expect(cells.filter(Boolean)).toHaveLength(days);
  });
});

describe('dayAfterKey', () => {
  it.each([
    ['1955-12-31', 'ArrowRight', false, '1956-01-01'],
    ['2024-03-31', 'ArrowLeft', false, '2024-03-30'],
    ['2024-03-30', 'ArrowRight', false, '2024-03-31'],
    ['2024-10-27', 'ArrowRight', false, '2024-10-28'],
    ['1937-06-30', 'ArrowRight', false, '1937-07-01'],
    ['1955-01-31', 'PageDown', false, '1955-02-28'],
    ['2024-02-29', 'PageDown', true, '2025-02-28'],
    ['1955-05-08', 'Home', false, '1955-05-02'],
    ['1955-05-02', 'End', false, '1955-05-08'],
    ['1955-05-02', 'Tab', false, null],
    ['0099-12-31', 'ArrowRight', false, '0100-01-01'],
    ['0004-02-28', 'ArrowRight', false, '0004-02-29'],
    ['0987-03-31', 'PageUp', false, '0987-02-28'],
    ['0001-01-01', 'ArrowLeft', false, '0001-01-01'],
    ['0001-01-31', 'PageUp', true, '0001-01-31'],
    ['9999-12-31', 'ArrowDown', false, '9999-12-31'],
    ['9999-12-31', 'PageDown', false, '9999-12-31'],
  ])('%s by %s (shift %s) is %s', (day, key, shift, expected) => {
    expect(dayAfterKey(day, key, shift)).toBe(expected);
  });

  it('walks a century day by day without a gap or a double', () => {
    let day = '1930-01-01';
    const seen = new Set<string>();
    while (day < '2030-01-01') {
      seen.add(day);
      day = dayAfterKey(day, 'ArrowRight', false) ?? '';
    }
    expect(seen.size).toBe(36525);
  });
});

it('names days and months of the first centuries', () => {
  expect(dayLabel('0987-06-15')).toBe('vrijdag 15 juni 987');
  expect(monthLabel('0087-06-15')).toBe('juni 87');
  expect(weeksOfMonth('0004-02-10').flat().filter(Boolean)).toHaveLength(29);
});

it('keeps to the month when months have different lengths', () => {
  expect(shiftMonths('1955-03-31', -1)).toBe('1955-02-28');
  expect(shiftMonths('1955-01-31', 12 * 10 + 1)).toBe('1965-02-28');
});
