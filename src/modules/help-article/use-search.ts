import { useState } from 'react';
import { useLazyModule } from '@/lib/use-lazy-module';
import type { FoundArticle } from './search-articles';

type Search = (query: string) => FoundArticle[];

const nothing: Search = () => [];

/** Loads the search index on first use: it is larger than the rest of the page. */
export function useSearch() {
  const [request, setRequest] = useState<number | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const index = useLazyModule(
    () => import('./search-articles'),
    request,
    () => setFailed(true),
  );
  // After a failed load the results are empty; the next keystroke retries.
  const search = index?.searchArticles ?? (hasFailed ? nothing : null);
  return { search, load: () => setRequest((count) => (count ?? 0) + 1) };
}
