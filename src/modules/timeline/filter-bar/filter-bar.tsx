import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import {
  memo,
  useCallback,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  type Ref,
} from 'react';
import { whenQuiet } from '@/lib/when-quiet';
import { contributorsOf } from '../contributors';
import type { TimelineItem } from '../rows';
import {
  emptyFilter,
  isFiltering,
  prepareSearch,
  type FilterState,
  type Manner,
} from '../timeline-filter';
import { activeFilters, type ActiveFilter } from './active-filters';
import { copy } from './copy';
import { FilterChips } from './filter-chips';
import { FilterPanel } from './filter-panel';
import { offeredTypes } from './offered-types';
import { pill, pillOn } from './pill';
import { ResultStatus } from './result-status';
import { SearchField } from './search-field';
import { SortOrder } from './sort-order';
import { TypePills } from './type-pills';
import { useFilterDraft } from './use-filter-draft';
import { useIsPhone } from './use-is-phone';
import { usePanel } from './use-panel';

interface Props {
  /** All items of the story, also those that the filter hides. */
  items: TimelineItem[];
  filter: FilterState;
  /** Called at every key; hand the very same object back as `filter`, at once or later. */
  onChange: (next: FilterState, how: Manner) => void;
  /** How many items the filter leaves, of how many. */
  shown: number;
  total: number;
  /** For who takes the filter off elsewhere: the focus goes here. */
  handle?: Ref<FilterBarHandle>;
}

export interface FilterBarHandle {
  focus: () => void;
}

export const FilterBar = memo(function FilterBar(props: Props) {
  const { items, filter, onChange, shown, total, handle } = props;
  const { draft, change, changeAnew, version } = useFilterDraft(filter, onChange);
  const isPhone = useIsPhone();
  const { id, isOpen, button, panel, close, toggle } = usePanel(isPhone);
  const bar = useRef<HTMLElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const contributors = useMemo(() => contributorsOf(items), [items]);
  const types = useMemo(() => offeredTypes(items, draft.contentTypes), [items, draft.contentTypes]);
  useEffect(() => whenQuiet(() => prepareSearch(items)), [items]);
  const active = activeFilters(draft, contributors);
  const filtering = isFiltering(draft);
  const result = copy.result(shown, total, filtering);

  // Under the head of a story its first cards may lie below the fold.
  const bringResults = () => bar.current?.scrollIntoView({ block: 'start' });
  const onSearchKey = () => {
    // Puts the keyboard of a phone away.
    if (isPhone) search.current?.blur();
    bringResults();
  };
  const showResults = () => {
    close();
    bringResults();
  };
  // On a phone the search field would bring up the keyboard over the results.
  const focusBar = () => (isPhone ? button : search).current?.focus();
  useImperativeHandle(handle, () => ({ focus: focusBar }));
  const remove = ({ key, without }: ActiveFilter) =>
    key === 'range' ? changeAnew(without) : change(without);
  const latest = useRef({ draft, change });
  useEffect(() => {
    latest.current = { draft, change };
  });
  const choose = useCallback((choice: Partial<FilterState>) => {
    const now = latest.current;
    now.change({ ...now.draft, ...choice });
  }, []);
  const { contentTypes: selected, sortOrder } = draft;
  // Not drawn anew at every key in the search field.
  const quickChoices = useMemo(
    () => (
      <>
        <TypePills
          offered={types}
          selected={selected}
          onChange={(contentTypes) => choose({ contentTypes })}
        />
        <SortOrder value={sortOrder} onChange={(order) => choose({ sortOrder: order })} />
      </>
    ),
    [types, selected, sortOrder, choose],
  );
  return (
    <search ref={bar} aria-label={copy.bar} className="block">
      <div className="rounded-bar border border-line bg-card p-2 md:px-3.5 md:py-3">
        <div className="flex flex-wrap items-center gap-2">
          <SearchField
            value={draft.search}
            onChange={(text, how) => change({ ...draft, search: text }, how)}
            input={search}
            onSearchKey={onSearchKey}
          />
          {!isPhone && quickChoices}
          <button
            ref={button}
            type="button"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={toggle}
            className={`md:ml-auto ${isOpen ? pillOn : pill}`}
          >
            {isPhone && (
              <SlidersHorizontal aria-hidden className="hidden size-5 min-[24rem]:block" />
            )}
            {isPhone ? copy.filters(active.length) : copy.more}
          </button>
        </div>
        <FilterPanel
          ref={panel}
          id={id}
          isOpen={isOpen}
          onShow={showResults}
          items={items}
          contributors={contributors}
          filter={draft}
          onChange={change}
          version={version}
          quickChoices={isPhone ? quickChoices : null}
          shown={shown}
        />
      </div>
      {filtering && (
        <div className="flex flex-wrap items-center gap-2 pt-3">
          <FilterChips
            active={active}
            onRemove={remove}
            onClear={() => changeAnew({ ...emptyFilter })}
            focusElsewhere={focusBar}
          />
          <p aria-hidden className="w-full text-small text-muted md:ml-auto md:w-auto">
            {result}
          </p>
        </div>
      )}
      <ResultStatus text={result} filter={draft} />
    </search>
  );
});
