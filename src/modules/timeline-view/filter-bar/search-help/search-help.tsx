import { useMemo, type ReactNode } from 'react';
import { itemDateText } from '@shared/item-date';
import { labelOf } from '@shared/item-label';
import type { FilterState } from '@/modules/timeline/filter/timeline-filter';
import type { TimelineItem } from '@/modules/timeline/rows';
import { useStoryLinks } from '@/modules/timeline/story-view';
import { copy as barCopy } from '../copy';
import { pill } from '../pill';
import { copy } from './copy';
import { suggestDates } from './suggest-dates';
import { suggestFilters } from './suggest-filters';

interface Props {
  items: TimelineItem[];
  filter: FilterState;
  onChoose: (next: FilterState) => void;
}

/** What a search without results searched, and the filters and items that its words could mean. */
export function SearchHelp(props: Props) {
  const { items, filter, onChoose } = props;
  const suggestions = useMemo(() => suggestFilters(items, filter), [items, filter]);
  const dates = useDateChoices(props);
  const names = suggestions.map(({ kind, value, name, filter: next }) => (
    <FilterChoice
      key={`${kind} ${value}`}
      text={kind === 'place' ? barCopy.place(name) : copy.contributor(name)}
      onChoose={() => onChoose(next)}
    />
  ));
  const choices = [...dates, ...names];
  return (
    <>
      <p className="mx-auto mt-3 max-w-[24em] text-muted">{copy.searched}</p>
      {choices.length > 0 && (
        <>
          <p className="mt-5 font-semibold">{copy.suggestions}</p>
          <ul className="mt-2 flex flex-wrap justify-center gap-2">{choices}</ul>
        </>
      )}
    </>
  );
}

/** Beside the results: what the text of the search means as a date. */
export function DateHelp(props: Props) {
  const choices = useDateChoices(props);
  if (choices.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-2 pt-3">
      <p className="text-small text-muted">{copy.suggestions}</p>
      <ul className="contents">{choices}</ul>
    </div>
  );
}

function useDateChoices({ items, filter, onChoose }: Props): ReactNode[] {
  const { periods, ofDay } = useMemo(() => suggestDates(items, filter), [items, filter]);
  const links = useStoryLinks();
  return [
    ...periods.map(({ count, words, filter: next }) => (
      <FilterChoice key={words} text={copy.period(count, words)} onChoose={() => onChoose(next)} />
    )),
    ...ofDay.map((item) => (
      <li key={item.id} className="max-w-full">
        <a
          href={links?.itemPath(item.id)}
          className={`${pill} max-w-full wrap-anywhere no-underline`}
        >
          {copy.datedItem(itemDateText(item.item_date, item.metadata), labelOf(item))}
        </a>
      </li>
    )),
  ];
}

const FilterChoice = ({ text, onChoose }: { text: string; onChoose: () => void }) => (
  <li className="max-w-full">
    <button type="button" className={`${pill} wrap-anywhere`} onClick={onChoose}>
      {text}
    </button>
  </li>
);
