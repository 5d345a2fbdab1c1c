// The picture of a link preview: light enough for the apps that show one, and of a known size.
import type { SiteData } from './site-document.ts';
import type { Photo } from './story-renderer.ts';

export interface PreviewPicture extends Photo {
  width: number;
  height: number;
}

/** The size that the apps ask for. */
const size = { width: 1200, height: 630 };

export const sharePicture = (siteUrl: string): PreviewPicture => ({
  address: new URL('/share.jpg', siteUrl).href,
  ...size,
});

/** WhatsApp shows no heavier picture. */
const heaviestBytes = 300_000;
/** A reader waits for this, so few photos are looked at, and not for long. */
const mostLookedAt = 4;
const timeLimitMs = 400;
const mostRemembered = 1000;

/** A copy that hosted Supabase makes; of nothing but pictures of one frame. */
function resized({ address }: Photo, { resizableAt }: SiteData): PreviewPicture | undefined {
  if (!resizableAt || !address.startsWith(resizableAt) || /\.(gif|svg)(\?|$)/i.test(address))
    return undefined;
  const url = new URL(address.replace('/object/public/', '/render/image/public/'));
  const choices = { ...size, resize: 'cover', quality: 75 };
  for (const [name, value] of Object.entries(choices)) url.searchParams.set(name, String(value));
  return { address: url.href, ...size };
}

const hasSize = (photo: Photo): photo is PreviewPicture =>
  photo.width !== undefined && photo.height !== undefined;

interface Options {
  fetch: typeof fetch;
  /** Of the files of the site. */
  origin: string;
}

/** Finds the first photo that is light enough; none where that is not known in time. */
export function createPictureFinder({ fetch, origin }: Options) {
  /** A file is changed under another name, so what was found once is true. */
  const known = new Map<string, boolean>();

  async function isLight(address: string, siteUrl: string, signal: AbortSignal): Promise<boolean> {
    const remembered = known.get(address);
    if (remembered !== undefined) return remembered;
    const { origin: site } = new URL(siteUrl);
    const url = address.startsWith(`${site}/`) ? origin + address.slice(site.length) : address;
    // A redirect could lead to any host.
    const response = await fetch(url, { method: 'HEAD', redirect: 'manual', signal });
    const bytes = Number(response.headers.get('content-length') ?? Infinity);
    const type = response.headers.get('content-type') ?? '';
    const result =
      /^image\/(jpeg|png|webp|gif)\b/.test(type) && bytes > 0 && bytes <= heaviestBytes;
    if (!response.ok) return false;
    if (known.size >= mostRemembered) known.clear();
    known.set(address, result);
    return result;
  }

  return async (photos: readonly Photo[], data: SiteData): Promise<PreviewPicture | undefined> => {
    // It is light by itself.
    const copy = photos[0] && resized(photos[0], data);
    if (copy) return copy;
    const candidates = photos.filter(hasSize).slice(0, mostLookedAt);
    const signal = AbortSignal.timeout(timeLimitMs);
    const areLight = await Promise.all(
      candidates.map(({ address }) => isLight(address, data.siteUrl, signal).catch(() => false)),
    );
    return candidates[areLight.indexOf(true)];
  };
}
