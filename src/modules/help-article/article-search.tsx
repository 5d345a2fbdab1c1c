import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { useDeferredValue, useId, useRef, useState, type KeyboardEvent } from 'react';
import { copy } from './copy';
import { SearchResults } from './search-results';
import { useSearch } from './use-search';

/** Searches guides and categories while typing; `onAsk` sends the question to the chat. */
export function ArticleSearch({ onAsk }: { onAsk: (question: string) => void }) {
  const [query, setQuery] = useState('');
  const shown = useDeferredValue(query.trim());
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const { search, load } = useSearch();
  const results = shown && search ? search(shown) : null;
  const clear = () => {
    setQuery('');
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !query) return;
    event.preventDefault();
    clear();
  };
  return (
    <div className="max-w-[44rem] noscript:hidden">
      <label htmlFor={id} className="font-semibold">
        {copy.searchLabel}
      </label>
      <div className="relative mt-2 flex items-center">
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute left-4 size-5 text-muted"
        />
        <input
          ref={input}
          id={id}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          placeholder={copy.searchPlaceholder}
          value={query}
          onFocus={load}
          onChange={({ target }) => {
            setQuery(target.value);
            load();
          }}
          onKeyDown={onKeyDown}
          className="h-13 w-full min-w-0 rounded-full border border-edge bg-card pr-13 pl-12 text-ellipsis placeholder:text-muted placeholder:opacity-100 [&::-webkit-search-cancel-button]:appearance-none"
        />
        {query && (
          <button
            type="button"
            aria-label={copy.clearSearch}
            onClick={clear}
            className="absolute right-1 grid size-11 place-items-center rounded-full text-muted hover:text-ink"
          >
            <X aria-hidden="true" className="size-5" />
          </button>
        )}
      </div>
      <output className={results ? 'mt-4 block font-semibold text-accent' : 'sr-only'}>
        {results && copy.found(results.length)}
      </output>
      {results && <SearchResults query={shown} results={results} onAsk={onAsk} />}
    </div>
  );
}
