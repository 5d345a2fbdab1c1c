import { useDeferredValue, useId, useRef, useState } from 'react';
import { SearchInput } from '@/components/ui/search-input';
import { copy } from './copy';
import { SearchResults } from './search-results';
import { useLazyModule } from '@/lib/use-lazy-module';
import type { FoundArticle } from './search-articles';

type Search = (query: string) => FoundArticle[];

const nothing: Search = () => [];

/** Loads the search index on first use: it is larger than the rest of the page. */
function useSearch() {
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

/** Searches guides and categories while typing; `onAsk` sends the question to the chat. */
export function ArticleSearch({ onAsk }: { onAsk: (question: string) => void }) {
  const [query, setQuery] = useState('');
  const shown = useDeferredValue(query.trim());
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const { search, load } = useSearch();
  const results = shown && search ? search(shown) : null;
  return (
    <div className="max-w-[44rem] noscript:hidden">
      <label htmlFor={id} className="font-semibold">
        {copy.searchLabel}
      </label>
      <div className="mt-2">
        <SearchInput
          ref={input}
          id={id}
          look="framed"
          placeholder={copy.searchPlaceholder}
          value={query}
          onFocus={load}
          onChange={({ target }) => {
            setQuery(target.value);
            load();
          }}
          clearLabel={copy.clearSearch}
          onClear={() => setQuery('')}
        />
      </div>
      <output className={results ? 'mt-4 block font-semibold text-accent' : 'sr-only'}>
        {results && copy.found(results.length)}
      </output>
      {results && <SearchResults query={shown} results={results} onAsk={onAsk} />}
    </div>
  );
}
