/**
 * Where each visited entry of the history was scrolled to. The tab keeps it over a reload: made-up
 * keys and numbers, nothing that says who or what was read, and gone when the tab closes.
 */
const storageKey = 'anekdotes-scroll';
/** Further back hardly anyone goes. */
const most = 50;

type Positions = [key: string, top: number][];

function kept(): Positions {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey)!) ?? [];
  } catch {
    return [];
  }
}

const positions = new Map(kept());

function keep() {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...positions].slice(-most)));
  } catch {
    // Refused or full: then only a reload forgets.
  }
}

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
  window.addEventListener('pagehide', keep);
}

export const positionOf = (key: string) => positions.get(key);

/** Until a page that is on its way has come, what scrolls is still the one before it. */
export function rememberPosition(key: string) {
  if (key !== currentKey()) return;
  // The latest last, so that the oldest are the ones forgotten.
  positions.delete(key);
  positions.set(key, window.scrollY);
}
