// The fonts of app.html are preloaded after its first large script. On a slow line they would delay these,
// and with them the first card, also with a low priority.

/** The media query of a preload that is not fetched yet. */
export const heldBack = 'not all';

/** Must not refer to anything outside itself: it is an inline script. */
function preloadFonts() {
  document.addEventListener(
    'load',
    function onLoad({ target }) {
      if (!(target instanceof HTMLLinkElement) || target.rel !== 'modulepreload') return;
      if (target.getAttribute('fetchpriority') === 'low') return;
      document.removeEventListener('load', onLoad, true);
      for (const font of document.querySelectorAll<HTMLLinkElement>('link[rel=preload]'))
        font.media = 'all';
    },
    // The event of a link does not bubble.
    true,
  );
}

export const fontPreloadScript = `(${preloadFonts.toString()})();`;
