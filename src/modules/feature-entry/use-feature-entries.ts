import { useEffect, useState } from 'react';
import { useHydrated } from '@/lib/browser/use-hydrated';
import { readFeatureEntries } from './api';
import type { FeatureEntry } from './rows';

export type FeatureEntriesState =
  /** Not asked yet: the static page, and a page without script, stay in this state. */
  | { status: 'idle' }
  | { status: 'loading' }
  | { status: 'loaded'; entries: FeatureEntry[] }
  | { status: 'failed' };

/** The last answers, for as long as the tab is open: Back finds the page as high as it was left. */
const answers = new Map<string, FeatureEntriesState>();

/** Reads the feature entries of one placement after hydration; what was read before stands at once. */
export function useFeatureEntries(language: string, placement: string): FeatureEntriesState {
  const isClient = useHydrated();
  const place = `${language} ${placement}`;
  const [answer, setAnswer] = useState(() => answers.get(place));
  useEffect(() => {
    const stop = new AbortController();
    readFeatureEntries({ language, placement }, stop.signal).then(
      (entries) => {
        if (stop.signal.aborted) return;
        const loaded = { status: 'loaded', entries } as const;
        answers.set(place, loaded);
        setAnswer(loaded);
      },
      () => {
        if (!stop.signal.aborted) setAnswer(answers.get(place) ?? { status: 'failed' });
      },
    );
    return () => stop.abort();
  }, [language, placement, place]);
  return answer ?? { status: isClient ? 'loading' : 'idle' };
}
