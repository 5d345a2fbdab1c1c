import { copy } from './copy';
import { getPlaceLabel, type MapPlace } from './drawing/places-on-map';

interface Props {
  /** In the panel: one place, or several of one mark. */
  places: readonly MapPlace[];
  isFiltered: boolean;
  highlightedId: string | null;
  onHighlight: (id: string | null) => void;
  onSelect: (ids: string[]) => void;
}

export const getCountText = ({ shown, items }: MapPlace, isFiltered: boolean) => {
  if (!isFiltered || shown === items.length) return copy.events(items.length);
  return shown === 0 ? copy.hidden : copy.eventsOf(shown, items.length);
};

/** All places in order of their first item: the text alternative of the map. */
export function PlaceList({ places, isFiltered, highlightedId, onHighlight, onSelect }: Props) {
  return (
    <ol className="grid grid-cols-1">
      {places.map((place) => (
        <li key={place.id}>
          <button
            type="button"
            data-place={place.id}
            onClick={() => onSelect([place.id])}
            onPointerEnter={({ pointerType }) => pointerType === 'mouse' && onHighlight(place.id)}
            onPointerLeave={() => onHighlight(null)}
            onFocus={() => onHighlight(place.id)}
            onBlur={() => onHighlight(null)}
            className={`flex min-h-11 w-full items-start gap-3 rounded-card px-2 py-2 text-left focus-visible:-outline-offset-2 ${place.id === highlightedId ? 'bg-wash' : ''}`}
          >
            <span
              aria-hidden="true"
              className={`mt-px grid size-7 flex-none place-items-center rounded-full font-display text-[0.875rem] leading-none lining-nums ${place.shown > 0 ? 'bg-primary text-white' : 'border border-edge text-muted'}`}
            >
              {place.number}
            </span>
            <span className="min-w-0 leading-snug">
              <span className={`block wrap-anywhere ${place.shown > 0 ? '' : 'text-muted'}`}>
                {place.since && <span className="landmark">{`${place.since} `}</span>}
                <span className="user-text">{getPlaceLabel(place)}</span>
              </span>
              <span className="block text-small text-muted">{getCountText(place, isFiltered)}</span>
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
}
