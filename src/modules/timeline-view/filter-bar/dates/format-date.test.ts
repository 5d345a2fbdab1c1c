import { describe, expect, it } from 'vitest';
import { formatBound, formatRange } from './format-date';
import { parseDutchDate, type Bound } from './parse-dutch-date';

describe('formatBound', () => {
  it.each<[string, Bound, string]>([
    ['1955-05-04', 'start', '4 mei 1955'],
    ['1955-05-04', 'end', '4 mei 1955'],
    ['1955-01-01', 'start', '1955'],
    ['1955-01-01', 'end', '1 januari 1955'],
    ['1955-12-31', 'end', '1955'],
    ['1955-12-31', 'start', '31 december 1955'],
    ['1955-05-01', 'start', 'mei 1955'],
    ['1955-05-31', 'end', 'mei 1955'],
    ['2024-02-28', 'end', '28 februari 2024'],
    ['2024-02-29', 'end', 'februari 2024'],
    ['0987-06-15', 'start', '15 juni 0987'],
    ['0987-06-30', 'end', 'juni 0987'],
    ['0987-01-01', 'start', '0987'],
    ['0087-06-15', 'start', '15 juni 0087'],
    ['0087-06-01', 'start', 'juni 0087'],
    ['0001-01-01', 'start', '0001'],
  ])('%s as %s is %j, and reads back as the same day', (date, bound, text) => {
    expect(formatBound(date, bound)).toBe(text);
    expect(parseDutchDate(text, bound)).toEqual({ date });
  });
});

describe('formatRange', () => {
  it.each([
    ['1930-01-01', null, 'vanaf 1930'],
    ['1930-01-01', '1975-12-31', '1930 – 1975'],
    [null, '1955-05-04', 'tot en met 4 mei 1955'],
    [null, '1955-12-31', 'tot en met 1955'],
    ['1955-01-01', '1955-12-31', '1955'],
    ['1955-05-01', '1955-05-31', 'mei 1955'],
    ['1955-05-04', '1955-05-04', '4 mei 1955'],
    ['1955-01-01', '1955-01-01', '1 januari 1955'],
    ['1930-01-01', '1955-05-04', '1930 – 4 mei 1955'],
    [null, null, ''],
  ])('%s to %s is %j', (start, end, text) => {
    expect(formatRange({ start, end })).toBe(text);
  });
});
