import { expect, test } from 'vitest';
import { createItem } from '@/modules/timeline/fixtures';
import { shownIn, toldBy } from './untold';

test.each([
  ['says it', 'Een rij gevels.', 'Te zien: Een rij gevels.'],
  ['is silent without a description', '', null],
  ['is silent with a blank one', '  ', null],
  ['is silent where the title says it', 'de Trouwdag.', null],
  ['is silent where the text says it', 'Het regende', null],
])('what a picture shows: %s', (_, alt_text, expected) => {
  const item = createItem({
    title: 'De trouwdag',
    description: 'Het regende pijpenstelen.',
    metadata: { alt_text },
  });
  expect(shownIn(item)).toBe(expected);
});

test.each([
  ['Henk', 'Verteld door Henk'],
  [null, null],
  [' Onbekend ', null],
])('who tells: %j', (display_name, expected) =>
  expect(toldBy(createItem({ creator: { display_name, avatar_url: null } }))).toBe(expected),
);
