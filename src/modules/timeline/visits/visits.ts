/** When stories were last seen on this device. Nothing stored says which stories these are. */
import { deviceStorage } from '@/lib/browser/storage';
import { stableHash } from '@/lib/stable-hash';
import type { TimelineItem } from '../rows';

const storageKey = 'anekdotes-visits';
const hourMs = 3_600_000;
/** Visits that follow each other sooner are one visit. */
const pauseMs = 6 * hourMs;
const keptMs = 365 * 24 * hourMs;

/** The moments of the last visit and of the one before it, in this order; at least one of them. */
type Moments = readonly number[];

const hashOf = (slug: string) => stableHash(slug).toString(36);

/** A moment further in the future was written by a clock that was ahead. */
const isKept = (moment: unknown, now: number): moment is number =>
  typeof moment === 'number' && moment > now - keptMs && moment < now + pauseMs;

/** The visits by the hash of a link. */
function readVisits(now: number): Map<string, Moments> {
  let stored: object | null = null;
  try {
    stored = JSON.parse(deviceStorage.read(storageKey) ?? '{}') as object | null;
  } catch {
    // Not written by this site.
  }
  return new Map(
    Object.entries(stored ?? {}).flatMap(([hash, moments]) => {
      const kept = [moments].flat().filter((moment) => isKept(moment, now));
      return kept.length > 0 ? [[hash, kept]] : [];
    }),
  );
}

const writeVisits = (visits: Map<string, Moments>) =>
  deviceStorage.write(
    storageKey,
    visits.size > 0 ? JSON.stringify(Object.fromEntries(visits)) : null,
  );

/** The moment of the visit before this one; null for a first visit. */
export function visitBefore(slug: string, now = Date.now()): number | null {
  const [last, before] = readVisits(now).get(hashOf(slug)) ?? [];
  // A visit goes on in another tab, and after its tab was closed.
  const isOfThisVisit = last !== undefined && last > now - pauseMs;
  return (isOfThisVisit ? before : last) ?? null;
}

/** Forgets visits of more than a year ago, and returns the moment of the visit before this one. */
export function beginVisit(slug: string, now = Date.now()): number | null {
  if (deviceStorage.read(storageKey) !== null) writeVisits(readVisits(now));
  return visitBefore(slug, now);
}

/**
 * Stores that these items have been seen. Not before the newest of them was added: with a clock that is
 * slow they would all be new the next time.
 */
export function recordVisit(slug: string, seen: readonly TimelineItem[], now = Date.now()): void {
  const visits = readVisits(now);
  const before = visitBefore(slug, now);
  const added = seen.map(({ created_at }) => Date.parse(created_at ?? '') || 0);
  const last = added.reduce((a, b) => Math.max(a, b), now);
  visits.set(hashOf(slug), before === null ? [last] : [last, before]);
  writeVisits(visits);
}

/** Forgets both moments. */
export function forgetVisit(slug: string, now = Date.now()): void {
  const visits = readVisits(now);
  if (visits.delete(hashOf(slug)) || visits.size === 0) writeVisits(visits);
}
