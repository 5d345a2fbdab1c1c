import { currentEntryKey, readEntry } from '@/lib/history-state';

/** The URL fragment of a chapter: `/public/oma-riet#jaar-1950`. */
export const anchorOf = (year: number | null) => `jaar-${year ?? 'onbekend'}`;

/** The fragment of an entry to which the visitor returned by a reload, and whose offset is restored. */
const restoredFragment = readEntry(currentEntryKey() ?? '') ? window.location.hash.slice(1) : '';

/**
 * Whether the heading may have the anchor as its id. After a reload WebKit scrolls to the element of
 * the fragment again when a style sheet loads late, away from the restored scroll offset.
 */
export const canHaveId = (anchor: string) => anchor !== restoredFragment;
