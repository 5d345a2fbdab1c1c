import ArrowLeftIcon from 'lucide-react/icons/arrow-left';
import { useEffect, useRef } from 'react';
import { copy } from './copy';
import { countText, PlaceList } from './place-list';
import { PlaceMoments } from './place-items';
import { calledOf, type MapPlace } from './drawing/places-on-map';

interface Props {
  /** One place, or several that lie together on the map. */
  places: readonly MapPlace[];
  isFiltered: boolean;
  left: ReadonlySet<string>;
  lit: string | null;
  onLight: (id: string | null) => void;
  onChoose: (ids: string[]) => void;
  onBack: () => void;
  onLeave: () => void;
}

/** What was chosen on the map or in the list; focus goes there, and Back to the list of all. */
export function PlacePanel(props: Props) {
  const { places, isFiltered, left, lit, onLight, onChoose, onBack, onLeave } = props;
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
        {place ? calledOf(place) : copy.together(places.length)}
      </h3>
      {place ? (
        <>
          <p className="text-small text-muted">{countText(place, isFiltered)}</p>
          <PlaceMoments place={place} left={left} onLeave={onLeave} />
        </>
      ) : (
        <PlaceList
          places={places}
          isFiltered={isFiltered}
          lit={lit}
          onLight={onLight}
          onChoose={onChoose}
        />
      )}
    </>
  );
}
