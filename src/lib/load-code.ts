/** Style sheets of lazily loaded code that failed to load. */
const failed = new Set<HTMLLinkElement>();

/**
 * Notes the links that fail to load, for `loadCode`. WebKit keeps a script whose preload failed, for
 * later imports and also for the next document, until something else requests it.
 */
export function watchFailedLinks(): void {
  const onError = ({ target: link }: Event) => {
    if (!(link instanceof HTMLLinkElement)) return;
    if (link.rel === 'modulepreload') fetch(link.href).catch(() => {});
    if (link.rel === 'stylesheet') failed.add(link);
  };
  window.addEventListener('error', onError, { capture: true });
}

function loadAgain(link: HTMLLinkElement) {
  failed.delete(link);
  const again = link.cloneNode() as HTMLLinkElement;
  link.replaceWith(again);
  return new Promise((resolve, reject) => {
    again.addEventListener('load', resolve);
    again.addEventListener('error', reject);
  });
}

/** Loads code, and first the style sheets that failed before: Vite requests each of them once. */
export async function loadCode<Code>(load: () => Promise<Code>): Promise<Code> {
  await Promise.all([...failed].map(loadAgain));
  return load();
}
