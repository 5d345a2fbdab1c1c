import * as z from 'zod/mini';
import type { Signatures } from './signatures';

const isUrls = (value: unknown): value is Signatures['urls'] =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every(
    (url) => typeof url === 'string' && url.startsWith('/object/sign/timeline-media/'),
  );

export const signaturesSchema: z.ZodMiniType<Signatures> = z.object({
  expiresIn: z.number().check(z.gte(1), z.lte(3600)),
  // Not `z.record`, whose code would come with every story.
  urls: z.pipe(
    z.unknown().check(({ value, issues }) => {
      if (!isUrls(value)) issues.push({ code: 'custom', input: value });
    }),
    z.transform((value) => value as Signatures['urls']),
  ),
});
