// The first script of every document: names a browser that is too old, before the app fails in it.
import { floor } from '../browsers/floor.ts';
import { copy } from './copy.ts';

/** For browsers without modules; some of them do not know the hashes of the policy header either. */
export const browserCheckFile = 'too-old.js';

/**
 * Asks for what came with the browsers of the floor and is not refused for privacy or security. Must not
 * refer to anything outside itself, nor use syntax that is newer than 2009, apart from `const` and `let`.
 */
function checkBrowser() {
  let isTooOld = !('noModule' in HTMLScriptElement.prototype);
  try {
    // Safari 16.4.
    RegExp('(?<=a)b');
    // Chrome 109, Firefox 114.
    if (!CSS.supports('width', 'calc(1px * pi * NaN)')) isTooOld = true;
    // oxlint-disable-next-line no-unused-vars -- an old browser needs the name
  } catch (error) {
    isTooOld = true;
  }
  if (!isTooOld) return;
  // `main.tsx` then leaves the page as it is.
  document.documentElement.setAttribute('data-too-old', '');
  document.addEventListener('DOMContentLoaded', function show() {
    document.getElementById('too-old')!.removeAttribute('hidden');
  });
}

export const browserCheckScript = `(${checkBrowser.toString()})();`;

/** The floor, in words. */
const browserVersions = `Safari ${floor.safari}, Chrome ${floor.chrome} of Firefox ${floor.firefox}`;

/** Adds the check and its hidden line to a document. */
export const withBrowserCheck = (template: string, kind: 'page' | 'story') =>
  template
    .replace(
      '<!--app-head-->',
      (head) =>
        `<script>${browserCheckScript}</script><script nomodule src="/${browserCheckFile}"></script>${head}`,
    )
    .replace(
      '<body>',
      (body) =>
        `${body}<div id="too-old" role="alert" hidden class="border-b border-line bg-card px-4 py-3 text-center">${copy.tooOld[kind](browserVersions)}</div>`,
    );
