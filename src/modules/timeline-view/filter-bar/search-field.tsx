import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { useId, type KeyboardEvent, type RefObject } from 'react';
import { longestSearch, type ChangeKind } from '@/modules/timeline/filter/timeline-filter';
import { copy } from './copy';

interface Props {
  value: string;
  onChange: (value: string, kind: ChangeKind) => void;
  input: RefObject<HTMLInputElement | null>;
  onSearchKey: () => void;
}

export function SearchField({ value, onChange, input, onSearchKey }: Props) {
  const id = useId();
  const clear = () => {
    onChange('', 'choice');
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') onSearchKey();
    if (event.key !== 'Escape' || !value) return;
    event.preventDefault();
    clear();
  };
  return (
    <div className="relative flex min-w-0 grow basis-36 items-center md:basis-full lg:basis-64">
      <label htmlFor={id} className="sr-only">
        {copy.search}
      </label>
      <Search
        aria-hidden
        className="pointer-events-none absolute left-2 size-5 md:left-3 text-muted"
      />
      <input
        ref={input}
        id={id}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        placeholder={copy.search}
        value={value}
        maxLength={longestSearch}
        onChange={(event) => onChange(event.target.value, 'typing')}
        onKeyDown={onKeyDown}
        className={`h-12 w-full min-w-0 rounded-full bg-transparent pl-9 md:pl-10 ${value ? 'pr-11' : 'pr-2'} text-ellipsis placeholder:text-muted placeholder:opacity-100 [&::-webkit-search-cancel-button]:appearance-none`}
      />
      {value && (
        <button
          type="button"
          aria-label={copy.clearSearch}
          onClick={clear}
          className="absolute right-0 grid size-11 place-items-center rounded-full text-muted hover:text-ink"
        >
          <X aria-hidden className="size-5" />
        </button>
      )}
    </div>
  );
}
