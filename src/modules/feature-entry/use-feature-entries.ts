import { useEffect, useState, useSyncExternalStore } from 'react';
import { readFeatureEntries } from './api';
import type { FeatureEntry } from './rows';

export type FeatureEntriesState =
  /** Not asked yet: the static page, and a page without script, stay in this state. */
  | { status: 'idle' }
  | { status: 'loading' }
  | { status: 'loaded'; entries: FeatureEntry[] }
  | { status: 'failed' };

const never = () => () => {};
const yes = () => true;
const no = () => false;

/** Reads the feature entries of one placement after hydration. */
export function useFeatureEntries(language: string, placement: string): FeatureEntriesState {
  const isClient = useSyncExternalStore(never, yes, no);
  const [answer, setAnswer] = useState<FeatureEntriesState | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    readFeatureEntries({ language, placement }, stop.signal).then(
      (entries) => {
        if (!stop.signal.aborted) setAnswer({ status: 'loaded', entries });
      },
      () => {
        if (!stop.signal.aborted) setAnswer({ status: 'failed' });
      },
    );
    return () => stop.abort();
  }, [language, placement]);
  return answer ?? { status: isClient ? 'loading' : 'idle' };
}
