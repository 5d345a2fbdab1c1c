import { createItem } from '@/modules/timeline/fixtures';
import {
  audioVariants,
  itemTypeList,
  itemTypes,
  type ItemType,
} from '@/modules/timeline/item-types';
import { timelineSchema, type TimelineItem } from '@/modules/timeline/rows';
import type { StoryView } from '@/modules/timeline/story-view';
import { copy } from './copy';

type Sample = [label: string, item: TimelineItem];

const folder = '/demo/oma-riet';
const photo = `${folder}/trouwdag-960.webp`;
const files = {
  photo,
  gif: `${folder}/de-molen-draait.gif`,
  video: `${folder}/de-vaart.mp4`,
  audio: `${folder}/de-rozengracht.mp3`,
  text: null,
} satisfies Record<ItemType, string | null>;
/** The embedded backend answers 404; for other paths Vite sends its document. */
const missing = '/storage/v1/object/niets';
/** It arrives, but is no picture. */
const undecodable = `${folder}/de-vaart.vtt`;

const sample = (label: string, row: Record<string, unknown> = {}): Sample => [
  label,
  createItem({ id: label, media_url: photo, ...row }),
];
const ofType = (item_type: ItemType, label: string, row: Record<string, unknown> = {}) =>
  sample(label, { item_type, media_url: files[item_type], ...row });
const playable = itemTypeList.filter((type) => itemTypes[type].isPlayed || itemTypes[type].moves);

export const cards: readonly Sample[] = [
  ...itemTypeList.map((type) => ofType(type, itemTypes[type].name)),
  ...itemTypeList.map((type) =>
    ofType(type, copy.withoutFile(itemTypes[type].name), { media_url: null }),
  ),
  ...itemTypeList.map((type) =>
    ofType(type, copy.elsewhere(itemTypes[type].name), { media_url: 'https://elders.example/a' }),
  ),
  ofType('photo', copy.missing(itemTypes.photo.name), { media_url: missing }),
  ofType('photo', copy.undecodable, { media_url: undecodable }),
  sample(copy.unknownType, { item_type: 'hologram' }),
  sample(copy.longText, { description: 'Het regende pijpenstelen. '.repeat(60) }),
  sample(copy.longWord, { title: 'Hottentottententententoonstelling'.repeat(3) }),
  sample(copy.unknownDate, { item_date: null }),
  sample(copy.ownDate, { metadata: { date_text: 'zomer 1956', date_precision: 'year' } }),
  sample(copy.noTitle, { title: '' }),
  sample(copy.noContributor, { creator: null }),
  sample(copy.place, {
    metadata: { location_name: 'Prinsengracht, Amsterdam, Nederland', lat: 52.37, lng: 4.88 },
  }),
];

export const players: readonly Sample[] = [
  ...audioVariants.map((audio_variant) =>
    ofType('audio', copy.variant(audio_variant), {
      metadata: { audio_variant, duration: 42, transcript: 'We woonden toen op de Rozengracht.' },
    }),
  ),
  ofType('video', itemTypes.video.name, {
    metadata: { poster_url: `${folder}/de-vaart-960.webp`, captions_url: `${folder}/de-vaart.vtt` },
  }),
  ofType('gif', itemTypes.gif.name),
  ...playable.map((type) =>
    ofType(type, copy.missing(itemTypes[type].name), { media_url: missing }),
  ),
];

export const items = cards.map(([, item]) => item);

export const view: StoryView = {
  slug: 'catalogus',
  timeline: timelineSchema.parse({ id: 'catalogus', title: copy.title }),
  items,
  shown: items,
  isComplete: true,
  isFiltered: false,
};
