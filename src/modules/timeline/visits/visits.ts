/** When stories were last seen on this device. Nothing stored says which stories these are. */
import { deviceStorage, tabStorage } from '@/lib/browser/storage';
import { stableHash } from '@/lib/stable-hash';
import type { TimelineItem } from '../rows';

const storageKey = 'anekdotes-visits';
const hourMs = 3_600_000;
/** Visits that follow each other sooner are one visit. */
const pauseMs = 6 * hourMs;
const keptMs = 365 * 24 * hourMs;

const hashOf = (slug: string) => stableHash(slug).toString(36);
/** The visit before this one, for as long as the tab is open: a reload must not lose it. */
const tabKey = (slug: string) => `anekdotes-visit-before-${hashOf(slug)}`;

/** The last visits by the hash of a link. One in the future was written by a clock that was wrong. */
function readVisits(now: number): Map<string, number> {
  let stored: object | null = null;
  try {
    stored = JSON.parse(deviceStorage.read(storageKey) ?? '{}') as object | null;
  } catch {
    // Not written by this site.
  }
  return new Map(
    Object.entries(stored ?? {}).filter(
      (entry): entry is [string, number] =>
        typeof entry[1] === 'number' && entry[1] <= now && entry[1] > now - keptMs,
    ),
  );
}

const writeVisits = (visits: Map<string, number>) =>
  deviceStorage.write(
    storageKey,
    visits.size > 0 ? JSON.stringify(Object.fromEntries(visits)) : null,
  );

/** The moment of the visit before this one; null for a first visit. */
export const visitBefore = (slug: string): number | null =>
  Number(tabStorage.read(tabKey(slug))) || null;

/** Begins a visit, or goes on with one. Visits of more than a year ago are forgotten. */
export function beginVisit(slug: string, now = Date.now()): void {
  const visits = readVisits(now);
  if (deviceStorage.read(storageKey) !== null) writeVisits(visits);
  const last = visits.get(hashOf(slug));
  if (last === undefined) tabStorage.write(tabKey(slug), null);
  else if (last <= now - pauseMs) tabStorage.write(tabKey(slug), String(last));
}

/**
 * Stores that these items have been seen. Not before the newest of them was added: with a clock that is
 * slow they would all be new the next time.
 */
export function recordVisit(slug: string, seen: readonly TimelineItem[], now = Date.now()): void {
  const visits = readVisits(now);
  const added = seen.map(({ created_at }) => Date.parse(created_at ?? '') || 0);
  visits.set(
    hashOf(slug),
    added.reduce((a, b) => Math.max(a, b), now),
  );
  writeVisits(visits);
}

export function forgetVisit(slug: string, now = Date.now()): void {
  tabStorage.write(tabKey(slug), null);
  const visits = readVisits(now);
  if (visits.delete(hashOf(slug)) || visits.size === 0) writeVisits(visits);
}
