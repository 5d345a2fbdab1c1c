function loadAgain(link: Element) {
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
  await Promise.all([...failed].map(loadAgain));
  return load();
}
