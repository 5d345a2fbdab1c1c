import { expect, test } from 'vitest';
import { isPlaced, locationBadge, placeOf } from './places';
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
