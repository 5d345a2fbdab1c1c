import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { timelineItemSchema, type TimelineItem } from '@/modules/timeline/rows';
import { emptyFilter, type FilterState } from '@/modules/timeline/filter/timeline-filter';
import { viewOf } from '@/modules/timeline/filter/view-of';
// Loads the lazy chunk before a test opens the panel.
import '@/modules/timeline-view/filter-bar/panel/panel';
import { FilterBar } from '@/modules/timeline-view/filter-bar/filter-bar';

const item = (fields: object): TimelineItem =>
  timelineItemSchema.parse({ id: crypto.randomUUID(), ...fields });

const noor = { created_by: 'n', creator: { display_name: 'Noor Bakker', avatar_url: null } };
const karel = {
  created_by: 'k',
  creator: { display_name: 'Karel Jansen', avatar_url: '/karel.webp' },
};
const nameless = { created_by: 'o', creator: null };

const story = [
  item({
    title: 'De trouwdag',
    item_type: 'photo',
    item_date: '1955-05-04',
    metadata: { location_name: 'Utrecht' },
    ...karel,
  }),
  item({ title: 'Brief van de boot', item_type: 'text', item_date: '1954-07-19', ...nameless }),
  item({
    title: 'Ons liedje',
    item_type: 'audio',
    item_date: '1957-10-01',
    media_url: '/lied.mp3',
    metadata: { location_name: 'Curaçao' },
    ...noor,
  }),
  item({
    title: 'Oma vertelt',
    item_type: 'audio',
    item_date: '1959-01-01',
    metadata: { location_name: ' Utrecht' },
    ...noor,
  }),
];

const read = { items: story, isComplete: true, lastDay: null, pending: new Set<string>() };

/** Renders the bar on a page that filters `story`; `latest()` is the last filter from onChange. */
export function renderBar(initial: Partial<FilterState> = {}) {
  let latest: FilterState = { ...emptyFilter, ...initial };
  const calls: FilterState[] = [];
  function Page() {
    const [filter, setFilter] = useState(latest);
    const change = (next: FilterState) => {
      latest = next;
      calls.push(next);
      setFilter(next);
    };
    const { names, shown } = viewOf(read, filter, undefined);
    return (
      <FilterBar
        isComplete
        items={story}
        filter={filter}
        names={names}
        onChange={change}
        shown={shown.length}
        total={story.length}
      />
    );
  }
  render(<Page />);
  return { user: userEvent.setup(), latest: () => latest, calls };
}
