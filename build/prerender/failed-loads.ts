// The inline script of every document, for scripts and style sheets that fail to load or to start.

/** The ids of the messages in app.html, where a page without its script would stay white. */
export const failureId = 'load-failed';
export const crashId = 'start-failed';

/** Must not refer to anything outside itself: it is an inline script. */
function watchLoads() {
  /** Absent once the app has rendered. A browser that is too old has a message of its own. */
  const show = (id: string) => {
    if (document.documentElement.hasAttribute('data-too-old')) return;
    const message = document.getElementById(id);
    if (!message) return;
    message.removeAttribute('hidden');
    // For the styles of a page that stays as the server rendered it.
    document.documentElement.setAttribute('data-failed', '');
    message.querySelector('button')?.addEventListener('click', () => location.reload());
  };
  addEventListener(
    'error',
    (event) => {
      const { target } = event;
      if (target instanceof HTMLLinkElement) {
        // For `loadModule` of the app.
        if (target.rel === 'stylesheet') target.setAttribute('data-failed', '');
        // WebKit keeps a script whose preload failed, for later imports and also for the next document,
        // until something else requests it.
        if (target.rel === 'modulepreload') fetch(target.href).catch(() => {});
      }
      // The script of the app, or one that it imports.
      if (target instanceof HTMLScriptElement) show('load-failed');
      // An error of a script of ours, not of an extension of the browser.
      if (event instanceof ErrorEvent && event.filename.startsWith(location.origin + '/assets/'))
        show('start-failed');
    },
    // The event of an element does not bubble.
    true,
  );
}

export const failedLoadsScript = `(${watchLoads.toString()})();`;
