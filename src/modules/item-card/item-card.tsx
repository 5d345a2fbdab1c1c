import { memo, useId } from 'react';
import { itemDate } from './item-date/date-words';
import type { TimelineItem } from '@/modules/timeline/rows';
import { contributorName, type Person } from '@/modules/timeline/avatar';
import { CardBoundary } from './card-boundary';
import { CardMedia } from './card-media';
import { CardText } from './card-text';
import { copy } from './copy';
import { kindOf } from './item-label';

interface Props {
  item: TimelineItem;
  /** On the first screen: its picture is fetched at once. */
  eager?: boolean;
  headingLevel?: 2 | 3 | 4;
}

const frame = 'overflow-hidden rounded-card border border-line bg-card';

/** One moment of a story. A row that cannot be drawn costs its own card and no other. */
export const ItemCard = memo(function ItemCard(props: Props) {
  const { item, headingLevel = 3 } = props;
  const Heading = `h${headingLevel}` as const;
  const fallback = (
    <article className={`${frame} p-[1.125rem]`}>
      {item.title && <Heading className="mb-1.5 text-h3 break-words">{item.title}</Heading>}
      <p className="text-muted">{copy.cardBroken}</p>
    </article>
  );
  return (
    <CardBoundary version={item} fallback={fallback}>
      <Card {...props} />
    </CardBoundary>
  );
});

function Card({ item, eager = false, headingLevel = 3 }: Props) {
  const titleId = useId();
  const author: Person = {
    id: item.created_by,
    name: contributorName(item.creator?.display_name),
    avatarUrl: item.creator?.avatar_url ?? null,
  };
  const titled = item.title.trim() !== '';
  return (
    <article
      className={`${frame} ${item.item_type === 'photo' && item.media_url ? 'shadow-print' : ''}`}
      {...(titled
        ? { 'aria-labelledby': titleId }
        : { 'aria-label': `${kindOf(item)}, ${itemDate(item).spoken}` })}
    >
      <CardMedia item={item} author={author} eager={eager} />
      <CardText
        item={item}
        author={author}
        titleId={titleId}
        headingLevel={headingLevel}
        withDescription={item.item_type !== 'text'}
      />
    </article>
  );
}
