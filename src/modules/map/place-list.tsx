import { copy } from './copy';
import { calledOf, type MapPlace } from './drawing/places-on-map';

interface Props {
  places: readonly MapPlace[];
  isFiltered: boolean;
  lit: string | null;
  onLight: (id: string | null) => void;
  onChoose: (ids: string[]) => void;
}

export const countText = ({ shown, moments }: MapPlace, isFiltered: boolean) => {
  if (!isFiltered || shown === moments.length) return copy.events(moments.length);
  return shown === 0 ? copy.hidden : copy.eventsOf(shown, moments.length);
};

/** The places in the order of the story: all that the map shows, for ears and fingers too. */
export function PlaceList({ places, isFiltered, lit, onLight, onChoose }: Props) {
  return (
    <ol className="grid grid-cols-1">
      {places.map((place) => (
        <li key={place.id}>
          <button
            type="button"
            data-place={place.id}
            onClick={() => onChoose([place.id])}
            onPointerEnter={({ pointerType }) => pointerType === 'mouse' && onLight(place.id)}
            onPointerLeave={() => onLight(null)}
            onFocus={() => onLight(place.id)}
            onBlur={() => onLight(null)}
            className={`flex min-h-11 w-full items-start gap-3 rounded-card px-2 py-2 text-left focus-visible:-outline-offset-2 ${place.id === lit ? 'bg-wash' : ''}`}
          >
            <span
              aria-hidden="true"
              className={`mt-px grid size-7 flex-none place-items-center rounded-full font-display text-[0.875rem] leading-none lining-nums ${place.shown > 0 ? 'bg-primary text-white' : 'border border-edge text-muted'}`}
            >
              {place.number}
            </span>
            <span className="min-w-0 leading-snug">
              <span className={`block wrap-anywhere ${place.shown > 0 ? '' : 'text-muted'}`}>
                {place.since && <span className="landmark">{place.since}</span>}{' '}
                <span className="own-words">{calledOf(place)}</span>
              </span>
              <span className="block text-small text-muted">{countText(place, isFiltered)}</span>
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
}
