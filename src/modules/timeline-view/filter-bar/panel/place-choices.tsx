import { useMemo } from 'react';
import type { TimelineItem } from '@/modules/timeline/rows';
import { ChoiceList } from './choice-list';
import { placesByFrequency } from '@/modules/timeline/filter/listed-places';
import { copy } from './copy';

interface Props {
  /** All items of the story, also those that the filter hides. */
  items: readonly TimelineItem[];
  selected: string[];
  onChange: (selected: string[]) => void;
}

export function PlaceChoices({ items, selected, onChange }: Props) {
  const places = useMemo(() => placesByFrequency(items), [items]);
  const choices = places.map(({ name, count }) => ({
    value: name,
    name,
    label: (
      <span className="min-w-0 py-1 leading-snug wrap-anywhere">
        <span>{name}</span> <span className="text-muted tabular-nums">{`(${count})`}</span>
      </span>
    ),
  }));
  return (
    <ChoiceList
      legend={copy.places}
      searchLabel={copy.findPlace}
      noneFound={copy.noPlace}
      choices={choices}
      selected={selected}
      onChange={onChange}
    />
  );
}
