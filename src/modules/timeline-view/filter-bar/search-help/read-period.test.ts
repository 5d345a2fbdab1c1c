import { expect, it } from 'vitest';
import { readDayOfYear, readPeriods } from './read-period';

it.each([
  ['1956', '1956-01-01', '1956-12-31', 'in 1956'],
  [' In 1956. ', '1956-01-01', '1956-12-31', 'in 1956'],
  ['het jaar 1956', '1956-01-01', '1956-12-31', 'in 1956'],
  ['omstreeks 1956', '1956-01-01', '1956-12-31', 'in 1956'],
  ['juli 1956', '1956-07-01', '1956-07-31', 'in juli 1956'],
  ['Jul. 1956', '1956-07-01', '1956-07-31', 'in juli 1956'],
  ['7-1956', '1956-07-01', '1956-07-31', 'in juli 1956'],
  ['februari 1956', '1956-02-01', '1956-02-29', 'in februari 1956'],
  ['5 december 1956', '1956-12-05', '1956-12-05', 'op 5 december 1956'],
  ['op woensdag 5 dec. 1956', '1956-12-05', '1956-12-05', 'op 5 december 1956'],
  ['5-12-1956', '1956-12-05', '1956-12-05', 'op 5 december 1956'],
  ['1956-12-05', '1956-12-05', '1956-12-05', 'op 5 december 1956'],
  ['zomer 1956', '1956-06-01', '1956-08-31', 'in de zomer van 1956'],
  ['“de Zomer van 1956”', '1956-06-01', '1956-08-31', 'in de zomer van 1956'],
  ['in het voorjaar van 1956', '1956-03-01', '1956-05-31', 'in het voorjaar van 1956'],
  ['lente 1956', '1956-03-01', '1956-05-31', 'in de lente van 1956'],
  ['herfst 1956', '1956-09-01', '1956-11-30', 'in de herfst van 1956'],
  ['najaar 1956', '1956-09-01', '1956-11-30', 'in het najaar van 1956'],
  ['winter 1944–45', '1944-12-01', '1945-02-28', 'in de winter van 1944–45'],
  ['de winter van 1944-’45', '1944-12-01', '1945-02-28', 'in de winter van 1944–45'],
  ['winter 1999/2000', '1999-12-01', '2000-02-29', 'in de winter van 1999–00'],
  ['jaren 50', '1950-01-01', '1959-12-31', 'in de jaren 50'],
  ['de jaren ’50', '1950-01-01', '1959-12-31', 'in de jaren 50'],
  ['jaren vijftig', '1950-01-01', '1959-12-31', 'in de jaren 50'],
  ['1944-’45', '1944-01-01', '1945-12-31', 'van 1944 tot en met 1945'],
  ['1920–1929', '1920-01-01', '1929-12-31', 'van 1920 tot en met 1929'],
])('%j is %s to %s', (text, start, end, words) => {
  expect(readPeriods(text)).toEqual([{ range: { start, end }, words }]);
  expect(readDayOfYear(text)).toBeNull();
});

it.each([
  [''],
  ['oma'],
  ['zomer'],
  ['juli'],
  ['zomer 56'],
  ['’56'],
  ['19567'],
  ['0000'],
  ['31 februari 1956'],
  ['13-1956'],
  ['1960-1950'],
  ['winter 1944-46'],
  ['zomer 1944-45'],
  ['1945-44'],
  ['jaren twintig'],
  ['jaren'],
  ['zomer 1956 oma'],
  ['constructor 1956'],
])('%j is no period', (text) => expect(readPeriods(text)).toEqual([]));

it('a winter is named by either of its years', () => {
  expect(readPeriods('winter 1944').map(({ words }) => words)).toEqual([
    'in de winter van 1943–44',
    'in de winter van 1944–45',
  ]);
  expect(readPeriods('winter 0001')).toHaveLength(1);
  expect(readPeriods('winter 9999')).toHaveLength(1);
});

it.each([
  ['5 december', '5 december'],
  ['Op 5 dec.', '5 december'],
  ['zo 5 dec', '5 december'],
  ['5-12', '5 december'],
  ['29 februari', '29 februari'],
  ['31 februari', null],
  ['december', null],
  ['5', null],
  ['', null],
  ['oma', null],
])('the day of %j is %j', (text, day) => expect(readDayOfYear(text)).toBe(day));
