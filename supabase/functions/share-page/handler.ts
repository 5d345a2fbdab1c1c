// The document of a shared story, from Request to Response: app.html with the story's link preview and
// the answers of its first reads. Runs in Deno and in Node; index.ts and the local server pass the rest.
import { cardOfItem, cardOfStory } from './card.ts';
import { headOf } from './head.ts';
import { readStory, type StoryAddress } from './read-story.ts';
import { fillDocument, readData, type SiteDocument } from './site-document.ts';
import { withinLimit } from './within-limit.ts';

export interface Dependencies {
  /** Of a backend at the address of the site. A request cannot name it: its Host header can be forged. */
  origin: string;
  readDocument: () => Promise<SiteDocument>;
  fetch: typeof fetch;
  /** Called with the reason when a story gets the plain document. */
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

// Hosted, the path begins with the name of the function.
const pathPattern = /^(?:\/share-page)?\/public\/([^/]+)(?:\/moment\/([^/]+))?\/?$/;
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
/** The database has no longer slug. */
const longestSlug = 200;

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** Null for an address that no story can have. */
function addressOf(pathname: string): StoryAddress | null {
  const [, segment, id = ''] = pathPattern.exec(pathname) ?? [];
  const slug = decoded(segment ?? '');
  if (slug === '' || [...slug].length > longestSlug || slug.includes('\0')) return null;
  const itemId = decoded(id).toLowerCase();
  return { slug, itemId: uuid.test(itemId) ? itemId : null };
}

export function createHandler({
  origin,
  readDocument,
  fetch,
  onFault,
  timeLimitMs = 2000,
}: Dependencies): Handler {
  /** The filled document; null when there is no such public story. */
  async function fill(html: string, pathname: string): Promise<string | null> {
    const address = addressOf(pathname);
    if (!address) return null;
    const data = readData(html);
    const found = await withinLimit(timeLimitMs, (signal) =>
      readStory(address, { data, origin, fetch, signal }),
    );
    if (!found) return null;
    const story = cardOfStory(address.slug, found.timeline, found.items, data);
    const card = found.item ? cardOfItem(story, found.item, data) : story;
    return fillDocument(html, headOf(card, data.siteUrl), String(found.timeline.id), found.answers);
  }

  return async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return new Response(null, { status: 405, headers: { ...ownHeaders, allow: 'GET, HEAD' } });
    }
    const { html, headers } = await readDocument();
    const filled = await fill(html, new URL(request.url).pathname).catch((error: unknown) => {
      onFault?.(error);
      return html;
    });
    // Without a story the plain document: the same for a private, an unknown and an impossible one.
    return new Response(request.method === 'HEAD' ? null : (filled ?? html), {
      status: filled === null ? 404 : 200,
      headers: [...headers, ...Object.entries(ownHeaders)],
    });
  };
}
