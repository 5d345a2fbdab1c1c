import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { isDay } from '@/lib/dates';
import { ownUrl } from '@/lib/urls/own-url';
import { safeUrl } from '@/lib/urls/safe-url';
import { timelineItemSchema, timelineSchema } from './rows';

const path = 'timeline-media/7e000000-0000-4000-8000-000000000001/a.webp';
const address = fc.oneof(
  fc.webUrl(),
  fc.constantFrom(
    'javascript:alert(1)',
    '//elders.example/a',
    'http://a.nl',
    '/demo/a.webp',
    '/a/../b.webp',
    '',
  ),
  fc.constantFrom(path, `${path}?token=x`, `/${path}`),
  fc.string({ unit: 'binary' }),
);

/** Any JSON, and often a value that a column or a key of the metadata really has. */
const value = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  address,
  fc.constantFrom('photo', 'hologram', '1955-05-04', '1955-02-30', '0000-01-01', -1, 1e9, 'circa'),
);

const keys = [
  'location_name gif_title audio_variant duration peaks poster_url date_precision date_text',
  'transcript captions_url lat lng preview dominant_color width height __proto__ constructor',
].flatMap((line) => line.split(' '));
const metadata = fc.oneof(value, fc.dictionary(fc.constantFrom(...keys), value));
const creator = fc.oneof(value, fc.record({ display_name: value, avatar_url: value }));

const item = fc.record(
  {
    id: value,
    title: value,
    description: value,
    item_type: value,
    media_url: value,
    item_date: value,
    created_by: value,
    metadata,
    creator,
  },
  { requiredKeys: [] },
);

const isOwn = (url: string | null | undefined) =>
  url === null || url === undefined || ownUrl(url) === url;

it('parses any row with an id, and keeps no invalid day, address or coordinate', () => {
  fc.assert(
    fc.property(item, fc.uuid(), (row, id) => {
      const read = timelineItemSchema.parse({ ...row, id });
      const { item_date, media_url, creator: author, metadata: details } = read;
      expect(item_date === null || isDay(item_date)).toBe(true);
      const urls = [media_url, author?.avatar_url, details.poster_url, details.captions_url];
      expect(urls.every(isOwn)).toBe(true);
      const { foreignUrl } = read;
      expect(foreignUrl?.startsWith('https://')).not.toBe(false);
      if (foreignUrl) expect([safeUrl(foreignUrl), ownUrl(foreignUrl)]).toEqual([foreignUrl, null]);
      expect(Math.abs(details.lat ?? 0)).toBeLessThanOrEqual(90);
      expect(Math.abs(details.lng ?? 0)).toBeLessThanOrEqual(180);
      expect(Array.from(details.date_text ?? '').length).toBeLessThanOrEqual(61);
      const again = { ...read, media_url: media_url ?? read.foreignUrl ?? null };
      expect(timelineItemSchema.parse(again)).toEqual(read);
    }),
  );
});

it('refuses a row without an id, and never throws', () => {
  fc.assert(
    fc.property(fc.oneof(item, value), (row) => {
      const hasId = typeof (row as { id?: unknown } | null)?.id === 'string';
      expect(timelineItemSchema.safeParse(row).success).toBe(hasId);
      expect(timelineSchema.safeParse(row).success).toBe(hasId);
    }),
  );
});
