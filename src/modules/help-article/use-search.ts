import { useState } from 'react';
import type { FoundArticle } from './search-articles';

type Search = (query: string) => FoundArticle[];

const nothing: Search = () => [];

/** Loads the search index on first use: it is larger than the rest of the page. */
export function useSearch() {
  const [search, setSearch] = useState<Search | null>(null);
  const load = () => {
    if (search && search !== nothing) return;
    import('./search-articles').then(
      ({ searchArticles }) => setSearch(() => searchArticles),
      // After a failed load the results are empty; the next keystroke retries.
      () => setSearch(() => nothing),
    );
  };
  return { search, load };
}
