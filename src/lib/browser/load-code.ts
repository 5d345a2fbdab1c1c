/** The style sheets that were last requested again. */
let reloading: Promise<unknown>[] = [];

function loadAgain(link: Element): Promise<unknown> {
  const again = link.cloneNode() as Element;
  again.removeAttribute('data-failed');
  link.replaceWith(again);
  return new Promise((resolve, reject) => {
    again.addEventListener('load', resolve);
    again.addEventListener('error', reject);
  });
}

/**
 * Loads code, and first the style sheets that failed before: Vite requests each of them once. The
 * inline script of `build/prerender/failed-loads.ts` marks these links.
 */
export async function loadCode<Code>(load: () => Promise<Code>): Promise<Code> {
  // There is no document while a page is prerendered.
  const failed = globalThis.document?.querySelectorAll('[data-failed]') ?? [];
  // Another call may wait for them, such as the prefetch of a page.
  if (failed.length > 0) reloading = [...failed].map(loadAgain);
  await Promise.all(reloading);
  return load();
}
