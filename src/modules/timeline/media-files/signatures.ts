import * as z from 'zod/mini';
import { unsignedUrl } from './media-path';

type Urls = Readonly<Record<string, string>>;

const isUrls = (value: unknown): value is Urls =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every(
    (url) => typeof url === 'string' && url.startsWith('/object/sign/timeline-media/'),
  );

/** What the function `sign-files` answers. */
export const signaturesSchema = z.object({
  /** In seconds; few when the link is about to end. */
  expiresIn: z.number().check(z.gte(1), z.lte(3600)),
  // Not `z.record`, whose code would come with every page.
  urls: z.pipe(
    z.unknown().check(({ value, issues }) => {
      if (!isUrls(value)) issues.push({ code: 'custom', input: value });
    }),
    z.transform((value) => value as Urls),
  ),
});
export type Signatures = z.infer<typeof signaturesSchema>;

/** The signed URLs by unsigned URL. `askedAt` is before the call, in milliseconds since 1970. */
export function readSignatures(answers: readonly Signatures[], askedAt: number) {
  const lifeMs = 1000 * Math.min(3600, ...answers.map(({ expiresIn }) => expiresIn));
  const signed = answers.flatMap((answer) => Object.entries(answer.urls));
  return {
    urls: new Map(
      signed.map(([path, url]) => [unsignedUrl(path), unsignedUrl(url.slice('/object/'.length))]),
    ),
    // Media that start to load just before the end can go on.
    renewAt: askedAt + (lifeMs * 5) / 6,
    expiresAt: askedAt + lifeMs,
  };
}
