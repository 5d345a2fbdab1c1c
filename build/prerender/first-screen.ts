// Inline scripts of app.html, for the markup of the share page: what the code of the viewer does before its
// own first paint.

/** Must not refer to anything outside itself. As the hook `useDisplaySettingsOnPage`, which runs later. */
function applyDisplaySettings() {
  try {
    const [size, contrast] = (localStorage.getItem('anekdotes-reading') ?? '').split(' ');
    const { dataset } = document.documentElement;
    if (size === 'large' || size === 'largest') dataset.textSize = size;
    if (contrast ? contrast === 'high' : matchMedia('(prefers-contrast: more)').matches)
      dataset.contrast = 'high';
  } catch {
    // Storage is blocked.
  }
}

/**
 * Must not refer to anything outside itself. Back, a reload and the address of a year scroll the page: fonts
 * that arrive after that would move it. Otherwise they wait (`fontRules` in `static-styles.ts`).
 */
function loadFontsBeforeScrolling() {
  const [visit] = performance.getEntriesByType('navigation');
  if (location.hash || (visit as PerformanceNavigationTiming | undefined)?.type !== 'navigate')
    document.documentElement.dataset.started = '';
}

/**
 * Must not refer to anything outside itself. The share page disables the sheets of a document with its first screen:
 * they come behind the scripts, also those that fail.
 */
function requestLateSheets() {
  const request = ({ target }: Event) => {
    if (!(target instanceof HTMLScriptElement)) return;
    for (const sheet of document.querySelectorAll<HTMLLinkElement>('link[data-late]'))
      sheet.disabled = false;
  };
  // The events of an element do not bubble, and its `load` does not reach the window.
  document.addEventListener('load', request, true);
  document.addEventListener('error', request, true);
}

export const displaySettingsScript = `(${applyDisplaySettings.toString()})();`;
export const fontsScript = `(${loadFontsBeforeScrolling.toString()})();`;
export const lateSheetsScript = `(${requestLateSheets.toString()})();`;
