// The document of a shared story, from Request to Response: app.html with the story's link preview, its
// first screen as markup, and the answers of its first reads. Runs in Deno, Node and workerd; index.ts and
// the local server pass the rest.
import {
  itemPathOf,
  normalFormsOf,
  storyAddressOf,
  storyPathOf,
  type StoryAddress,
} from '../_shared/story-address.ts';
import { withOwnWords } from '../_shared/story-path.ts';
import { OtherBuildError } from './faults.ts';
import { headOf } from './head.ts';
import {
  readClosedLink,
  readMeantSlug,
  readStory,
  type ReadOptions,
  type ReadStory,
} from './read-story.ts';
import { createPictureFinder } from './preview-picture.ts';
import { fillDocument, readData, type SiteDocument } from './site-document.ts';
import type { Row, StoryRenderer } from './story-renderer.ts';

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
/** The database has no longer slug. */
const longestSlug = 200;
const isPossible = (slug: string) => [...slug].length <= longestSlug && !slug.includes('\0');

/** A filled document, or the path of the story that is meant. */
type Answer = (SiteDocument & { status: number }) | Moved;

interface Moved {
  path: string;
}

interface Closed {
  closed: Row;
  slug: string;
}

/** What the link opens, or where it leads: only an address that opens nothing can be meant for another. */
async function readMeant(
  address: StoryAddress,
  options: ReadOptions,
): Promise<ReadStory | Closed | Moved | null> {
  const { slug, itemId } = address;
  const found = isPossible(slug) ? await readLink(address, options) : null;
  const forms = normalFormsOf(slug).filter(isPossible);
  if (found || forms.length === 0) return found;
  const meant = await readMeantSlug(slug, forms, options);
  return meant === null
    ? null
    : { path: itemId === null ? storyPathOf(meant) : itemPathOf(meant, itemId) };
}

async function readLink(address: StoryAddress, options: ReadOptions) {
  const story = await readStory(address, options);
  if (story) return story;
  const { slug } = address;
  const closed = await readClosedLink(slug, options);
  return closed && { closed, slug };
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
    const address = storyAddressOf(pathOf(url));
    if (!address) return null;
    const itemId = uuid.test(address.itemId ?? '') ? address.itemId : null;
    const data = readData(document.html);
    const { filePathsOf } = renderer;
    // A browser that opens the link. An app that makes a preview could keep the signed addresses.
    const isReader = request.headers.get('sec-fetch-mode') === 'navigate';
    const signal = AbortSignal.timeout(timeLimitMs);
    const found = await readMeant(
      { ...address, itemId },
      { data, origin, fetch, signal, filePathsOf, isReader, onFault },
    );
    signal.throwIfAborted();
    if (!found || 'path' in found) return found;
    // The path as the browser has it, with the escapes of the link.
    const path = pathOf(url).replace(/(?<!\/)\/+$/, '');
    if ('closed' in found) return closedDocument(document, data.buildId, path, found);
    const { answers, timeline } = found;
    const preview = renderer.previewOf(found);
    const picture = findPicture(preview.photos, data);
    // Without signatures the cards have no pictures.
    const isComplete = answers && answers.files !== null;
    const firstView = isComplete
      ? attempt(data.buildId, () => renderer.firstViewOf(answers))
      : null;
    const place = { pathname: path, search: url.search };
    const screen =
      firstView &&
      attempt(data.buildId, () => renderer.renderScreen({ ...place, story: found, firstView }));
    const head = headOf(preview, data.siteUrl, await picture);
    const timelineId = String(timeline.id);
    const itemPreloads = itemId === null ? undefined : data.itemPreloads;
    const forBrowser = answers && { firstView: firstView ?? undefined, ...answers };
    const content = { head, path, timelineId, answers: forBrowser, screen, itemPreloads };
    return { ...fillDocument(document, content), status: 200 };
  }

  /** With the general link preview: of the story nothing is told. */
  function closedDocument(
    document: SiteDocument,
    buildId: string,
    path: string,
    { closed, slug }: Closed,
  ): Answer {
    const link = attempt(buildId, () => renderer.closedOf(closed));
    const place = { pathname: path, slug };
    const screen =
      link && attempt(buildId, () => renderer.renderClosed({ ...place, closed: link }));
    const filled = fillDocument(document, {
      path,
      answers: link ? { closed: link } : undefined,
      screen,
    });
    return { ...filled, status: closed.state === 'password' ? 200 : 404 };
  }

  /** Without markup the document is as good as it was before there was any. */
  function attempt<Result>(buildId: string, make: () => Result): Result | null {
    try {
      if (buildId !== renderer.buildId) throw new OtherBuildError();
      return make();
    } catch (error) {
      onFault?.(error);
      return null;
    }
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
