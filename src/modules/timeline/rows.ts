import * as z from 'zod/mini';
import { dayOfDate } from '@/lib/dates';
import { readDateText } from '@shared/item-date';
import { ownUrl } from '@/lib/urls/own-url';
import { safeUrl } from '@/lib/urls/safe-url';
import { isMediaPath, unsignedUrl } from './media-files/media-path';
import { audioVariants } from './item-types';
import { readWrittenText } from './written-text';

/**
 * Schemas of the rows. They are tolerant: an invalid value becomes null or undefined. So does the
 * URL of media at a host that may not see the visitor; only the item's own media keep a link to it.
 */

/** The value, or undefined for one that is absent or invalid. */
const optional = <T>(schema: z.ZodMiniType<T>) => z.catch(z.optional(schema), undefined);
const nullable = <T>(schema: z.ZodMiniType<T>) => z.catch(z.nullable(schema), null);
const text = nullable(z.string());
const optionalText = optional(z.string());
/** What people wrote. */
const written = z.pipe(
  text,
  z.transform((value: string | null) => value && readWrittenText(value)),
);
const optionalWritten = z.pipe(
  optionalText,
  z.transform((value: string | undefined) => value && readWrittenText(value)),
);
const title = z.pipe(z.catch(z.string(), ''), z.transform(readWrittenText));
const optionalNumber = optional(z.number());
const optionalBoolean = optional(z.boolean());
/** The path of an object in the private bucket becomes its URL, which `media-files` signs. */
const media = (value: string | null | undefined) =>
  isMediaPath(value) ? unsignedUrl(value) : ownUrl(value);
const url = z.pipe(
  text,
  z.transform((value: string | null) => ownUrl(value)),
);
const optionalMediaUrl = z.pipe(
  optionalText,
  z.transform((value: string | undefined) => media(value) ?? undefined),
);
const day = z.pipe(
  text,
  z.transform((value: string | null) => dayOfDate(value)),
);

export const datePrecisions = ['day', 'month', 'year', 'decade', 'circa'] as const;
export type DatePrecision = (typeof datePrecisions)[number];

const tinyPicture = /^data:image\/(?:webp|avif|jpeg|png|gif);base64,[A-Za-z0-9+/]+=*$/;

export const metadataSchema = z.object({
  location_name: optionalWritten,
  gif_title: optionalWritten,
  /** What the picture or film shows, for people who cannot see it. */
  alt_text: optionalWritten,
  audio_variant: optional(z.enum(audioVariants)),
  /** Duration of a recording or video, in seconds; more than a day is invalid. */
  duration: optional(z.number().check(z.gte(0), z.lte(86_400))),
  /** Loudness of a recording at equal intervals, each 0 to 1. */
  peaks: optional(z.array(z.number())),
  poster_url: optionalMediaUrl,
  /** The photo that the family chose for the head of its story. */
  is_cover: optionalBoolean,
  /** How much of the date is known; absent or unknown means the day. */
  date_precision: optional(z.enum(datePrecisions)),
  /** The date in the family's own words: 'zomer 1956'. */
  date_text: z.pipe(
    optionalWritten,
    z.transform((value: string | undefined) => readDateText(value)),
  ),
  /** The transcript of a recording or video. */
  transcript: optionalWritten,
  /** Captions of a video, as WebVTT or SRT. */
  captions_url: optionalMediaUrl,
  /** The language of the text and the transcript, as a tag of BCP 47; absent for that of the story. */
  language: optional(z.string().check(z.regex(/^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/i))),
  /** Coordinates in degrees; only valid together. */
  lat: optional(z.number().check(z.gte(-90), z.lte(90))),
  lng: optional(z.number().check(z.gte(-180), z.lte(180))),
  /** A tiny preview of the picture as a `data:` URL, and its dominant colour. */
  preview: optional(z.string().check(z.maxLength(6000), z.regex(tinyPicture))),
  dominant_color: optional(z.string().check(z.regex(/^#[0-9a-f]{6}$/i))),
  /** Size of the picture or video, in pixels. */
  width: optionalNumber,
  height: optionalNumber,
  /** The place of the item among those of its day, lowest first. */
  position: optionalNumber,
});
export type ItemMetadata = z.infer<typeof metadataSchema>;

const counterRow = z.object({ seq: z.number() });
/** An object, or an array in the embedded backend; a counter without a row stands at 0. Null when it is unknown. */
const counter = z.catch(
  z.pipe(
    z.union([z.null(), counterRow, z.array(counterRow)]),
    z.transform((found): number | null => [found].flat()[0]?.seq ?? 0),
  ),
  null,
);

const creatorSchema = z.object({ display_name: written, avatar_url: url });

export const timelineSchema = z.object({
  id: z.string(),
  title,
  description: written,
  public_slug: text,
  custom_primary_color: text,
  custom_accent_color: text,
  custom_logo_url: url,
  /** When the link ends by itself. */
  link_expires_at: optionalText,
  link_asks_password: optionalBoolean,
  allow_download: optionalBoolean,
  /** Moves with each change of the items; null when the database has none. */
  change_counter: counter,
});
export type Timeline = z.infer<typeof timelineSchema>;

/** Why a link opens nothing: it asks for a password, or it has ended. */
export const closedLinkSchema = z.object({
  state: z.enum(['password', 'ended']),
  /** What the owner says about the password. */
  hint: written,
});

export interface ClosedLink extends z.infer<typeof closedLinkSchema> {
  /** The slug that was asked for. */
  slug: string;
}

const itemRowSchema = z.object({
  id: z.string(),
  title,
  description: written,
  /** A key of `itemTypes`, or a newer type that this version does not know. */
  item_type: z.catch(z.string(), ''),
  media_url: text,
  /**
   * Where the media are, at a host that is contacted only when the visitor follows a link. Set below; read from
   * a row that was parsed before.
   */
  foreignUrl: optionalText,
  item_date: day,
  created_at: optionalText,
  created_by: text,
  metadata: z.catch(metadataSchema, () => metadataSchema.parse({})),
  creator: nullable(creatorSchema),
});
export type TimelineItem = z.infer<typeof itemRowSchema>;

export const timelineItemSchema = z.pipe(
  itemRowSchema,
  z.transform((row): TimelineItem => {
    const media_url = media(row.media_url);
    const link = media_url ? null : safeUrl(row.media_url ?? row.foreignUrl);
    // A refused path of our own site has no other host to link to.
    return { ...row, media_url, foreignUrl: link?.startsWith('https') ? link : undefined };
  }),
);

/** The row of the newest item that comes with the count. */
export const datedRowSchema = z.object({ item_date: day });
