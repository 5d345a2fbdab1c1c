import { ItemDate } from './item-date/item-date';
import type { TimelineItem } from '@/modules/timeline/rows';
import { Avatar, type Person } from '@/modules/timeline/people/avatar';
import { LongText } from './long-text';
import { ItemLink } from './item-link';
import { labelOf } from './item-label';
import { PlaceBadge } from './place-badge';

interface Props {
  item: TimelineItem;
  contributor: Person;
  titleId: string;
  headingLevel: 2 | 3 | 4;
  /** False if the description is already shown as the media of the card. */
  withDescription: boolean;
}

/** Date, title, description, contributor and place. */
export function CardText({ item, contributor, titleId, headingLevel, withDescription }: Props) {
  const Heading = `h${headingLevel}` as const;
  const description = item.description?.trim();
  const hasTitle = item.title.trim() !== '';
  return (
    <div className="card-text flex flex-col px-[18px] pt-4 pb-[1.125rem]">
      <p className="landmark text-[1.0625rem] leading-tight break-words">
        {hasTitle ? (
          <ItemDate item={item} />
        ) : (
          <ItemLink id={item.id}>
            <ItemDate item={item} />
          </ItemLink>
        )}
      </p>
      {hasTitle && (
        <Heading id={titleId} className="mt-2 text-h3 break-words">
          <ItemLink id={item.id}>{item.title}</ItemLink>
        </Heading>
      )}
      {withDescription && description && (
        <LongText
          key={description}
          text={description}
          about={labelOf(item)}
          className="mt-1.5 text-body leading-normal break-words"
        />
      )}
      <div className="mt-auto flex flex-wrap pt-3.5 items-center justify-between gap-x-3 gap-y-2 text-small text-muted">
        <p className="flex min-w-0 items-center gap-2.5">
          <Avatar {...contributor} className="size-8 text-[0.875rem]" />
          <span className="user-text min-w-0 break-words">{contributor.name}</span>
        </p>
        <PlaceBadge place={item.metadata.location_name} />
      </div>
    </div>
  );
}
