import { createStore } from '@/lib/create-store';

/** How large and how dark a reader wants the words of a story; kept in this browser. */

export const textSizes = ['usual', 'large', 'largest'] as const;
export const contrasts = ['usual', 'high'] as const;

export interface Comfort {
  size: (typeof textSizes)[number];
  contrast: (typeof contrasts)[number];
}

const storageKey = 'anekdotes-reading';
export const usual: Comfort = { size: 'usual', contrast: 'usual' };

/** What was kept: words of ours, and nothing else that may stand there. */
export function comfortFrom(kept: string | null): Comfort {
  const [size, contrast] = (kept ?? '').split(' ');
  return {
    size: textSizes.find((known) => known === size) ?? 'usual',
    contrast: contrasts.find((known) => known === contrast) ?? 'usual',
  };
}

/** Where the browser keeps nothing, a choice lasts as long as the document. */
function read(held: Comfort): Comfort {
  try {
    return comfortFrom(localStorage.getItem(storageKey));
  } catch {
    return held;
  }
}

const store = createStore(usual, read, storageKey);

export const comfort = store.get;
export const useComfort = store.use;

/** Answers whether this browser will remember it. */
export function chooseComfort(next: Comfort): boolean {
  store.set(next);
  try {
    const isUsual = next.size === 'usual' && next.contrast === 'usual';
    if (isUsual) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, `${next.size} ${next.contrast}`);
    return true;
  } catch {
    return false;
  }
}
