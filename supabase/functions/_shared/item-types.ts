// The types of an item, in the order of the filter. The site, the functions and the local backend read
// this one list; supabase/local/item-types.test.ts compares it with the check of the table. What only
// the site needs of a type stands in src/modules/timeline/item-types.ts. Imports nothing.

interface SharedItemType {
  /** Its Dutch name, in the filter, in labels and in announcements. */
  name: string;
  /** Its own file is a still picture: a cover of the booklet, and the picture of a link preview. */
  isStill: boolean;
}

export const sharedItemTypes = {
  photo: { name: 'Foto', isStill: true },
  video: { name: 'Video', isStill: false },
  audio: { name: 'Geluid', isStill: false },
  text: { name: 'Tekst', isStill: false },
  gif: { name: 'Gif', isStill: false },
} satisfies Record<string, SharedItemType>;

export type ItemType = keyof typeof sharedItemTypes;

export const itemTypeList = Object.keys(sharedItemTypes) as ItemType[];

export const isItemType = (type: string): type is ItemType => Object.hasOwn(sharedItemTypes, type);
