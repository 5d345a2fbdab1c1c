import { expect, test } from 'vitest';
import { locationBadge } from './location-badge';

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
])('%j becomes %j', (place, badge) => expect(locationBadge(place)).toBe(badge));
