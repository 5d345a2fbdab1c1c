import { unsignedUrl } from './media-path';

/** What the function `sign-files` answers. */
export interface Signatures {
  /** In seconds; few when the link is about to end. */
  expiresIn: number;
  urls: Readonly<Record<string, string>>;
}

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
