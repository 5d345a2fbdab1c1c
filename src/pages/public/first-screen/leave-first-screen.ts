import { whenIdle } from '@/lib/browser/when-idle';

/** Ids of what the share page puts beside the root. */
export const openedItemId = 'opened-item';
export const restId = 'rest-of-story';
export const loadingId = 'story-loading';

const remove = (id: string) => document.getElementById(id)?.remove();

/**
 * The lightbox is open, or the item cannot be opened, or is not what the visitor wants to see. It stays until that is
 * painted.
 */
export function leaveOpenedItem(): void {
  requestAnimationFrame(() => requestAnimationFrame(() => remove(openedItemId)));
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
  remove(loadingId);
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
