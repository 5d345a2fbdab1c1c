import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { memo, useEffect, useImperativeHandle, useMemo, useRef, useState, type Ref } from 'react';
import { useHydrated } from '@/lib/browser/use-hydrated';
import { useMediaQuery } from '@/lib/browser/use-media-query';
import { whenIdle } from '@/lib/browser/when-idle';
import { itemTypeList } from '@/modules/timeline/item-types';
import type { TimelineItem } from '@/modules/timeline/rows';
import {
  emptyFilter,
  prepareSearch,
  type FilterState,
  type ChangeKind,
} from '@/modules/timeline/filter/timeline-filter';
import type { FilterNames } from '@/modules/timeline/filter/view-of';
import { filtersId } from '@/navigation/skip-targets';
import { activeFilters, type ActiveFilter } from './active-filters';
import { copy } from './copy';
import { FilterChips } from './filter-chips';
import { FilterPanel } from './filter-panel';
import { pill, pillOn } from './pill';
import { ResultStatus } from './result-status';
import { SearchField } from './search-field';
import { SortOrder } from './choices/sort-order';
import { TypePills } from './choices/type-pills';
import { useFirstMatch } from './use-first-match';
import { usePanel } from './use-panel';

interface Props {
  /** All items of the timeline, also those that the filter hides. */
  items: TimelineItem[];
  /** Until then the types are not known, and their buttons would move. */
  isComplete: boolean;
  filter: FilterState;
  /** Of the contributors in the filter. */
  names: FilterNames;
  /** Called at every keystroke; `filter` must update in the same render. */
  onChange: (next: FilterState, kind: ChangeKind) => void;
  /** Called on blur of a field, when typing has ended. */
  onLeave?: () => void;
  /** The number of matching items, and of all items. */
  shown: number;
  total: number;
  /** Lets another component clear the filter. */
  handle?: Ref<FilterBarHandle>;
}

export interface FilterBarHandle {
  /** Clears the whole filter and moves focus to the bar. */
  clear: () => void;
  /** Sets the filter and moves focus to the bar. */
  apply: (filter: FilterState) => void;
}

/** Below Tailwind's `md` breakpoint, also in rem: a large font size counts as a phone. */
const phoneScreen = '(max-width: 47.99rem)';

export const FilterBar = memo(function FilterBar(props: Props) {
  const { items, isComplete, filter, names, onChange, onLeave, shown, total, handle } = props;
  const [resetKey, setResetKey] = useState(0);
  const isPhone = useMediaQuery(phoneScreen);
  // Before the script has taken over, it is not known whether this is a phone, and nothing here works.
  const isHydrated = useHydrated();
  const { id, isOpen, button, panel, close, toggle } = usePanel();
  const bar = useRef<HTMLElement>(null);
  const firstMatch = useFirstMatch(bar);
  const change = (next: FilterState, kind: ChangeKind = 'choice') => {
    onChange(next, kind);
    // After it: the new history entry has stored the scroll offset of the old one by then.
    firstMatch.showAfter(kind);
  };
  const search = useRef<HTMLInputElement>(null);
  // The types that occur, and those selected (in a shared link, say), in a fixed order.
  const types = useMemo(() => {
    const present = new Set<string>(isComplete ? items.map((item) => item.item_type) : []);
    return itemTypeList.filter((type) => present.has(type) || filter.contentTypes.includes(type));
  }, [items, isComplete, filter.contentTypes]);
  useEffect(() => whenIdle(() => prepareSearch(items)), [items]);
  const active = activeFilters(filter, names);
  const filtering = active.length > 0;
  const result = copy.result(shown, total, filtering);

  const onSearchKey = () => {
    // Closes the on-screen keyboard.
    if (isPhone) search.current?.blur();
    firstMatch.show();
  };
  const showResults = () => {
    close();
    firstMatch.show();
  };
  // On a phone, focus in the search field would open the keyboard over the results.
  const focusBar = () => (isPhone ? button : search).current?.focus();
  const apply = (next: FilterState) => {
    focusBar();
    change(next);
  };
  const clear = () => {
    setResetKey((key) => key + 1);
    apply({ ...emptyFilter });
  };
  useImperativeHandle(handle, () => ({ clear, apply }));
  const quickChoices = (
    <>
      <TypePills
        offered={types}
        selected={filter.contentTypes}
        onChange={(contentTypes) => change({ ...filter, contentTypes })}
      />
      <SortOrder
        value={filter.sortOrder}
        onChange={(sortOrder) => change({ ...filter, sortOrder })}
      />
    </>
  );
  return (
    <search
      ref={bar}
      id={filtersId}
      aria-label={copy.bar}
      // Cancels most of the `scroll-padding-top` of `html`, which is smaller while a field has the focus.
      className="block scroll-mt-[-5.25rem] focus-within:scroll-mt-0"
      inert={!isHydrated}
      onFocus={firstMatch.onFocus}
      onBlur={onLeave}
    >
      <div className="rounded-bar border border-line bg-card p-2 md:px-3.5 md:py-3">
        <div className="flex flex-wrap items-center gap-2">
          <SearchField
            value={filter.search}
            onChange={(text, kind) => change({ ...filter, search: text }, kind)}
            input={search}
            onSearchKey={onSearchKey}
          />
          {!isPhone && <div className="contents max-md:hidden">{quickChoices}</div>}
          <button
            ref={button}
            type="button"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={toggle}
            className={`md:ml-auto ${isOpen ? pillOn : pill}`}
          >
            {(isPhone || !isHydrated) && (
              <span className="flex items-center gap-2 md:hidden">
                <SlidersHorizontal aria-hidden className="hidden size-5 min-[24rem]:block" />
                <span>{copy.filters(active.length)}</span>
              </span>
            )}
            {!isPhone && <span className="max-md:hidden">{copy.more}</span>}
          </button>
        </div>
        <FilterPanel
          ref={panel}
          id={id}
          isOpen={isOpen}
          onShow={showResults}
          items={items}
          filter={filter}
          onChange={change}
          resetKey={resetKey}
          quickChoices={isPhone ? quickChoices : null}
          shown={shown}
        />
      </div>
      {filtering && (
        <div className="flex flex-wrap items-center gap-2 pt-3">
          <FilterChips
            active={active}
            onRemove={({ without }: ActiveFilter) => change(without)}
            onClear={clear}
            focusElsewhere={focusBar}
          />
          <p aria-hidden className="w-full text-small text-muted md:ml-auto md:w-auto">
            {result}
          </p>
        </div>
      )}
      <ResultStatus text={result} filter={filter} />
    </search>
  );
});
