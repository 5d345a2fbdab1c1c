import ChevronDown from 'lucide-react/icons/chevron-down';
import type { FilterState } from '@/modules/timeline/filter/timeline-filter';
import { copy } from '../copy';
import { pill } from '../pill';

interface Props {
  value: FilterState['sortOrder'];
  onChange: (value: FilterState['sortOrder']) => void;
}

/** Without a choice the oldest item comes first. */
export function SortOrder({ value, onChange }: Props) {
  return (
    <div className="relative inline-flex max-w-full items-center">
      <select
        aria-label={copy.sort}
        value={value ?? 'oldest-first'}
        onChange={(event) => onChange(event.target.value as FilterState['sortOrder'])}
        className={`${pill} max-w-full cursor-pointer appearance-none pr-10`}
      >
        <option value="oldest-first">{copy.oldestFirst}</option>
        <option value="newest-first">{copy.newestFirst}</option>
      </select>
      <ChevronDown aria-hidden className="pointer-events-none absolute right-3.5 size-4.5" />
    </div>
  );
}
