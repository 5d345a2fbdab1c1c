import { describe, expect, test } from 'vitest';
import { createItem } from '@/modules/timeline/fixtures';
import { formatItemDate } from './format-item-date';

const dateOf = (item_date: string | null, metadata: object = {}) =>
  formatItemDate(createItem({ item_date, metadata }));
const precise = (item_date: string, date_precision: string) =>
  dateOf(item_date, { date_precision });

test.each([
  ['1955-05-04', 'day', '4 mei 1955', '1955-05-04'],
  ['1955-05-04', 'eeuw', '4 mei 1955', '1955-05-04'],
  ['1936-05-01', 'month', 'mei 1936', '1936-05'],
  ['1943-01-01', 'year', '1943', '1943'],
  ['0987-01-01', 'year', '987', '0987'],
  ['1931-06-01', 'circa', 'omstreeks 1931', '1931'],
  ['0987-06-01', 'circa', 'omstreeks 987', '0987'],
])('formats %s with precision %s as %j', (day, precision, text, dateTime) =>
  expect(precise(day, precision)).toEqual({ text, spoken: text, dateTime }),
);

describe('a decade', () => {
  test.each([
    ['1950-01-01', 'jaren 50', 'jaren 50'],
    ['1959-12-31', 'jaren 50', 'jaren 50'],
    ['1930-01-01', 'jaren 30', 'jaren 30'],
    ['1999-12-31', 'jaren 90', 'jaren 90'],
    ['1850-01-01', '1850–1859', '1850 tot 1859'],
    ['1905-01-01', '1900–1909', '1900 tot 1909'],
    ['1921-01-01', '1920–1929', '1920 tot 1929'],
    ['2012-01-01', '2010–2019', '2010 tot 2019'],
    ['0987-01-01', '980–989', '980 tot 989'],
    ['0004-01-01', '1–9', '1 tot 9'],
  ])('of %s is %j, without a machine-readable date', (day, text, spoken) =>
    expect(precise(day, 'decade')).toEqual({ text, spoken }),
  );
});

test('does not show a day or month that is not known', () => {
  for (const precision of ['month', 'year', 'decade', 'circa']) {
    expect(precise('1956-01-01', precision).text).not.toMatch(/^1 |1 januari/);
  }
});

describe('the text of the family', () => {
  test.each([
    ['zomer 1956', 'circa', 'zomer 1956', '1956'],
    ['winter 1944–45', 'circa', 'winter 1944 tot 45', '1956'],
    ['de zomer na de watersnood', 'month', 'de zomer na de watersnood', '1956-07'],
    ['Bevrijdingsdag', undefined, 'Bevrijdingsdag', '1956-07-01'],
  ])('%j replaces the date (%s)', (date_text, date_precision, spoken, dateTime) =>
    expect(dateOf('1956-07-01', { date_text, date_precision })).toEqual({
      text: date_text,
      spoken,
      dateTime,
    }),
  );

  test('works without a date', () =>
    expect(dateOf(null, { date_text: 'voor de oorlog' })).toEqual({
      text: 'voor de oorlog',
      spoken: 'voor de oorlog',
    }));
});

test('says that an empty date is unknown', () =>
  expect(dateOf(null, { date_precision: 'year' }).text).toBe('Datum onbekend'));
