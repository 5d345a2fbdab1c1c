import { asConnectionError, ConnectionError } from '../http/request-error';

/** There is no document while a page is prerendered. */
const failedSheets = () => [...(globalThis.document?.querySelectorAll('[data-failed]') ?? [])];

/** The style sheets that are requested again. Another call may wait for them, such as the prefetch of a page. */
const reloading = new Set<Promise<unknown>>();

function loadAgain(link: Element) {
  const again = link.cloneNode() as Element;
  again.removeAttribute('data-failed');
  link.replaceWith(again);
  const loaded = new Promise((resolve, reject) => {
    again.addEventListener('load', resolve);
    again.addEventListener('error', reject);
  });
  const end = () => reloading.delete(loaded);
  loaded.then(end, end);
  reloading.add(loaded);
}

/** The sheets of a story that come behind its scripts (`build/prerender/first-screen.ts`). */
const sheetsOnTheWay = () =>
  [
    ...(globalThis.document?.querySelectorAll<HTMLLinkElement>(
      'link[data-late]:not([disabled], [data-failed])',
    ) ?? []),
  ].filter(({ sheet }) => !sheet);

const untilArrived = (link: HTMLLinkElement) =>
  new Promise<unknown>((resolve) => {
    for (const type of ['load', 'error']) link.addEventListener(type, resolve);
  });

/**
 * For code that shows nothing; other code waits for style sheets (`loadCode`).
 *
 * A module that cannot be fetched and one that throws while it runs both reject with a TypeError. The
 * browser keeps the error of a module that ran and gives the same one again; a fetch fails anew. WebKit
 * runs the module again, but notes in its error where the code threw.
 * @throws ConnectionError where the fetch failed; any other error is logged
 */
export const importCode = <Code>(load: () => Promise<Code>): Promise<Code> =>
  load().catch((first: Error) => {
    // Not again: Vite requests a style sheet once, and would then run the code without it.
    if (failedSheets().length > 0) throw new ConnectionError(first.message);
    return load().catch((error: Error) => {
      if (error !== first && !('sourceURL' in error)) throw new ConnectionError(error.message);
      console.error(error);
      throw error;
    });
  });

/**
 * Loads code, and first the style sheets that failed before: Vite requests each of them once. The
 * inline script of `build/prerender/failed-loads.ts` marks these links. Nothing is shown before the sheets of the page.
 */
export async function loadCode<Code>(load: () => Promise<Code>): Promise<Code> {
  failedSheets().forEach(loadAgain);
  await Promise.all(reloading).catch(asConnectionError);
  const sheets = sheetsOnTheWay().map(untilArrived);
  const code = await importCode(load);
  await Promise.all(sheets);
  return code;
}
