// The inline script of every document, for scripts and style sheets that fail to load.

/** The id of the message in app.html, where a page without its script would stay white. */
export const failureId = 'load-failed';

/** Must not refer to anything outside itself: it is an inline script. */
function watchLoads() {
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLLinkElement) {
        // For `loadCode` of the app.
        if (target.rel === 'stylesheet') target.setAttribute('data-failed', '');
        // WebKit keeps a script whose preload failed, for later imports and also for the next document,
        // until something else requests it.
        if (target.rel === 'modulepreload') fetch(target.href).catch(() => {});
      }
      // The script of the app, or one that it imports.
      if (target instanceof HTMLScriptElement) {
        const message = document.querySelector('#load-failed');
        message?.removeAttribute('hidden');
        message?.querySelector('button')?.addEventListener('click', () => location.reload());
      }
    },
    // The event of an element does not bubble.
    true,
  );
}

export const failedLoadsScript = `(${watchLoads.toString()})();`;
