import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { firstOfWeek, lastOfWeek, shiftDays, shiftMonths } from '@/lib/calendar-dates';
import { dayOf, isDay, partsOf } from '@/lib/dates';
import { formatBound, writeDay } from './format-date';
import { parseDutchDate, type Bound } from './parse-dutch-date';

const day = fc
  .date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const bound = fc.constantFrom<Bound>('start', 'end');

it('a day is read back from every way to write it', () => {
  fc.assert(
    fc.property(day, bound, (date, end) => {
      const [year, month, dayOfMonth] = partsOf(date);
      const padded = date.slice(0, 4);
      const texts = [
        date,
        formatBound(date, end),
        writeDay(date),
        `${dayOfMonth}-${month}-${padded}`,
        `${dayOfMonth}/${month}/${padded}`,
        ` ${writeDay(date).toUpperCase()} `,
      ];
      for (const text of texts) expect(parseDutchDate(text, end)).toEqual({ date });
      expect(dayOf(year, month, dayOfMonth)).toBe(date);
    }),
  );
});

const fragment = fc.oneof(
  fc.nat(10_000).map(String),
  fc.constantFrom('mei', 'mrt', 'sept.', 'februari', 'zondag', "'", '-', '/', '.', ' ', '–', "'56"),
  fc.string({ unit: 'binary', maxLength: 3 }),
);

it('any text gives a day, null or an error text', () => {
  fc.assert(
    fc.property(fc.array(fragment, { maxLength: 6 }), bound, (parts, end) => {
      const read = parseDutchDate(parts.join(''), end);
      if ('fault' in read) expect(read.fault.length).toBeGreaterThan(5);
      else if (read.date !== null) expect(isDay(read.date)).toBe(true);
      else expect(parts.join('').trim()).toBe('');
    }),
    { numRuns: 400 },
  );
});

it('the start of a range is never after its end', () => {
  fc.assert(
    fc.property(fc.array(fragment, { maxLength: 4 }), (parts) => {
      const [start, end] = (['start', 'end'] as const).map((one) =>
        parseDutchDate(parts.join(' '), one),
      );
      if (start && end && 'date' in start && 'date' in end && start.date && end.date) {
        expect(start.date <= end.date).toBe(true);
      }
    }),
  );
});

it('steps of days and months stay calendar days, and days can be stepped back', () => {
  fc.assert(
    fc.property(day, fc.integer({ min: -500, max: 500 }), (date, step) => {
      const moved = shiftDays(date, step);
      expect(isDay(moved) && isDay(shiftMonths(date, step))).toBe(true);
      if (moved !== date) expect(shiftDays(moved, -step)).toBe(date);
    }),
  );
});

it('a week has a day between its Monday and its Sunday', () => {
  fc.assert(
    fc.property(day, (date) => {
      expect(firstOfWeek(date) <= date && date <= lastOfWeek(date)).toBe(true);
    }),
  );
});
