import * as z from 'zod/mini';
import { safeUrl } from '@/lib/safe-url';

/** The shapes of the rows that come in, read with patience: what is broken becomes absent. */

const text = z.catch(z.nullable(z.string()), null);
const url = z.pipe(
  text,
  z.transform((value: string | null) => safeUrl(value)),
);
const number = z.catch(z.optional(z.number()), undefined);
const optionalText = z.catch(z.optional(z.string()), undefined);
const optionalUrl = z.optional(
  z.pipe(
    optionalText,
    z.transform((value: string | undefined) => safeUrl(value) ?? undefined),
  ),
);

const isCalendarDay = (value: string) => {
  const day = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
};

/** A calendar day `YYYY-MM-DD` without a time zone, or null when the row holds no such day. */
const day = z.catch(
  z.nullable(z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/), z.refine(isCalendarDay))),
  null,
);

export const audioVariants = ['waveform', 'vinyl', 'bubble', 'cassette'] as const;
export type AudioVariant = (typeof audioVariants)[number];

const metadataSchema = z.object({
  location_name: optionalText,
  gif_title: optionalText,
  audio_variant: z.catch(z.optional(z.enum(audioVariants)), undefined),
  /** Length of a recording or film, in seconds; more than a day is a mistake. */
  duration: z.catch(z.optional(z.number().check(z.gte(0), z.lte(86_400))), undefined),
  /** Loudness of a recording in equal steps, each 0 to 1. */
  peaks: z.catch(z.optional(z.array(z.number())), undefined),
  poster_url: optionalUrl,
  /** Size of the picture or film, in pixels. */
  width: number,
  height: number,
});
export type ItemMetadata = z.infer<typeof metadataSchema>;

const creatorSchema = z.object({ display_name: text, avatar_url: url });
export type Creator = z.infer<typeof creatorSchema>;

export const itemTypes = ['photo', 'video', 'audio', 'text', 'gif'] as const;
export type ItemType = (typeof itemTypes)[number];

export const timelineSchema = z.object({
  id: z.string(),
  title: z.catch(z.string(), ''),
  description: text,
  public_slug: text,
  custom_primary_color: text,
  custom_accent_color: text,
  custom_logo_url: url,
});
export type Timeline = z.infer<typeof timelineSchema>;

export const timelineItemSchema = z.object({
  id: z.string(),
  title: z.catch(z.string(), ''),
  description: text,
  /** One of `itemTypes`, or a kind that this version does not know yet. */
  item_type: z.catch(z.string(), ''),
  media_url: url,
  item_date: day,
  created_by: text,
  metadata: z.catch(metadataSchema, () => metadataSchema.parse({})),
  creator: z.catch(z.nullable(creatorSchema), null),
});
export type TimelineItem = z.infer<typeof timelineItemSchema>;
