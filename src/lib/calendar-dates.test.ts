import { describe, expect, it } from 'vitest';
import { dayLabel, monthLabel, shiftMonths, weekdays, weeksOfMonth } from './calendar-dates';
import { formatMonth } from '@shared/calendar-day';
import { formatDay, monthNames } from './dates';

it('formats a day in Dutch', () => {
  expect(dayLabel('1955-05-04')).toBe('woensdag 4 mei 1955');
  expect(weekdays.map(({ short }) => short)).toEqual(['ma', 'di', 'wo', 'do', 'vr', 'za', 'zo']);
  expect(weekdays[0]?.long).toBe('maandag');
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

it('formats days and months of the first centuries', () => {
  expect(dayLabel('0987-06-15')).toBe('vrijdag 15 juni 987');
  expect(monthLabel('0087-06-15')).toBe('juni 87');
  expect(weeksOfMonth('0004-02-10').flat().filter(Boolean)).toHaveLength(29);
});

it('clamps to the last day of a shorter month', () => {
  expect(shiftMonths('1955-03-31', -1)).toBe('1955-02-28');
  expect(shiftMonths('1955-01-31', 12 * 10 + 1)).toBe('1965-02-28');
});

it.each(monthNames.map((name, index) => [name, `1955-${String(index + 1).padStart(2, '0')}-04`]))(
  'names a day in %s as the cards do',
  (name, day) => {
    expect(dayLabel(day)).toMatch(new RegExp(`^[a-z]+ ${formatDay(day)}$`));
    expect(monthLabel(day)).toBe(formatMonth(day));
    expect(monthLabel(day)).toBe(`${name} 1955`);
  },
);
