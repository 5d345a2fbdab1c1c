/** How large and how dark a reader wants the words of a story; kept in this browser. */

export const textSizes = ['usual', 'large', 'largest'] as const;
export const contrasts = ['usual', 'high'] as const;

export interface Comfort {
  size: (typeof textSizes)[number];
  contrast: (typeof contrasts)[number];
}

const storageKey = 'anekdotes-reading';
const listeners = new Set<() => void>();
export const usual: Comfort = { size: 'usual', contrast: 'usual' };

/** What was kept: words of ours, and nothing else that may stand there. */
export function comfortFrom(kept: string | null): Comfort {
  const [size, contrast] = (kept ?? '').split(' ');
  return {
    size: textSizes.find((known) => known === size) ?? 'usual',
    contrast: contrasts.find((known) => known === contrast) ?? 'usual',
  };
}

let chosen = usual;

function read(): Comfort {
  try {
    return comfortFrom(localStorage.getItem(storageKey));
  } catch {
    return chosen;
  }
}

let isRead = false;

/** What counts now; where the browser keeps nothing, as long as the document lasts. */
export function comfort(): Comfort {
  if (!isRead) chosen = read();
  isRead = true;
  return chosen;
}

/** Answers whether this browser will remember it. */
export function chooseComfort(next: Comfort): boolean {
  chosen = next;
  isRead = true;
  for (const tell of listeners) tell();
  try {
    const isUsual = next.size === 'usual' && next.contrast === 'usual';
    if (isUsual) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, `${next.size} ${next.contrast}`);
    return true;
  } catch {
    return false;
  }
}

/** Other tabs of this site choose too. */
export function onComfortChange(listener: () => void): () => void {
  const follow = ({ key }: StorageEvent) => {
    if (key !== null && key !== storageKey) return;
    chosen = read();
    listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', follow);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', follow);
  };
}
