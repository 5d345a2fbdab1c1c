import { onInput } from '@/lib/browser/on-input';

/**
 * Lets code that failed to load be loaded again. WebKit keeps a script whose preload failed, for later
 * imports and also for the next document, until something else requests it. Vite adds the style sheet
 * of a chunk once.
 */
export function retryFailedLinks(): void {
  const onError = ({ target: link }: Event) => {
    if (!(link instanceof HTMLLinkElement)) return;
    if (link.rel === 'modulepreload') fetch(link.href).catch(() => {});
    if (link.rel !== 'stylesheet') return;
    const stop = onInput(() => {
      stop();
      link.replaceWith(link.cloneNode());
    });
  };
  addEventListener('error', onError, { capture: true });
}
