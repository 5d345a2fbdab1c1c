import { Link } from 'react-router-dom';
import { withFilter } from '@/modules/timeline/filter/filter-params';
import { ItemDate } from '@/modules/item-card/item-date/item-date';
import { labelOf } from '@/modules/item-card/item-label';
import { useStoryLinks } from '@/modules/timeline/story-view';
import { emptyFilter } from '@/modules/timeline/filter/timeline-filter';
import { copy } from './copy';
import type { MapPlace } from './drawing/places-on-map';

interface Props {
  place: MapPlace;
  /** Ids of what the filter leaves. */
  left: ReadonlySet<string>;
  onNavigate: () => void;
}

/** More are better read in the story itself. */
const most = 60;

/** What happened at one place, each moment with its address, and the way to them in the story. */
export function PlaceItems({ place, left, onNavigate }: Props) {
  const links = useStoryLinks();
  const listed = place.name ? place.items.slice(0, most) : place.items;
  const inStory =
    links && place.name
      ? links.storyPath.replace(/\?.*/s, '') +
        withFilter('', { ...emptyFilter, places: [place.name] })
      : null;
  return (
    <>
      <ul className="grid grid-cols-1 py-1">
        {listed.map((item) => (
          <li key={item.id} className="border-b border-line last:border-0">
            <PlaceItem
              item={item}
              isLeft={left.has(item.id)}
              path={links?.itemPath(item.id)}
              onNavigate={onNavigate}
            />
          </li>
        ))}
      </ul>
      {listed.length < place.items.length && (
        <p className="pb-2 text-small text-muted">
          {copy.andMore(place.items.length - listed.length)}
        </p>
      )}
      {inStory && (
        <Link to={inStory} onClick={onNavigate} className="button mt-3 w-full">
          {copy.showInStory}
        </Link>
      )}
    </>
  );
}

interface PlaceItemProps {
  item: MapPlace['items'][number];
  isLeft: boolean;
  path: string | undefined;
  onNavigate: () => void;
}

function PlaceItem({ item, isLeft, path, onNavigate }: PlaceItemProps) {
  const words = (
    <>
      <span className="landmark block text-small">
        <ItemDate item={item} />
      </span>
      <span className={`block wrap-anywhere ${isLeft ? '' : 'text-muted'}`}>{labelOf(item)}</span>
      {!isLeft && <span className="block text-small text-muted">{copy.hidden}</span>}
    </>
  );
  const look = 'block min-h-11 px-2 py-2 leading-snug';
  if (!path) return <span className={look}>{words}</span>;
  return (
    <Link
      to={path}
      onClick={onNavigate}
      className={`${look} rounded-card hover:bg-wash focus-visible:-outline-offset-2`}
    >
      {words}
    </Link>
  );
}
