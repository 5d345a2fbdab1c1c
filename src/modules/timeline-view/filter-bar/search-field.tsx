import { useId, type RefObject } from 'react';
import { SearchInput } from '@/components/ui/search-input';
import { longestSearch } from '@/modules/timeline/filter/filter-params';
import type { ChangeKind } from '@/modules/timeline/filter/timeline-filter';
import { copy } from './copy';

interface Props {
  value: string;
  onChange: (value: string, kind: ChangeKind) => void;
  input: RefObject<HTMLInputElement | null>;
  onSearchKey: () => void;
}

export function SearchField({ value, onChange, input, onSearchKey }: Props) {
  const id = useId();
  return (
    <div className="min-w-0 grow basis-36 md:basis-full lg:basis-64">
      <label htmlFor={id} className="sr-only">
        {copy.search}
      </label>
      <SearchInput
        ref={input}
        id={id}
        look="bare"
        placeholder={copy.search}
        value={value}
        maxLength={longestSearch}
        onChange={({ target }) => onChange(target.value, 'typing')}
        onKeyDown={({ key }) => key === 'Enter' && onSearchKey()}
        clearLabel={copy.clearSearch}
        onClear={() => onChange('', 'choice')}
      />
    </div>
  );
}
