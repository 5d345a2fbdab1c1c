import { useState } from 'react';
import type { FoundArticle } from './search-articles';

type Search = (query: string) => FoundArticle[];

const nothing: Search = () => [];

/** What one searches in weighs more than the rest of the page, so it comes when somebody searches. */
export function useSearch() {
  const [search, setSearch] = useState<Search | null>(null);
  const load = () => {
    if (search && search !== nothing) return;
    import('./search-articles').then(
      ({ searchArticles }) => setSearch(() => searchArticles),
      // It did not arrive: there is still the chat, and the next key tries again.
      () => setSearch(() => nothing),
    );
  };
  return { search, load };
}
