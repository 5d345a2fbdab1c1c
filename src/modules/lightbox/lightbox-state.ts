import type { TimelineItem } from '@/modules/timeline/rows';

/** The items of the lightbox and the index of the open item. */
export interface LightboxState {
  items: readonly TimelineItem[];
  /** The index of `id` in `items`. */
  index: number;
  /** Null once no item is left. */
  id: string | null;
  hasNavigated: boolean;
  /** The open item was removed from the timeline. */
  isItemRemoved: boolean;
}

const findItemIndex = (items: readonly TimelineItem[], id: string | null) =>
  items.findIndex((item) => item.id === id);

export function openLightbox(items: readonly TimelineItem[], id: string): LightboxState {
  const index = findItemIndex(items, id);
  return {
    items,
    index: Math.max(0, index),
    id: index < 0 ? null : id,
    hasNavigated: false,
    isItemRemoved: false,
  };
}

/**
 * The state after a live change of the story: the open item stays open; if it was removed, the item
 * that takes its index opens. While the open item plays or is zoomed (`isBusy`), nothing replaces it.
 */
export function updateItems(
  state: LightboxState,
  items: readonly TimelineItem[],
  isBusy: boolean,
): LightboxState {
  if (state.items === items) return state;
  const before = findItemIndex(state.items, state.id);
  const now = findItemIndex(items, state.id);
  if (now >= 0) {
    // A new index would remount the slide and stop its media.
    return isBusy && now !== before ? state : { ...state, items, index: now };
  }
  const index = Math.max(0, Math.min(before, items.length - 1));
  return { items, index, id: items[index]?.id ?? null, hasNavigated: true, isItemRemoved: true };
}

/** Keeps the index in step with the carousel, which only moves to an index that differs. */
export function goToIndex(state: LightboxState, index: number): LightboxState {
  const id = state.items[index]?.id ?? state.id;
  return id === state.id
    ? state
    : { ...state, id, index, hasNavigated: true, isItemRemoved: false };
}

/** Goes to the nearest item; `Infinity` is the last. */
export const goToNearestIndex = (state: LightboxState, index: number): LightboxState =>
  goToIndex(state, Math.max(0, Math.min(index, state.items.length - 1)));
