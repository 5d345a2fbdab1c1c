import ArrowLeftIcon from 'lucide-react/icons/arrow-left';
import { useEffect, useRef, type ComponentProps } from 'react';
import { copy } from './copy';
import { getCountText, PlaceList } from './place-list';
import { PlaceItems } from './place-items';
import { getPlaceLabel } from './drawing/places-on-map';

interface Props extends ComponentProps<typeof PlaceList> {
  shownIds: ReadonlySet<string>;
  onBack: () => void;
  onNavigate: () => void;
}

/** The selected places, with a button back to the list of all. Its heading takes focus. */
export function PlacePanel({ shownIds, onBack, onNavigate, ...list }: Props) {
  const { places, isFiltered } = list;
  const heading = useRef<HTMLHeadingElement>(null);
  const place = places.length === 1 ? places[0] : undefined;
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <button
        type="button"
        onClick={onBack}
        className="-ml-2 inline-flex min-h-11 items-center gap-2 rounded-full px-2 text-small hover:text-primary"
      >
        <ArrowLeftIcon aria-hidden="true" className="size-5" />
        {copy.allPlaces}
      </button>
      <h3 ref={heading} tabIndex={-1} className="pt-1 text-h3 wrap-anywhere outline-none">
        {place ? getPlaceLabel(place) : copy.together(places.length)}
      </h3>
      {place ? (
        <>
          <p className="text-small text-muted">{getCountText(place, isFiltered)}</p>
          <PlaceItems place={place} shownIds={shownIds} onNavigate={onNavigate} />
        </>
      ) : (
        <PlaceList {...list} />
      )}
    </>
  );
}
