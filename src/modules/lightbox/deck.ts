import type { TimelineItem } from '@/modules/timeline/rows';

/** The moments one leafs through, and the one that lies open. */
export interface Deck {
  items: readonly TimelineItem[];
  /** Where `id` lies in `items`. */
  index: number;
  /** Null once there is nothing left to look at. */
  id: string | null;
  hasTurned: boolean;
  /** What one was looking at was taken away. */
  isLost: boolean;
}

const placeIn = (items: readonly TimelineItem[], id: string | null) =>
  items.findIndex((item) => item.id === id);

export function openDeck(items: readonly TimelineItem[], id: string): Deck {
  const place = placeIn(items, id);
  return {
    items,
    index: Math.max(0, place),
    id: place < 0 ? null : id,
    hasTurned: false,
    isLost: false,
  };
}

/**
 * The deck after others changed the story: one stays with what one is looking at, or with what
 * takes its place. `isBusy` while that sounds or is enlarged: then nothing may push it aside yet.
 */
export function renewed(deck: Deck, items: readonly TimelineItem[], isBusy: boolean): Deck {
  if (deck.items === items) return deck;
  const before = placeIn(deck.items, deck.id);
  const now = placeIn(items, deck.id);
  if (now >= 0) {
    // At another place the album draws its page anew, and what sounded would fall silent.
    return isBusy && now !== before ? deck : { ...deck, items, index: now };
  }
  const index = Math.max(0, Math.min(before, items.length - 1));
  return { items, index, id: items[index]?.id ?? null, hasTurned: true, isLost: true };
}

/** The index follows each page turned: the album only goes to an index that differs from its last. */
export function turnedTo(deck: Deck, index: number): Deck {
  const id = deck.items[index]?.id ?? deck.id;
  return id === deck.id ? deck : { ...deck, id, index, hasTurned: true, isLost: false };
}

/** The nearest item there is: `Infinity` is the last. */
export const openedAt = (deck: Deck, index: number): Deck =>
  turnedTo(deck, Math.max(0, Math.min(index, deck.items.length - 1)));
