import { describe, expect, it } from 'vitest';
import { copy } from './copy';
import { parseDutchDate } from './parse-dutch-date';

describe('a full date', () => {
  it.each([
    ['4-5-1955'],
    ['04-05-1955'],
    ['4/5/1955'],
    ['4.5.1955'],
    ['4 5 1955'],
    ['4–5–1955'],
    [' 4 - 5 - 1955 '],
    ['4 mei 1955'],
    ['4 MEI 1955'],
    ['04 Mei 1955'],
    ['4\u00A0mei\u00A01955'],
    ['4 mei, 1955'],
    ['4-mei-1955'],
    ['woensdag 4 mei 1955'],
    ['wo 4 mei 1955'],
    ['Wo. 4-5-1955'],
    ['1955-05-04'],
    ['1955-5-4'],
    ['1955 mei 4'],
  ])('%j is 4 May 1955 at either end', (text) => {
    expect(parseDutchDate(text, 'start')).toEqual({ date: '1955-05-04' });
    expect(parseDutchDate(text, 'end')).toEqual({ date: '1955-05-04' });
  });

  it.each([
    ['1 jan 1931', '1931-01-01'],
    ['1 jan. 1931', '1931-01-01'],
    ['12 febr 1958', '1958-02-12'],
    ['3 mrt 1960', '1960-03-03'],
    ['3 maa 1960', '1960-03-03'],
    ['5 sept. 1963', '1963-09-05'],
    ['6 okt 1973', '1973-10-06'],
    ['29-2-2024', '2024-02-29'],
    ['29-2-2000', '2000-02-29'],
    ['31-12-1999', '1999-12-31'],
    ['1-1-1600', '1600-01-01'],
    ['30-3-1940', '1940-03-30'],
    ['15-6-0987', '0987-06-15'],
    ['15 juni 0087', '0087-06-15'],
    ['0001-01-01', '0001-01-01'],
    ['29-2-0004', '0004-02-29'],
    ['31-12-9999', '9999-12-31'],
  ])('%j is %j', (text, date) => {
    expect(parseDutchDate(text, 'start')).toEqual({ date });
  });
});

describe('a year or month only', () => {
  it.each([
    ['1955', '1955-01-01', '1955-12-31'],
    [' 1955 ', '1955-01-01', '1955-12-31'],
    ['mei 1955', '1955-05-01', '1955-05-31'],
    ['Mei. 1955', '1955-05-01', '1955-05-31'],
    ['5-1955', '1955-05-01', '1955-05-31'],
    ['1955-05', '1955-05-01', '1955-05-31'],
    ['februari 2024', '2024-02-01', '2024-02-29'],
    ['februari 1900', '1900-02-01', '1900-02-28'],
    ['jun 1966', '1966-06-01', '1966-06-30'],
    ['jul 1966', '1966-07-01', '1966-07-31'],
    ['december 1999', '1999-12-01', '1999-12-31'],
    ['0987', '0987-01-01', '0987-12-31'],
    ['0055', '0055-01-01', '0055-12-31'],
    ['februari 0096', '0096-02-01', '0096-02-29'],
  ])('%j begins on %s and ends on %s', (text, start, end) => {
    expect(parseDutchDate(text, 'start')).toEqual({ date: start });
    expect(parseDutchDate(text, 'end')).toEqual({ date: end });
  });
});

describe('an empty text', () => {
  it.each([[''], ['  '], ['\u00A0']])('%j gives no date and no error', (text) => {
    expect(parseDutchDate(text, 'start')).toEqual({ date: null });
  });
});

describe('an invalid date', () => {
  const { unreadable, year, month } = copy.dateFault;
  it.each([
    ['4 mei 55', year],
    ["4 mei '55", year],
    ['4 mei ’55', year],
    ['4-5-55', year],
    ['4-5-195', year],
    ['15 juni 987', year],
    ['987', year],
    ['mei 55', year],
    ["'55", year],
    ['4 mei', year],
    ['mei', year],
    ['4-5', year],
    ['4-13-1955', month],
    ['4-0-1955', month],
    ['0-1955', month],
    ['31-2-1955', 'Die dag bestaat niet: februari 1955 heeft 28 dagen.'],
    ['29-2-1900', 'Die dag bestaat niet: februari 1900 heeft 28 dagen.'],
    ['31 april 2001', 'Die dag bestaat niet: april 2001 heeft 30 dagen.'],
    ['0-5-1955', 'Die dag bestaat niet: mei 1955 heeft 31 dagen.'],
    ['zomer 1956', unreadable],
    ['jaren vijftig', unreadable],
    ['gisteren', unreadable],
    ['4 4 mei 1955', unreadable],
    ['mei 4 1955', unreadable],
    ['4 ma 1955', unreadable],
    ['05041955', unreadable],
    ['0000', unreadable],
    ['1-1-0000', unreadable],
    ['44 v.Chr.', unreadable],
    ['-0044', unreadable],
    ['-44', unreadable],
    ['1955a', unreadable],
    ['19555', unreadable],
    ['--', unreadable],
    ['<b>1955</b>', unreadable],
  ])('%j: %s', (text, fault) => {
    expect(parseDutchDate(text, 'start')).toEqual({ fault });
    expect(parseDutchDate(text, 'end')).toEqual({ fault });
  });
});
