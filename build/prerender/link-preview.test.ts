// `supabase/functions/share-page` reads a raw row as the schemas of the viewer do. What they make of it is
// one code.
import { expect, test } from 'vitest';
import type { PageMetadata } from '@/components/page-metadata';
import { site } from '@/config/site';
import { fullTitle } from '@/lib/shared/full-title';
import { mediaPrefixes } from '@/lib/urls/own-url';
import { timelineItemSchema, timelineSchema } from '@/modules/timeline/rows';
import { itemMetadata, timelineMetadata } from '@/pages/public/metadata';
import {
  cardOfItem,
  cardOfStory,
  type Card,
  type Row,
} from '../../supabase/functions/share-page/card.ts';
import { headOf } from '../../supabase/functions/share-page/head.ts';

const pictures = { siteUrl: site.url, mediaPrefixes };
const slug = "oma 'riet' é/%";
const story: Row = { id: 'a', title: 'Oma Riet', description: 'Een leven.' };

// The picture is for apps that show a preview, which run no script: only the share page has it.
const ofCard = ({ title, description, path }: Card) => ({ title, description, path });
const ofViewer = ({ title, description, canonicalPath }: PageMetadata) => ({
  title,
  description,
  path: canonicalPath,
});

test.each<[string, Row]>([
  ['an ordinary story', story],
  ['no title and no description', { id: 'a', title: '', description: null }],
  ['a description of blanks', { ...story, description: ' \n ' }],
  ['a long description', { ...story, description: 'Het regende die dag. '.repeat(12) }],
  ['160 characters', { ...story, description: 'a'.repeat(160) }],
  ['our name in the title', { ...story, title: 'Anekdotes van Riet' }],
  ['our name at the end of the title', { ...story, title: 'Riet | Anekdotes' }],
  ['invisible characters', { ...story, title: '\u202Eteir\u200B', description: '\u2067a\n\nb' }],
  ['only invisible characters', { ...story, title: '\u200B', description: '\u202E \u00AD' }],
  ['values of another type', { id: 'a', title: 7, description: {} }],
])('story: %s', (_, row) => {
  const viewer = timelineMetadata(timelineSchema.parse(row), slug);
  const card = cardOfStory(slug, row, [], pictures);
  expect(ofCard(card)).toEqual(ofViewer(viewer));
  expect(headOf(card, site.url)).toContain(`<title>${fullTitle(viewer.title, site.name)}</title>`);
});

const photo = { item_type: 'photo', media_url: '/demo/trouwdag.webp' };
test.each<[string, Row]>([
  [
    'a photo',
    { ...photo, title: 'De trouwdag', description: 'Het regende.', item_date: '1955-05-04' },
  ],
  ['a film', { item_type: 'video', media_url: '/a.mp4' }],
  ['a title of invisible characters', { item_type: 'text', title: '\u200B', description: 'Ja' }],
  ['a title that turns around', { item_type: 'text', title: '\u202Eteir', description: '\u2067a' }],
  ['a recording without words', { item_type: 'audio', media_url: '/a.mp3' }],
  ['an unknown type', { item_type: 'hologram' }],
  ['a type of Object', { item_type: 'constructor' }],
  ['a text without title', { item_type: 'text', description: '\n Eerste regel \nTweede' }],
  ['a long first line', { item_type: 'text', description: 'woord '.repeat(40) }],
  ['a long title', { item_type: 'text', title: 'woord '.repeat(40) }],
  ...['day', 'month', 'year', 'decade', 'circa', 'eeuw', 'toString'].flatMap((date_precision) =>
    [
      '1955-05-04',
      '1921-06-01',
      '0987-01-01',
      '0004-12-31',
      '9999-12-31',
      '2024-03-05 23:30:00+01',
    ].map((item_date): [string, Row] => [
      `${item_date} with precision ${date_precision}`,
      { item_type: 'text', title: 'Een dag', item_date, metadata: { date_precision } },
    ]),
  ),
  ['no date', { item_type: 'text', item_date: null }],
  ['words after a date', { item_type: 'text', item_date: '1955-05-04 of later' }],
  ['an invalid date', { item_type: 'text', item_date: '1955-13-40' }],
  ['metadata that is no object', { item_type: 'text', item_date: '1955-05-04', metadata: 'x' }],
  ['words for the date', { item_type: 'text', metadata: { date_text: ' zomer\n1956 ' } }],
  ['many words for the date', { item_type: 'text', metadata: { date_text: 'zomer '.repeat(20) } }],
])('item: %s', (_, fields) => {
  const row = { id: '3f1c8e52-0000-4000-8000-000000000001', ...fields };
  const viewer = itemMetadata(
    timelineMetadata(timelineSchema.parse(story), slug),
    timelineItemSchema.parse(row),
    slug,
  );
  const card = cardOfItem(cardOfStory(slug, story, [], pictures), row, pictures);
  expect(ofCard(card)).toEqual(ofViewer(viewer));
});
