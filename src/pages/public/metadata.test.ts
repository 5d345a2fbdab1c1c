import { expect, test } from 'vitest';
import { timelineItemSchema, timelineSchema } from '@/modules/timeline/rows';
import { itemMetadata, timelineMetadata } from './metadata';

const timeline = timelineSchema.parse({ id: 'a', title: 'Oma Riet', description: 'Een leven.' });
const story = timelineMetadata(timeline, 'oma-riet');
const of = (row: object) =>
  itemMetadata(story, timelineItemSchema.parse({ id: 'b', ...row }), 'oma-riet');

test('an item has its story, date and text in the metadata, and is not indexed', () => {
  const row = { title: 'De trouwdag', description: 'Het regende.', item_date: '1955-05-04' };
  expect(of({ ...row, item_type: 'photo', media_url: '/demo/trouwdag.webp' })).toMatchObject({
    title: 'De trouwdag – Oma Riet',
    description: '4 mei 1955. Het regende.',
    canonicalPath: '/public/oma-riet/moment/b',
    robots: 'noindex, nofollow',
    referrer: 'no-referrer',
    type: 'article',
  });
});

test('missing metadata of an item falls back to that of the story', () => {
  expect(of({ item_type: 'audio', media_url: '/a.mp3' })).toMatchObject({
    title: 'Geluid – Oma Riet',
    description: 'Datum onbekend. Een leven.',
  });
});

test('a date is formatted with its precision', () => {
  const metadata = { date_precision: 'decade' };
  expect(of({ item_type: 'video', item_date: '1950-01-01', metadata })).toMatchObject({
    description: 'jaren 50. Een leven.',
  });
});
