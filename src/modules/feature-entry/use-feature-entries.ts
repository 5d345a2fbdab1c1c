import { useEffect, useState } from 'react';
import { reportCrash } from '@/components/crash/report-crash';
import { useHydrated } from '@/lib/browser/use-hydrated';
import { readFeatureEntries } from './api';
import type { FeatureEntry } from './rows';

export type FeatureEntriesState =
  /** Before hydration; a page without JavaScript stays in this state. */
  | { status: 'idle' }
  | { status: 'loading' }
  | { status: 'loaded'; entries: FeatureEntry[] }
  | { status: 'failed' };

/** Cache of the last results, so that the page has its height at once after Back. */
const cache = new Map<string, FeatureEntriesState>();

/**
 * Reads the feature entries of one placement after hydration; a cached result is shown at once.
 * Not TanStack Query: its 8.9 kB (brotli) would take this page from 97.4 to over its 100 kB, and as
 * a lazy chunk it would delay the read by a round trip.
 */
export function useFeatureEntries(language: string, placement: string): FeatureEntriesState {
  const isClient = useHydrated();
  const cacheKey = `${language} ${placement}`;
  const [result, setResult] = useState(() => cache.get(cacheKey));
  useEffect(() => {
    const stop = new AbortController();
    readFeatureEntries({ language, placement }, stop.signal).then(
      (entries) => {
        if (stop.signal.aborted) return;
        const loaded = { status: 'loaded', entries } as const;
        cache.set(cacheKey, loaded);
        setResult(loaded);
      },
      (error: unknown) => {
        if (stop.signal.aborted) return;
        // The page has entries of its own.
        const fallback: FeatureEntriesState = reportCrash(error)
          ? { status: 'loaded', entries: [] }
          : { status: 'failed' };
        setResult(cache.get(cacheKey) ?? fallback);
      },
    );
    return () => stop.abort();
  }, [language, placement, cacheKey]);
  return result ?? { status: isClient ? 'loading' : 'idle' };
}
