import { expect, test } from 'vitest';
import { partsOf } from './two-questions.ts';

test.each([
  ['Hoe zeg ik op? En wat kost het dan?', ['Hoe zeg ik op', 'En wat kost het dan?']],
  ['hoe print ik het en waar vind ik de kaart', ['hoe print ik het', 'waar vind ik de kaart']],
  ['Ik hoor niets. Mijn zus wel.', ['Ik hoor niets', 'Mijn zus wel.']],
  ['Hoe zeg ik op?', []],
  ['Hoe deel ik het met opa en oma?', []],
  ['Hallo. Hoe zeg ik op?', []],
  ['Wat kost het? Hoe betaal ik dat? Wie mag kijken?', []],
  ['', []],
])('"%s" has the parts %j', (message, parts) => {
  expect(partsOf(message)).toEqual(parts);
});
