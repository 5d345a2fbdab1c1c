import { expect, test } from 'vitest';
import { isPlaced, listedPlaceOf, locationBadge, placeKey, placeKeyOf, placeOf } from './places';
import { timelineItemSchema } from './rows';

const item = (metadata: object) => timelineItemSchema.parse({ id: 'a', metadata });

test.each([
  [undefined, null],
  ['', null],
  [' \t', null],
  [12, null],
  [' Zandvoort ', 'Zandvoort'],
  ['Prinsengracht 12, Amsterdam, Nederland', 'Prinsengracht 12, Amsterdam, Nederland'],
])('%j names %j', (location_name, place) => expect(placeOf(item({ location_name }))).toBe(place));

test('invisible characters are no place', () => {
  expect(placeOf(item({ location_name: ' \u200b\u00ad' }))).toBeNull();
  expect(placeKeyOf(item({ location_name: ' \u200b\u00ad' }))).toBeNull();
});

test.each([
  ['Curaçao', 'Curac\u0327ao'],
  ['Den Haag', 'Den  Haag'],
  ['Den Haag', 'Den\u00a0Haag'],
  ['Den Haag', 'DEN HAAG'],
  ['Zandvoort', 'Zand\u00advoort\u200b'],
  ['\u2019s-Hertogenbosch', "'s\u2011Hertogenbosch"],
  ['IJmuiden', '\u0132muiden'],
])('%j and %j are one place', (a, b) => expect(placeKey(a)).toBe(placeKey(b)));

test.each([
  ['EDE', 'Ede'],
  [' e\u0301de\u200b', 'Ede'],
  ['Oss', null],
  ['', null],
])('%j is listed as %j', (name, listed) => {
  const items = [undefined, 'Ede', 'EDE', 'EDE'].map((location_name) => item({ location_name }));
  expect(listedPlaceOf(items, name)).toBe(listed);
});

test.each<[object, boolean]>([
  [{}, false],
  [{ lat: 52.37 }, false],
  [{ lng: 4.9 }, false],
  [{ lat: 52.37, lng: 4.9 }, true],
  [{ lat: 0, lng: 0 }, false],
  [{ lat: -0, lng: 0 }, false],
  [{ lat: 0, lng: 32.5 }, true],
  [{ lat: 51.48, lng: 0 }, true],
  [{ lat: 91, lng: 4.9 }, false],
  [{ lat: 52, lng: 181 }, false],
  [{ lat: '52', lng: '4' }, false],
])('%j can be shown: %j', (metadata, expected) => expect(isPlaced(item(metadata))).toBe(expected));

test.each([
  ['Prinsengracht, Amsterdam, Noord-Holland, Nederland', 'Prinsengracht, Nederland'],
  ['Huis,Zandvoort,Nederland', 'Huis, Nederland'],
  ['Amsterdam, Nederland', 'Amsterdam, Nederland'],
  ['Amsterdam', 'Amsterdam'],
  ['  Zaandam  ', 'Zaandam'],
  ['123456789012345678901234567890', '123456789012345678901234567890'],
  ['1234567890123456789012345678901', '123456789012345678901234567890…'],
  ['Gasthuisboulevard van Waterland, Monnickendam', 'Gasthuisboulevard van Waterlan…'],
  ['De heel erg lange naam van een plek, ergens, ver', 'De heel erg lange naam van een plek, ver'],
  ['🏠'.repeat(31), `${'🏠'.repeat(30)}…`],
  ['🏠'.repeat(30), '🏠'.repeat(30)],
  ['Zandvoort, , ', 'Zandvoort'],
  ['', null],
  ['   ', null],
  [null, null],
  [undefined, null],
])('the badge of %j is %j', (place, badge) => expect(locationBadge(place)).toBe(badge));
