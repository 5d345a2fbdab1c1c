import { useMemo, useRef, useState } from 'react';
import { Dialog } from '@/components/ui/dialog';
import type { StoryToolProps, StoryView } from '@/modules/timeline/story-view';
import { copy } from './copy';
import { MapFrame } from './map-frame';
import { PlaceList } from './place-list';
import { PlacePanel } from './place-panel';
import { placesOnMap } from './drawing/places-on-map';
import { planMap, createProjection } from './drawing/map-plan';

const dialog =
  'h-dvh rounded-none! scroll-pt-[calc(44dvh+6rem)] md:h-[calc(100dvh-4rem)]! md:w-[min(80rem,calc(100vw-4rem))]! md:rounded-bar! lg:scroll-pt-16 low:h-dvh! low:max-h-dvh! low:w-full! low:max-w-none! low:rounded-none! low:scroll-pt-16';

/** The places of the items, the part of the world that the map shows, and each place as a point of it. */
function layOut(items: StoryView['items'], shown: StoryView['shown']) {
  const places = placesOnMap(items, shown);
  const plan = planMap(places);
  const project = createProjection(plan);
  const points = places.map((place) => ({ place, at: project([place.lng, place.lat]) ?? [0, 0] }));
  const shownIds = new Set(shown.map(({ id }) => id));
  return { places, shownIds, plan, points };
}

/** The dialog with the places of a story, as a map and as a list. */
export default function StoryMap({ view, onClose }: StoryToolProps) {
  const { items, shown } = view;
  const { places, shownIds, plan, points } = useMemo(() => layOut(items, shown), [items, shown]);
  const [highlightedId, setHighlightedId] = useState<string | null>(null);
  const [selectedIds, setSelectedIds] = useState<string[]>([]);
  const list = useRef<HTMLDivElement>(null);
  const selectedPlaces = places.filter(({ id }) => selectedIds.includes(id));
  const isFiltered = places.some((place) => place.shown < place.items.length);

  const onSelect = (ids: string[]) => {
    setHighlightedId(null);
    setSelectedIds(ids);
  };
  const onBack = () => {
    const [last] = selectedIds;
    setSelectedIds([]);
    requestAnimationFrame(() =>
      list.current?.querySelector<HTMLElement>(`[data-place="${CSS.escape(last ?? '')}"]`)?.focus(),
    );
  };
  const choice = { highlightedId, onHighlight: setHighlightedId, onSelect };
  return (
    <Dialog title={copy.title} closeLabel={copy.close} onClose={onClose} className={dialog}>
      <div className="grid grid-cols-1 gap-4 lg:h-[calc(100dvh-10rem)] lg:min-h-[22rem] lg:grid-cols-[minmax(0,1fr)_minmax(0,min(22rem,42%))] lg:gap-6 low:h-[calc(100dvh-6rem)] low:min-h-0 low:grid-cols-[minmax(0,1fr)_minmax(0,min(22rem,42%))]">
        <div className="sticky top-16 z-10 h-[44dvh] bg-card lg:static lg:h-auto low:static low:h-auto">
          <MapFrame {...choice} points={points} plan={plan} selectedIds={selectedIds} />
        </div>
        <div
          ref={list}
          // What scrolls is a stop in Firefox; here each place is one.
          tabIndex={-1}
          className="min-w-0 lg:-mr-3 lg:overflow-y-auto lg:pr-3 low:-mr-3 low:overflow-y-auto low:pr-3"
        >
          {selectedPlaces.length > 0 ? (
            <PlacePanel
              key={selectedIds.join('\n')}
              {...choice}
              isFiltered={isFiltered}
              places={selectedPlaces}
              shownIds={shownIds}
              onBack={onBack}
              onNavigate={onClose}
            />
          ) : (
            <>
              {isFiltered && <p className="pb-2 text-small text-muted">{copy.filtered}</p>}
              <h3 className="sr-only">{copy.places}</h3>
              <PlaceList {...choice} isFiltered={isFiltered} places={places} />
            </>
          )}
        </div>
      </div>
    </Dialog>
  );
}
