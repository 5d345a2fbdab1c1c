import { expect, it } from 'vitest';
import { createItem } from '@/modules/timeline/fixtures';
import { sanitizeFileName, createUniqueNames, itemFileName } from './file-name';

it.each([
  ['De trouwdag', 'De trouwdag'],
  ['..\\..\\windows\\system32', 'windows system32'],
  ['../../etc/passwd', 'etc passwd'],
  ['/etc/passwd', 'etc passwd'],
  ['C:\\opa', 'C opa'],
  ['Waarom? "Daarom": <b>|*', 'Waarom Daarom b'],
  ['.verborgen', 'verborgen'],
  ['einde. . .', 'einde'],
  ['twee\nregels\tmet\0nul', 'twee regels met nul'],
  ['gpj.\u202Eexe', 'gpj.exe'],
  ['\u200Fשלום\u200E', 'שלום'],
  ['een\u2028twee\u2029drie', 'een twee drie'],
  ['feest 🎂', 'feest 🎂'],
  ['on\u3164zicht\u00adbaar', 'onzichtbaar'],
  ['half \ud83d teken', 'half teken'],
  ['cafe\u0301', 'café'],
  ['CON', '_CON'],
  ['nul', '_nul'],
  ['Aux.tekst', '_Aux.tekst'],
  ['COM1', '_COM1'],
  ['lpt9 ', '_lpt9'],
  ['Connie', 'Connie'],
  ['', 'naamloos'],
  ['...', 'naamloos'],
  ['\u202E', 'naamloos'],
])('%j becomes %j', (text, name) => {
  expect(sanitizeFileName(text, 'naamloos')).toBe(name);
});

it.each([
  'a'.repeat(500),
  '👨‍👩‍👧'.repeat(200),
  'é'.repeat(300),
  '漢'.repeat(300),
  `${'x '.repeat(99)}`,
])('stays below 255 bytes with a number and extension', (text) => {
  const name = sanitizeFileName(text, 'x');
  expect(new TextEncoder().encode(`${name} (1000).webp`).length).toBeLessThan(255);
  expect(name).not.toMatch(/\p{Cs}/u);
  expect(name).not.toMatch(/[. ]$/);
  expect(name.length).toBeGreaterThan(20);
});

it.each([
  [{}, '1955-05-04 De trouwdag'],
  [{ metadata: { date_precision: 'month' } }, '1955-05 De trouwdag'],
  [{ metadata: { date_precision: 'year' } }, '1955 De trouwdag'],
  [{ metadata: { date_precision: 'circa', date_text: 'zomer 1955' } }, '1955 De trouwdag'],
  [{ metadata: { date_precision: 'decade' } }, '1950-1959 De trouwdag'],
  [{ item_date: null }, 'De trouwdag'],
  [{ title: ' ', description: 'Lieve Riet,\nhoe is het' }, '1955-05-04 Lieve Riet,'],
  [{ title: '', description: null }, '1955-05-04 Foto'],
  [{ title: 'NUL', item_date: null }, '_NUL'],
])('the name starts with the known part of the date: %j', (row, name) => {
  expect(itemFileName(createItem(row))).toBe(name);
});

it('numbers duplicate names and ignores case', () => {
  const name = createUniqueNames();
  expect(name('Zandvoort', 'webp')).toBe('Zandvoort.webp');
  expect(name('zandvoort', 'WEBP')).toBe('zandvoort (2).WEBP');
  expect(name('Zandvoort', 'webp')).toBe('Zandvoort (3).webp');
  expect(name('Zandvoort', 'txt')).toBe('Zandvoort.txt');
  expect(name('Zandvoort (2)', 'webp')).toBe('Zandvoort (2) (2).webp');
});
