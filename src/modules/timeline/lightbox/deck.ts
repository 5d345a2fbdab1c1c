import type { TimelineItem } from '../rows';

/** The moments one leafs through, and the one that lies open. */
export interface Deck {
  items: readonly TimelineItem[];
  /** Where the album was last told to open; it goes on by itself. */
  start: number;
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
    start: Math.max(0, place),
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
    return isBusy && now !== before ? deck : { ...deck, items, start: now };
  }
  const start = Math.max(0, Math.min(before, items.length - 1));
  return { items, start, id: items[start]?.id ?? null, hasTurned: true, isLost: true };
}

export function turnedTo(deck: Deck, place: number): Deck {
  const id = deck.items[place]?.id ?? deck.id;
  return id === deck.id ? deck : { ...deck, id, hasTurned: true, isLost: false };
}

/** A new list of the same items has the album open at `start`. */
export function openedAt(deck: Deck, place: number): Deck {
  const start = Math.max(0, Math.min(place, deck.items.length - 1));
  return { ...turnedTo(deck, start), items: [...deck.items], start };
}
