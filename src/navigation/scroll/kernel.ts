/**
 * Scroll restoration as pure functions: whether the scroll position of a history entry may be stored, and where a page
 * scrolls after a navigation. The hooks in this folder call them, `entries.ts` stores, and `page-scroll.ts` scrolls.
 */

/** An item of the list on the page and its distance from the top of the screen, in pixels. */
export interface ItemAnchor {
  id: string;
  top: number;
}

export interface Position {
  /** The scroll offset of the page, in pixels. */
  scrollTop?: number | undefined;
  /** The first visible item. */
  anchor?: ItemAnchor | undefined;
}

/** The stored state of a history entry, which Back, Forward and a reload in the same tab restore. */
export interface Entry extends Position {
  /** The whole list was shown: from then on the offset is restored. */
  isRead?: true;
}

/**
 * After a reload, and after Back to a story that is read anew, the page is short at first: it can be scrolled only part
 * of the way, and where it stands says nothing, until there is input.
 */
export const isStillLoading = (kept: Entry | undefined, maxScroll: number, hasInput: boolean) =>
  !hasInput && (kept?.scrollTop ?? 0) > maxScroll;

/** A rendered history entry: its page, its path with the query, and the router's key of it. */
export interface Visited {
  page: string;
  address: string;
  key: string;
}

interface Arrival {
  /** Back or Forward. */
  isReturn: boolean;
  kept: Entry | undefined;
  /** The element of the fragment: whether there is one, and whether it has the focus already. */
  target: 'none' | 'focused' | 'elsewhere';
}

/** What a page does when another entry is rendered: keep its offset, or move the focus and scroll. */
export function planArrival(
  last: Visited,
  next: Visited,
  { isReturn, kept, target }: Arrival,
): 'keep' | 'nothing' | 'position' | 'target' | 'top' {
  const isSamePage = last.page === next.page;
  // The offset stays; on Back the story restores it once its list is rendered.
  if (isSamePage && last.address !== next.address) return isReturn ? 'nothing' : 'keep';
  // After a link to a fragment, the year rail has already moved focus and offset.
  if (isSamePage && target !== 'elsewhere' && !isReturn) return 'nothing';
  if (isReturn && kept?.scrollTop !== undefined) return 'position';
  return target === 'none' ? 'top' : 'target';
}

export interface StoryStart extends Position {
  key: string;
  /** Scrolls to the chapter of the fragment, if there is one. */
  toFragment?: boolean;
}

/**
 * Where a story stands once its list is rendered. Without an offset it stays where it is, as after a choice in the filter
 * or at an open item.
 */
export function planStory(
  key: string,
  kept: Entry | undefined,
  { isReturn, isFirst, hash }: { isReturn: boolean; isFirst: boolean; hash: string },
): StoryStart {
  const { scrollTop, anchor }: Entry = (isReturn && kept) || {};
  // Opened by a link or a typed address, also when it was reloaded before the whole list was shown.
  if (isFirst) return { key, scrollTop, anchor, toFragment: !kept?.isRead };
  // An entry of a chapter that has not been left yet was scrolled there on arrival.
  return { key, scrollTop: scrollTop ?? (isReturn && !hash ? 0 : undefined), anchor };
}
