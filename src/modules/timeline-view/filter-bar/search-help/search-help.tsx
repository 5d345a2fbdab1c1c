import { useMemo } from 'react';
import type { FilterState } from '@/modules/timeline/filter/timeline-filter';
import type { TimelineItem } from '@/modules/timeline/rows';
import { copy as barCopy } from '../copy';
import { pill } from '../pill';
import { copy } from './copy';
import { suggestFilters } from './suggest-filters';

interface Props {
  items: TimelineItem[];
  filter: FilterState;
  onChoose: (next: FilterState) => void;
}

/** What a search without results searched, and the filters that its words could mean. */
export function SearchHelp({ items, filter, onChoose }: Props) {
  const suggestions = useMemo(() => suggestFilters(items, filter), [items, filter]);
  return (
    <>
      <p className="mx-auto mt-3 max-w-[24em] text-muted">{copy.searched}</p>
      {suggestions.length > 0 && (
        <>
          <p className="mt-5 font-semibold">{copy.suggestions}</p>
          <ul className="mt-2 flex flex-wrap justify-center gap-2">
            {suggestions.map(({ kind, value, name, filter: next }) => (
              <li key={`${kind} ${value}`} className="max-w-full">
                <button
                  type="button"
                  className={`${pill} wrap-anywhere`}
                  onClick={() => onChoose(next)}
                >
                  {kind === 'place' ? barCopy.place(name) : copy.contributor(name)}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
