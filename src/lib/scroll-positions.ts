import { keepByEntry } from './kept-by-entry';
import { onAct } from './use-has-acted';

/** Where each visited entry of the history was scrolled to. */
const positions = keepByEntry<number>('anekdotes-scroll');

const currentKey = () => (window.history.state as { key?: string } | null)?.key;

/** The router gives no key to an entry that the browser makes: the first, or a link to a section. */
function giveKey() {
  if (currentKey()) return;
  const key = Math.random().toString(36).slice(2);
  window.history.replaceState({ ...window.history.state, key }, '');
}

if (typeof window !== 'undefined') {
  giveKey();
  // Before the router reads it.
  window.addEventListener('popstate', giveKey, { capture: true });
}

export const positionOf = (key: string) => positions.get(key);

let hasActed = false;
if (typeof window !== 'undefined') onAct(() => (hasActed = true));

/** After a reload a page is short at first: the browser scrolls as near as it can, nobody else. */
const isOnTheWayTo = (top: number) =>
  !hasActed && top > document.documentElement.scrollHeight - window.innerHeight;

/** Until a page that is on its way has come, what scrolls is still the one before it. */
export function rememberPosition(key: string) {
  if (key !== currentKey() || isOnTheWayTo(positions.get(key) ?? 0)) return;
  positions.set(key, window.scrollY);
}
