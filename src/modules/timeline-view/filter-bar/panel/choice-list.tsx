import SearchIcon from 'lucide-react/icons/search';
import { useState, type ReactNode } from 'react';
import { searchableText, textMatcher } from '@/lib/text-match';
import { toggled } from '../choices/toggled';

export interface Choice {
  value: string;
  /** What the search field searches. */
  name: string;
  label: ReactNode;
}

interface Props {
  legend: string;
  searchLabel: string;
  noneFound: string;
  choices: readonly Choice[];
  selected: string[];
  onChange: (selected: string[]) => void;
}

/** A longer list gets a search field. */
const mostWithoutSearch = 10;

/** A list of check boxes; renders nothing without choices. */
export function ChoiceList({ legend, searchLabel, noneFound, choices, selected, onChange }: Props) {
  const [search, setSearch] = useState('');
  if (choices.length === 0) return null;
  const matches = textMatcher(search);
  const found = choices.filter(({ name }) => !matches || matches(searchableText(name)));
  const isMany = choices.length > mostWithoutSearch;
  return (
    <fieldset className="min-w-0">
      <legend className="pb-1 font-semibold">{legend}</legend>
      {isMany && (
        <label className="relative mb-1.5 flex items-center">
          <span className="sr-only">{searchLabel}</span>
          <SearchIcon
            aria-hidden
            className="pointer-events-none absolute left-3 size-5 text-muted"
          />
          <input
            type="text"
            enterKeyHint="search"
            autoComplete="off"
            spellCheck={false}
            placeholder={searchLabel}
            value={search}
            onChange={(event) => setSearch(event.target.value)}
            className="h-11 w-full min-w-0 rounded-full border border-edge bg-card pr-3 pl-10 placeholder:text-muted placeholder:opacity-100"
          />
        </label>
      )}
      <div
        // What scrolls is a stop in Firefox; here each choice is one.
        tabIndex={-1}
        className={`grid grid-cols-[repeat(auto-fill,minmax(min(100%,12rem),1fr))] gap-x-4 ${isMany ? 'max-h-[15.5rem] content-start overflow-y-auto overscroll-contain rounded-card border border-line px-3 py-1' : ''}`}
      >
        {found.map(({ value, label }) => (
          <label key={value} className="flex min-h-11 min-w-0 cursor-pointer items-center gap-2.5">
            <input
              type="checkbox"
              className="size-5 flex-none"
              checked={selected.includes(value)}
              onChange={() => onChange(toggled(selected, value))}
            />
            {label}
          </label>
        ))}
        {found.length === 0 && <p className="py-2 text-muted">{noneFound}</p>}
      </div>
    </fieldset>
  );
}
