// The document of a shared story, from Request to Response: app.html with the story's link preview, its
// first screen as markup, and the answers of its first reads. Runs in Deno, Node and workerd; index.ts and
// the local server pass the rest.
import { OtherBuildError } from './faults.ts';
import { headOf } from './head.ts';
import { readClosedLink, readStory, type ReadStory, type StoryAddress } from './read-story.ts';
import { createPictureFinder } from './preview-picture.ts';
import { fillDocument, readData, type SiteDocument } from './site-document.ts';
import type { FirstScreen, Row, StoryRenderer } from './story-renderer.ts';
import { withinLimit } from './within-limit.ts';

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

/** Without the punctuation that a message can put behind a link. */
const withoutEnd = (text: string) => text.replace(/[^\p{L}\p{M}\p{N}]+$/u, '');

/** Null for an address that no story can have. */
function addressOf(pathname: string): StoryAddress | null {
  const [, segment, id = ''] = pathPattern.exec(pathname) ?? [];
  const slug = decoded(segment ?? '');
  if (slug === '' || [...slug].length > longestSlug || slug.includes('\0')) return null;
  const itemId = withoutEnd(decoded(id).toLowerCase());
  return { slug, itemId: uuid.test(itemId) ? itemId : null };
}

const pathOf = ({ slug, itemId }: StoryAddress) =>
  `/public/${encodeURIComponent(slug)}${itemId === null ? '' : `/moment/${itemId}`}`;

/** A filled document, or the path of the story that is meant. */
type Answer = (SiteDocument & { status: number }) | Moved;

interface Moved {
  path: string;
}

interface Closed {
  closed: Row;
  slug: string;
}

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
    const address = addressOf(url.pathname);
    if (!address) return null;
    const data = readData(document.html);
    const found = await withinLimit(
      timeLimitMs,
      async (signal): Promise<ReadStory | Closed | Moved | null> => {
        const { filePathsOf } = renderer;
        // A browser that opens the link. An app that makes a preview could keep the signed addresses.
        const isReader = request.headers.get('sec-fetch-mode') === 'navigate';
        const options = { data, origin, fetch, signal, filePathsOf, isReader, onFault };
        const read = await readStory(address, options);
        if (read) return read;
        const closed = await readClosedLink(address.slug, options);
        if (closed) return { closed, slug: address.slug };
        // Second, since a slug can end with punctuation.
        const bare = { ...address, slug: withoutEnd(address.slug) };
        if (bare.slug === address.slug || bare.slug === '') return null;
        const isLink =
          (await readStory(bare, { ...options, isReader: false })) ??
          (await readClosedLink(bare.slug, options));
        return isLink && { path: pathOf(bare) };
      },
    );
    if (!found || 'path' in found) return found;
    // The path as the browser has it, with the escapes of the link.
    const path = url.pathname.replace(/^\/share-page(?=\/)|\/$/g, '');
    if ('closed' in found) return closedDocument(document, data.buildId, path, found);
    const { answers, timeline } = found;
    const preview = renderer.previewOf(found);
    const [picture, screen] = await Promise.all([
      findPicture(preview.photos, data),
      answers
        ? render(data.buildId, () =>
            // Without signatures the cards have no pictures.
            answers.files === null
              ? null
              : renderer.renderScreen({
                  pathname: path,
                  search: url.search,
                  story: found,
                  answers,
                }),
          )
        : null,
    ]);
    const head = headOf(preview, data.siteUrl, picture);
    const timelineId = String(timeline.id);
    const filled = await fillDocument(document, { head, path, timelineId, answers, screen });
    return { ...filled, status: 200 };
  }

  /** With the general link preview: of the story nothing is told. */
  async function closedDocument(
    document: SiteDocument,
    buildId: string,
    path: string,
    { closed, slug }: Closed,
  ): Promise<Answer> {
    const screen = render(buildId, () => renderer.renderClosed({ pathname: path, slug, closed }));
    const filled = await fillDocument(document, { path, answers: { closed }, screen });
    return { ...filled, status: closed.state === 'password' ? 200 : 404 };
  }

  /** Without markup the document is as good as it was before there was any. */
  function render(buildId: string, screen: () => FirstScreen | null): FirstScreen | null {
    try {
      if (buildId !== renderer.buildId) throw new OtherBuildError();
      return screen();
    } catch (error) {
      onFault?.(error);
      return null;
    }
  }

  return async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return new Response(null, { status: 405, headers: { ...ownHeaders, allow: 'GET, HEAD' } });
    }
    const plain = await readDocument();
    const found = await find(plain, request).catch((error: unknown) => {
      onFault?.(error);
      return { ...plain, status: 200 };
    });
    if (found && 'path' in found) {
      const location = found.path + new URL(request.url).search;
      return new Response(null, { status: 302, headers: { ...ownHeaders, location } });
    }
    // Without a story the plain document: the same for a private, an unknown and an impossible one.
    const { html, headers, status } = found ?? { ...plain, status: 404 };
    return new Response(request.method === 'HEAD' ? null : html, {
      status,
      headers: [...headers, ...Object.entries(ownHeaders)],
    });
  };
}
