import {
  isItemType,
  sharedItemTypes,
  type ItemType,
} from '../../../supabase/functions/_shared/item-types.ts';
import type { TimelineItem } from './rows';

export { itemTypeList } from '../../../supabase/functions/_shared/item-types.ts';
export type { ItemType };

/** The fields of a row and of its metadata that can name a file. */
const fileFields = ['media_url', 'poster_url', 'captions_url'] as const;
export type FileField = (typeof fileFields)[number];

/**
 * The data of a type of item. Its components are in records by type in the modules item-card, lightbox,
 * slideshow and export, so that the code of each is loaded only where it is used.
 */
interface TypeProperties {
  /** Its Dutch name, in the filter, in labels and in announcements. */
  name: string;
  /** Its own file is a still picture, fit for the cover of a booklet. */
  isStill: boolean;
  /** What its own file is; null for a file that is only linked to. */
  medium: 'picture' | 'video' | 'audio' | null;
  /** Its text is the item itself, shown as a letter. */
  isWritten: boolean;
  /** Looks like a printed photo: a white edge, and as high as the picture. */
  isPrint: boolean;
  canZoom: boolean;
  /** Moves, until its content says otherwise. */
  moves: boolean;
  /** The fields that name its files, which are signed. */
  files: readonly FileField[];
  /** Those of its files that the page in the archive uses. */
  archived: readonly FileField[];
  /** The file that is printed as its picture. */
  picture: FileField | null;
  /** The estimated height of the media in its card, in pixels. */
  mediaHeight: number;
  /** The least time in the slideshow, in milliseconds. */
  minSceneMs: number;
}

interface KnownType extends TypeProperties {
  /** Its name in the query string. */
  urlName: string;
}

export const itemTypes = {
  photo: {
    ...sharedItemTypes.photo,
    urlName: 'foto',
    medium: 'picture',
    isWritten: false,
    isPrint: true,
    canZoom: true,
    moves: false,
    // One that moves shows its poster, as a gif does.
    files: ['media_url', 'poster_url'],
    archived: ['media_url'],
    picture: 'media_url',
    mediaHeight: 260,
    minSceneMs: 6000,
  },
  video: {
    ...sharedItemTypes.video,
    urlName: 'video',
    medium: 'video',
    isWritten: false,
    isPrint: false,
    canZoom: false,
    moves: false,
    files: fileFields,
    archived: fileFields,
    picture: 'poster_url',
    mediaHeight: 262,
    minSceneMs: 4500,
  },
  audio: {
    ...sharedItemTypes.audio,
    urlName: 'audio',
    medium: 'audio',
    isWritten: false,
    isPrint: false,
    canZoom: false,
    moves: false,
    files: fileFields,
    archived: ['media_url'],
    picture: null,
    mediaHeight: 220,
    minSceneMs: 4500,
  },
  text: {
    ...sharedItemTypes.text,
    urlName: 'tekst',
    medium: null,
    isWritten: true,
    isPrint: false,
    canZoom: false,
    moves: false,
    files: ['media_url'],
    archived: ['media_url'],
    picture: null,
    mediaHeight: 0,
    minSceneMs: 5000,
  },
  gif: {
    ...sharedItemTypes.gif,
    urlName: 'gif',
    medium: 'picture',
    isWritten: false,
    isPrint: false,
    canZoom: true,
    moves: true,
    files: ['media_url', 'poster_url'],
    archived: ['media_url'],
    picture: 'media_url',
    mediaHeight: 262,
    minSceneMs: 9000,
  },
} satisfies Record<ItemType, KnownType>;

/** A newer type that this version does not know: its texts, and a link to its file. */
const unknownType: TypeProperties = {
  name: 'Gebeurtenis',
  isStill: false,
  medium: null,
  isWritten: false,
  isPrint: false,
  canZoom: false,
  moves: false,
  files: fileFields,
  archived: ['media_url'],
  picture: null,
  mediaHeight: 0,
  minSceneMs: 4500,
};

type Typed = Pick<TimelineItem, 'item_type'>;

/** What a record by type has for the item; undefined for a type that this version does not know. */
export const byType = <Values extends Record<ItemType, unknown>>(
  record: Values,
  { item_type: type }: Typed,
): Values[ItemType] | undefined => (isItemType(type) ? record[type] : undefined);

/** The properties of the type of an item. */
export const typeOf = (item: Typed): TypeProperties => byType(itemTypes, item) ?? unknownType;

/** A recording or video, which takes its own time. */
export function isPlayed(item: Typed): boolean {
  const { medium } = typeOf(item);
  return medium === 'video' || medium === 'audio';
}

/** The URL of one of the files of an item. */
export const fileUrl = ({ media_url, metadata }: TimelineItem, field: FileField) =>
  field === 'media_url' ? media_url : metadata[field];
