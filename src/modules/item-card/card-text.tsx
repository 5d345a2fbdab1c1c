import { ItemDate } from './item-date/item-date';
import type { TimelineItem } from '@/modules/timeline/rows';
import { Avatar } from '@/modules/timeline/people/avatar';
import { contributorOf, unknownContributor } from '@/modules/timeline/people/contributor-names';
import { ItemLink } from './item-link';
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
          <Heading id={titleId} className="card-title">
            <ItemLink id={item.id}>{item.title}</ItemLink>
          </Heading>
        )}
        <p className="card-date landmark">
          {hasTitle ? (
            <ItemDate item={item} />
          ) : (
            <ItemLink id={item.id}>
              <ItemDate item={item} />
            </ItemLink>
          )}
        </p>
      </header>
      <p className="card-foot">
        {isKnown && <Avatar {...contributor} className="size-7 text-[0.75rem]" />}
        <span className={isKnown ? 'user-text' : 'card-extra'}>{contributor.name}</span>
        <PlaceBadge place={item.metadata.location_name} />
      </p>
    </>
  );
}

function PlaceBadge({ place }: { place: string | undefined }) {
  const short = locationBadge(place);
  if (!short) return null;
  const whole = place!.trim();
  return (
    <span data-tooltip={short === whole ? undefined : whole} className="card-place">
      <span aria-hidden="true" className="user-text">
        {short}
      </span>
      <span className="sr-only">{`${copy.location} ${whole}`}</span>
    </span>
  );
}
