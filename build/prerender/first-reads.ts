// The inline script of app.html: starts the first reads of a story while the app's code is loading.
import { stableHash } from '@/lib/stable-hash';
import { fillAddress, isSchemaError, type FirstReads } from '@shared/first-reads';

/**
 * Must not refer to anything outside itself; its arguments are written behind it. The responses are for `lib/http/prefetched-reads.ts`: those
 * that `supabase/functions/share-page` wrote into the document, else those of its own requests.
 */
function prefetchReads(
  hashOf: typeof stableHash,
  addressOf: typeof fillAddress,
  namesSchema: typeof isSchemaError,
) {
  const element = document.getElementById('first-reads')!;
  const firstReads = JSON.parse(element.textContent) as FirstReads;
  const { timelineId, closed } = element.dataset;
  // In the document only until it is parsed: nothing of a story stays there when it is made private.
  delete element.dataset.timelineId;
  let answers = '';
  function moveAnswers() {
    const holder = document.getElementById('first-answers');
    if (holder) answers = holder.textContent;
    holder?.remove();
  }
  document.addEventListener('DOMContentLoaded', moveAnswers, { once: true });
  const [, segment] = /^\/public\/([^/]+)/.exec(location.pathname) ?? [];
  if (!segment) return;
  const { origin } = location;
  let slug = segment;
  try {
    slug = decodeURIComponent(segment);
  } catch {
    // An invalid escape, which no timeline has and the app reports.
  }
  /** As `lib/browser/storage.ts`: each of the two can be null, or throw. */
  const isStored = (name: string) =>
    [() => sessionStorage, () => localStorage].some((open) => {
      try {
        return open().getItem(name);
      } catch {
        return false;
      }
    });
  const { hostname } = new URL(addressOf(firstReads.timeline.address, { origin }));
  // The app reads with the session of a signed-in owner, and with the share key of a visitor who gave the password.
  if (isStored(`sb-${hostname.split('.')[0]}-auth-token`)) return;
  if (!timelineId && isStored(`anekdotes-share-key-${hashOf(slug)}`)) {
    if (closed) document.documentElement.dataset.hasKey = '';
    return;
  }
  const reads = (globalThis.prefetchedReads = new Map());
  const allAnswers = () => {
    moveAnswers();
    return JSON.parse(answers);
  };
  if (timelineId || closed) globalThis.firstAnswers = allAnswers;

  async function answerOf(name: keyof FirstReads) {
    const { rows, range } = allAnswers()[name];
    return new Response(JSON.stringify(rows), { headers: { 'Content-Range': range } });
  }

  async function start(
    name: keyof FirstReads,
    id = '',
    address = firstReads[name].address,
  ): Promise<{ id: string }[]> {
    const { contractAddress, headers } = firstReads[name];
    const url = addressOf(address, { origin, slug, id });
    const controller = new AbortController();
    const { signal } = controller;
    const asVisitor = { ...headers, 'x-share-slug': encodeURIComponent(slug) };
    // The answers are at the end of the document, which is parsed by the time the app takes them.
    const response = timelineId
      ? undefined
      : fetch(url, { headers: asVisitor, signal, cache: 'no-store' });
    reads.set(url, { controller, take: () => response ?? answerOf(name) });
    const body = response ? await (await response).clone().json() : [];
    // The app asks for the contract's columns then.
    return contractAddress && address !== contractAddress && namesSchema(body?.code)
      ? start(name, id, contractAddress)
      : body;
  }

  const rest = (id: string) =>
    (['items', 'count'] as const).forEach((name) => start(name, id).catch(() => {}));
  if (timelineId) rest(timelineId);
  start('timeline')
    .then(([row]) => row && rest(row.id))
    .catch(() => {});
}

export const firstReadsScript = `(${prefetchReads.toString()})(${[stableHash, fillAddress, isSchemaError].join()})`;
