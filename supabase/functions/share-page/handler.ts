// The document of a shared story, from Request to Response: app.html with the story's link preview, its
// first screen as markup, and the answers of its first reads. Runs in Deno, Node and workerd; index.ts and
// the local server pass the rest.
import { storyAddressOf } from '../_shared/story-address.ts';
import { withOwnWords } from '../_shared/story-path.ts';
import { OtherBuildError } from './faults.ts';
import { headOf } from './head.ts';
import { createPictureFinder } from './preview-picture.ts';
import { fillDocument, readData, type SiteDocument } from './site-document.ts';
import type { MovedLink, StoryRenderer } from './story-renderer.ts';

export interface Dependencies {
  /** Of a backend at the address of the site. A request cannot name it: its Host header can be forged. */
  origin: string;
  readDocument: () => Promise<SiteDocument>;
  fetch: typeof fetch;
  renderer: StoryRenderer;
  /** Called with the reason when a story gets the plain document, or one without markup. */
  onFault?: (error: unknown) => void;
  timeLimitMs?: number;
}

export type Handler = (request: Request) => Promise<Response>;

const ownHeaders = {
  'content-type': 'text/html; charset=utf-8',
  // An un-published story must not stay in a cache.
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex, noarchive',
  'referrer-policy': 'no-referrer',
};

/** Hosted, the path begins with the name of the function. */
const pathOf = ({ pathname }: URL) => pathname.replace(/^\/share-page(?=\/)/, '');
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
/** A filled document, or the path of the story that is meant. */
type Answer = (SiteDocument & { status: number }) | MovedLink;

export function createHandler({
  origin,
  readDocument,
  fetch,
  renderer,
  onFault,
  timeLimitMs = 2000,
}: Dependencies): Handler {
  const findPicture = createPictureFinder({ fetch, origin });

  /** Null when there is no such public story. */
  async function find(document: SiteDocument, request: Request): Promise<Answer | null> {
    const url = new URL(request.url);
    const address = storyAddressOf(pathOf(url));
    if (!address) return null;
    const itemId = uuid.test(address.itemId ?? '') ? address.itemId : null;
    const data = readData(document.html);
    // The path as the browser has it, with the escapes of the link.
    const pathname = pathOf(url).replace(/(?<!\/)\/+$/, '');
    const found = await renderer.openLink({
      slug: address.slug,
      itemId,
      pathname,
      search: url.search,
      origin,
      fetch,
      signal: AbortSignal.timeout(timeLimitMs),
      isReader: request.headers.get('sec-fetch-mode') === 'navigate',
      onFault: (error) => onFault?.(error),
    });
    if (!found || 'path' in found) return found;
    const { kind, preview, state, screen } = found;
    const isSameBuild = data.buildId === renderer.buildId;
    if (!isSameBuild) onFault?.(new OtherBuildError());
    const filled = fillDocument(document, {
      head: preview && headOf(preview, data.siteUrl, await findPicture(preview.photos, data)),
      path: pathname,
      kind: kind === 'story' ? kind : 'closed',
      // Of a link that opens no story, the screen is all there is to say.
      state: isSameBuild && (screen || preview) ? state : undefined,
      screen: isSameBuild ? screen : null,
      itemPreloads: itemId === null || !preview ? undefined : data.itemPreloads,
    });
    return { ...filled, status: kind === 'ended' ? 404 : 200 };
  }

  return async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return new Response(null, { status: 405, headers: { ...ownHeaders, allow: 'GET, HEAD' } });
    }
    const url = new URL(request.url);
    // Not permanent: a browser would keep it, and the address is the key to a story.
    const lead = (path: string) =>
      new Response(null, {
        status: 302,
        headers: { ...ownHeaders, location: path + url.search },
      });
    const path = pathOf(url);
    if (withOwnWords(path) !== path) return lead(withOwnWords(path));
    const plain = await readDocument();
    const found = await find(plain, request).catch((error: unknown) => {
      onFault?.(error);
      return { ...plain, status: 200 };
    });
    if (found && 'path' in found) return lead(found.path);
    // Without a story the plain document: the same for a private, an unknown and an impossible one.
    const { html, headers, status } = found ?? { ...plain, status: 404 };
    return new Response(request.method === 'HEAD' ? null : html, {
      status,
      headers: [...headers, ...Object.entries(ownHeaders)],
    });
  };
}
