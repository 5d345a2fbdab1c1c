import SearchIcon from 'lucide-react/icons/search';
import { useMemo, useState } from 'react';
import { normalizeText } from '@/lib/text-match';
import type { TimelineItem } from '@/modules/timeline/rows';
import { listedPlaces } from './listed-places';
import { copy } from './copy';
import { toggled } from '../choices/toggled';

interface Props {
  /** All items of the story, also those that the filter hides. */
  items: readonly TimelineItem[];
  selected: string[];
  onChange: (selected: string[]) => void;
}

/** A longer list gets a search field. */
const mostWithoutSearch = 10;

export function PlaceChoices({ items, selected, onChange }: Props) {
  const places = useMemo(() => listedPlaces(items), [items]);
  const [search, setSearch] = useState('');
  if (places.length === 0) return null;
  const query = normalizeText(search.trim());
  const found = places.filter(({ name }) => normalizeText(name).includes(query));
  const isMany = places.length > mostWithoutSearch;
  return (
    <fieldset className="min-w-0">
      <legend className="pb-1 font-semibold">{copy.places}</legend>
      {isMany && (
        <label className="relative mb-1.5 flex items-center">
          <span className="sr-only">{copy.findPlace}</span>
          <SearchIcon
            aria-hidden
            className="pointer-events-none absolute left-3 size-5 text-muted"
          />
          <input
            type="text"
            enterKeyHint="search"
            autoComplete="off"
            spellCheck={false}
            placeholder={copy.findPlace}
            value={search}
            onChange={(event) => setSearch(event.target.value)}
            className="h-11 w-full min-w-0 rounded-full border border-edge bg-card pr-3 pl-10 placeholder:text-muted placeholder:opacity-100"
          />
        </label>
      )}
      <div
        className={`grid grid-cols-[repeat(auto-fill,minmax(min(100%,12rem),1fr))] gap-x-4 ${isMany ? 'max-h-[15.5rem] content-start overflow-y-auto overscroll-contain rounded-card border border-line px-3 py-1' : ''}`}
      >
        {found.map(({ name, count }) => (
          <label key={name} className="flex min-h-11 min-w-0 cursor-pointer items-center gap-2.5">
            <input
              type="checkbox"
              className="size-5 flex-none"
              checked={selected.includes(name)}
              onChange={() => onChange(toggled(selected, name))}
            />
            <span className="min-w-0 py-1 leading-snug wrap-anywhere">
              {name} <span className="text-muted tabular-nums">({count})</span>
            </span>
          </label>
        ))}
        {found.length === 0 && <p className="py-2 text-muted">{copy.noPlace}</p>}
      </div>
    </fieldset>
  );
}
