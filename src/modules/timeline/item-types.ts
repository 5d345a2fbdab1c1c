import { isItemType, sharedItemTypes, type ItemType } from '@shared/item-types';

export { itemTypeList } from '@shared/item-types';
export type { ItemType };

/** The looks of a recording. */
export const audioVariants = ['waveform', 'vinyl', 'bubble', 'cassette'] as const;
export type AudioVariant = (typeof audioVariants)[number];

/** The fields of a row and of its metadata that can name a file. */
const fileFields = ['media_url', 'poster_url', 'captions_url'] as const;
export type FileField = (typeof fileFields)[number];

/** How its file is shown: as a picture, in a player, or as a link that opens it. */
export type ShownAs = 'picture' | 'video' | 'audio' | 'link';

/**
 * The data of a type of item. Its components are in records by type in the modules item-card, lightbox and
 * export, so that the code of each is loaded only where it is used; the slideshow goes by `shownAs`.
 */
interface TypeProperties {
  /** Its Dutch name, in the filter, in labels and in announcements. */
  name: string;
  /** Its own file is a still picture, fit for the cover of a booklet. */
  isStill: boolean;
  shownAs: ShownAs;
  /** A recording or video, which takes its own time. */
  isPlayed: boolean;
  /** Only heard. */
  isSound: boolean;
  /** A video: played, with a picture. */
  isFilm: boolean;
  /** What shows its file says the alternative text with it. */
  saysAlt: boolean;
  /** Its text is the item itself, shown as a letter; it needs no file. */
  isWritten: boolean;
  /** Looks like a printed photo: a white edge, and as high as the picture. */
  isPhotoPrint: boolean;
  canZoom: boolean;
  /** Moves, and can be paused. */
  moves: boolean;
  /** The fields that name its files, which are signed. */
  files: readonly FileField[];
  /** Those of its files that the page in the archive uses. */
  archived: readonly FileField[];
  /** The file that stands for it as a still: in print, and in the slideshow where it is not played. */
  picture: FileField | null;
  /** The least time in the slideshow, in milliseconds. */
  minSceneMs: number;
}

interface KnownType extends TypeProperties {
  /** Its name in the query string. */
  urlName: string;
}

/** What an entry does not say; and a newer type that this version does not know: its texts, and a link to its file. */
const unknownType: TypeProperties = {
  name: 'Gebeurtenis',
  isStill: false,
  shownAs: 'link',
  isPlayed: false,
  isSound: false,
  isFilm: false,
  saysAlt: false,
  isWritten: false,
  isPhotoPrint: false,
  canZoom: false,
  moves: false,
  files: fileFields,
  archived: ['media_url'],
  picture: null,
  minSceneMs: 4500,
};

export const itemTypes = {
  photo: {
    ...unknownType,
    ...sharedItemTypes.photo,
    urlName: 'foto',
    shownAs: 'picture',
    saysAlt: true,
    isPhotoPrint: true,
    canZoom: true,
    // One that moves shows its poster, as a gif does.
    files: ['media_url', 'poster_url'],
    picture: 'media_url',
    minSceneMs: 6000,
  },
  video: {
    ...unknownType,
    ...sharedItemTypes.video,
    urlName: 'video',
    shownAs: 'video',
    isPlayed: true,
    isFilm: true,
    archived: fileFields,
    picture: 'poster_url',
  },
  audio: {
    ...unknownType,
    ...sharedItemTypes.audio,
    urlName: 'audio',
    shownAs: 'audio',
    isPlayed: true,
    isSound: true,
  },
  text: {
    ...unknownType,
    ...sharedItemTypes.text,
    urlName: 'tekst',
    shownAs: 'link',
    isWritten: true,
    files: ['media_url'],
    minSceneMs: 5000,
  },
  gif: {
    ...unknownType,
    ...sharedItemTypes.gif,
    urlName: 'gif',
    shownAs: 'picture',
    saysAlt: true,
    canZoom: true,
    moves: true,
    files: ['media_url', 'poster_url'],
    picture: 'media_url',
    minSceneMs: 9000,
  },
} satisfies Record<ItemType, KnownType>;

interface Typed {
  item_type: string;
}

/** What a record by type has for the item; undefined for a type that this version does not know. */
export const byType = <Values extends Record<ItemType, unknown>>(
  record: Values,
  { item_type: type }: Typed,
): Values[ItemType] | undefined => (isItemType(type) ? record[type] : undefined);

/** The properties of the type of an item. */
export const typeOf = (item: Typed): TypeProperties => byType(itemTypes, item) ?? unknownType;

/**
 * The value for how the file of an item is shown. The record is complete, so that the compiler names each
 * of them for a new way; a comparison would take that for one of the others.
 */
export const byShownAs = <Value>(values: Record<ShownAs, Value>, item: Typed): Value =>
  values[typeOf(item).shownAs];

/** What shows the file of an item, by type: null exactly for a type whose file is linked to. */
export type ByShownType<Value> = {
  [Type in ItemType]: (typeof itemTypes)[Type]['shownAs'] extends 'link' ? null : Value;
};

interface WithFiles {
  media_url: string | null;
  metadata: Partial<Record<Exclude<FileField, 'media_url'>, string | undefined>>;
}

/** The URL of one of the files of an item. */
export const fileUrl = ({ media_url, metadata }: WithFiles, field: FileField) =>
  field === 'media_url' ? media_url : metadata[field];
