// A calendar day stays the same day in every time zone, also with historical offsets.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { dayLabel, shiftMonths, weeksOfMonth } from '@/lib/calendar-dates';
import { today } from '@/lib/dates';
import { groupIntoChapters } from '@/modules/timeline/chapters';
import { parseFilter, serializeFilter } from '@/modules/timeline/filter/filter-params';
import { dayAfterKey } from './calendar/days';
import { formatBound } from './format-date';
import { parseDutchDate } from './parse-dutch-date';
import { createItem } from '@/modules/timeline/fixtures';
import { formatItemDate } from '@/modules/item-card/item-date/format-item-date';
import { emptyFilter, filterItems } from '@/modules/timeline/filter/timeline-filter';

// New year, clock changes, leap days, and days that some time zones skipped.
const days = [
  '0001-01-01',
  '0987-06-15',
  '1582-10-10',
  '1850-01-01',
  '1883-11-18',
  '1937-07-01',
  '1940-05-16',
  '1955-12-31',
  '1956-01-01',
  '2011-12-30',
  '2024-02-29',
  '2024-03-31',
  '2024-10-27',
  '9999-12-31',
];

describe.each([
  ['Europe/Amsterdam', -60, '2026-01-01'],
  ['America/Los_Angeles', 480, '2025-12-31'],
  ['Pacific/Auckland', -780, '2026-01-01'],
  ['Pacific/Apia', -780, '2026-01-01'],
])('in %s', (zone, minutesBehind, localDay) => {
  beforeEach(() => void vi.stubEnv('TZ', zone));
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllEnvs();
  });

  test('the process runs in that time zone', () => {
    expect(new Date(2024, 0, 1).getTimezoneOffset()).toBe(minutesBehind);
    vi.useFakeTimers({ now: Date.parse('2026-01-01T02:00:00Z') });
    expect(today()).toBe(localDay);
  });

  test.each(days)('%s is parsed, formatted, selected and filtered as the same day', (day) => {
    const item = createItem({ item_date: day });
    const [year, month, date] = day.split('-').map(Number);
    expect(item.item_date).toBe(day);
    expect(formatItemDate(item)).toMatchObject({ dateTime: day });
    expect(formatItemDate(item).text).toMatch(new RegExp(`^${date} [a-z]+ ${year}$`));
    for (const bound of ['start', 'end'] as const) {
      expect(parseDutchDate(formatBound(day, bound), bound)).toEqual({ date: day });
    }
    expect(dayLabel(day)).toContain(formatItemDate(item).text);
    expect(weeksOfMonth(day).flat()).toContain(day);
    expect(groupIntoChapters([item], 'year')[0]?.period.firstYear).toBe(year);
    expect(shiftMonths(shiftMonths(`${day.slice(0, 8)}01`, 1), -1).slice(0, 7)).toBe(
      month === 12 && year === 9999 ? '9999-11' : day.slice(0, 7),
    );
    const filter = { ...emptyFilter, dateRange: { start: day, end: day } };
    expect(filterItems([item], filter)).toEqual([item]);
    expect(parseFilter(serializeFilter('', filter))).toEqual(filter);
  });

  test.each([
    ['month', 'januari 1956', '1956-01'],
    ['year', '1956', '1956'],
    ['decade', 'jaren 50', undefined],
    ['circa', 'omstreeks 1956', '1956'],
  ])('a date known to the %s is %s', (date_precision, text, dateTime) => {
    const item = createItem({ item_date: '1956-01-01', metadata: { date_precision } });
    expect(formatItemDate(item)).toEqual({ text, spoken: text, ...(dateTime && { dateTime }) });
  });

  test('the calendar contains every day once', () => {
    let day = '2011-12-01';
    const seen = [];
    for (; day < '2012-12-01'; day = dayAfterKey(day, 'ArrowRight', false) ?? '') seen.push(day);
    expect(new Set(seen).size).toBe(366);
    expect(seen).toHaveLength(366);
  });
});
