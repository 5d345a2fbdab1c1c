import { Link } from 'react-router-dom';
import { serializeFilter } from '@/modules/timeline/filter/filter-params';
import { ItemDate } from '@/modules/item-card/item-date/item-date';
import { labelOf } from '@shared/item-label';
import { useStoryLinks } from '@/modules/timeline/story-view';
import { emptyFilter } from '@/modules/timeline/filter/timeline-filter';
import { copy } from './copy';
import type { MapPlace } from './drawing/places-on-map';

interface Props {
  place: MapPlace;
  /** Ids of the items that match the filter. */
  shownIds: ReadonlySet<string>;
  /** The link to the story is followed. */
  onNavigate: () => void;
}

/** The list is limited; the story itself shows all. */
const maxListed = 60;

/** The items of one place with links, and a link to the story filtered by this place. */
export function PlaceItems({ place, shownIds, onNavigate }: Props) {
  const { storyPath, itemPath } = useStoryLinks()!;
  const listed = place.name ? place.items.slice(0, maxListed) : place.items;
  return (
    <>
      <ul className="grid grid-cols-1 py-1">
        {listed.map((item) => (
          <li key={item.id} className="border-b border-line last:border-0">
            <PlaceItem item={item} isShown={shownIds.has(item.id)} path={itemPath(item.id)} />
          </li>
        ))}
      </ul>
      {listed.length < place.items.length && (
        <p className="pb-2 text-small text-muted">
          {copy.andMore(place.items.length - listed.length)}
        </p>
      )}
      {place.name && (
        <Link
          to={
            storyPath.replace(/\?.*/s, '') +
            serializeFilter('', { ...emptyFilter, places: [place.name] })
          }
          onClick={onNavigate}
          className="button mt-3 w-full"
        >
          {copy.showInStory}
        </Link>
      )}
    </>
  );
}

interface PlaceItemProps {
  item: MapPlace['items'][number];
  isShown: boolean;
  path: string;
}

/** Its item opens over the map, as the link of a card does over the story. */
function PlaceItem({ item, isShown, path }: PlaceItemProps) {
  return (
    <a
      href={path}
      className="block min-h-11 px-2 py-2 leading-snug rounded-card hover:bg-wash focus-visible:-outline-offset-2"
    >
      <span className="landmark block text-small">
        <ItemDate item={item} />
      </span>
      <span className={`block wrap-anywhere ${isShown ? '' : 'text-muted'}`}>{labelOf(item)}</span>
      {!isShown && <span className="block text-small text-muted">{copy.hidden}</span>}
    </a>
  );
}
