import { whenIdle } from '@/lib/browser/when-idle';

/** Ids of what the share page puts beside the root. */
export const openedItemId = 'opened-item';
export const restId = 'rest-of-story';

const remove = (id: string) => document.getElementById(id)?.remove();

/**
 * The lightbox is open, or the item cannot be opened, or is not what the visitor wants to see. It stays until that is
 * painted.
 */
export function leaveOpenedItem(): void {
  requestAnimationFrame(() => requestAnimationFrame(() => remove(openedItemId)));
}

/**
 * Moves the rules of the sheet `first-styles` to the `style` attributes of their elements: the security policy lets only
 * scripts set these, and hydration does not. Properties that a script has set in the meantime keep their values.
 */
function applyFirstStyles() {
  const element = document.querySelector<HTMLStyleElement>('#first-styles');
  for (const rule of element?.sheet?.cssRules ?? []) {
    const { selectorText, style } = rule as CSSStyleRule;
    for (const styled of document.querySelectorAll<HTMLElement>(selectorText)) {
      styled.style.cssText = `${style.cssText};${styled.style.cssText}`;
      delete styled.dataset.style;
    }
  }
  element?.remove();
}

/**
 * The document has held the web fonts back: see `fontRules` in build/prerender/static-styles.ts. The texts change once,
 * when all have come: each change is a layout of the whole page.
 */
async function showWebFonts() {
  const fonts = ['1em Fraunces', 'italic 1em Fraunces', '1em "Source Sans 3"'];
  // One that fails is replaced by the next of its family.
  await Promise.allSettled(fonts.map((font) => document.fonts.load(font)));
  document.documentElement.dataset.started = '';
}

/**
 * The page works. Pictures that arrived before it did have had their events: they come again, since the
 * components wait for them.
 */
export function leaveFirstScreen(): void {
  remove(restId);
  applyFirstStyles();
  delete document.documentElement.dataset.hasKey;
  for (const picture of document.querySelectorAll<HTMLImageElement>('#root img')) {
    if (!picture.complete || !picture.currentSrc) continue;
    const tell = (type: 'load' | 'error') => () => void picture.dispatchEvent(new Event(type));
    if (picture.naturalWidth > 0) tell('load')();
    // Broken, or a drawing without a size of its own.
    else picture.decode().then(tell('load'), tell('error'));
  }
  whenIdle(() => void showWebFonts());
}
