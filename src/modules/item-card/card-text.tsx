import { ItemDate } from './item-date/item-date';
import type { TimelineItem } from '@/modules/timeline/rows';
import { Avatar } from '@/modules/timeline/people/avatar';
import { contributorOf, unknownContributor } from '@/modules/timeline/people/contributor-names';
import { ItemLink } from './item-link';
import MapPinIcon from 'lucide-react/icons/map-pin';
import { locationBadge } from '@/modules/timeline/places';
import { copy } from './copy';

interface Props {
  item: TimelineItem;
  titleId: string;
  headingLevel: 2 | 3 | 4;
}

/**
 * Title and date, then contributor and place. They come before the media in the document, so that a screen
 * reader says what it is before the letter or the player; `item-card.css` puts them below.
 */
export function CardText({ item, titleId, headingLevel }: Props) {
  const Heading = `h${headingLevel}` as const;
  const contributor = contributorOf(item);
  const hasTitle = item.title.trim() !== '';
  // A reader view leaves out what is called extra.
  const isKnown = contributor.name !== unknownContributor;
  return (
    <>
      <header className="card-head">
        {hasTitle && (
          <Heading id={titleId} className="mt-2 text-h3 break-words">
            <ItemLink id={item.id}>{item.title}</ItemLink>
          </Heading>
        )}
        <p className="landmark text-[1.0625rem] leading-tight break-words">
          {hasTitle ? (
            <ItemDate item={item} />
          ) : (
            <ItemLink id={item.id}>
              <ItemDate item={item} />
            </ItemLink>
          )}
        </p>
      </header>
      <div className="card-foot flex flex-wrap items-center justify-between gap-x-3 gap-y-2 text-small text-muted">
        <p className="flex min-w-0 items-center gap-2.5">
          <Avatar {...contributor} className="size-8 text-[0.875rem]" />
          <span className={`user-text min-w-0 break-words ${isKnown ? '' : 'card-extra'}`}>
            {contributor.name}
          </span>
        </p>
        <PlaceBadge place={item.metadata.location_name} />
      </div>
    </>
  );
}

function PlaceBadge({ place }: { place: string | undefined }) {
  const short = locationBadge(place);
  if (!short) return null;
  return (
    <span
      data-tooltip={short === place?.trim() ? undefined : place?.trim()}
      className="inline-flex max-w-full items-center gap-1.5 rounded-[1rem] bg-wash px-[12px] py-0.5 text-small leading-snug"
    >
      <MapPinIcon aria-hidden="true" className="size-4 shrink-0 text-accent" />
      <span aria-hidden="true" className="user-text min-w-0 break-words">
        {short}
      </span>
      <span className="sr-only">{`${copy.location} ${place?.trim()}`}</span>
    </span>
  );
}
