import { memo, useId } from 'react';
import { formatItemDate } from './item-date/format-item-date';
import { languageOf } from '@/modules/timeline/item-language';
import { typeOf } from '@/modules/timeline/item-types';
import type { TimelineItem } from '@/modules/timeline/rows';
import { CardBoundary } from './card-boundary';
import { CardMedia } from './card-media';
import { CardText } from './card-text';
import { copy } from './copy';
import { labelOf } from '@shared/item-label';
import { LongText } from './long-text';

interface Props {
  item: TimelineItem;
  /** In the first viewport: the picture is loaded without delay. */
  eager?: boolean;
  headingLevel?: 2 | 3 | 4;
}

const frame = 'overflow-clip rounded-card border border-line bg-card';

/** One item. A row that fails to render affects only its own card. */
export const ItemCard = memo(function ItemCard(props: Props) {
  const { item, headingLevel = 3 } = props;
  const Heading = `h${headingLevel}` as const;
  const fallback = (
    <article className={`item-card ${frame} p-[1.125rem]`}>
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
  const { name, isPhotoPrint, isWritten, fillsCard } = typeOf(item);
  const hasTitle = item.title.trim() !== '';
  const isFilled = isWritten || fillsCard;
  // That of a letter is shown as the letter itself.
  const description = item.description?.trim();
  return (
    <article
      className={`item-card ${frame} ${isFilled ? 'h-full' : ''} ${isPhotoPrint && item.media_url ? 'shadow-print' : ''}`}
      {...(hasTitle
        ? { 'aria-labelledby': titleId }
        : { 'aria-label': `${name}, ${formatItemDate(item).spoken}` })}
    >
      <CardText item={item} titleId={titleId} headingLevel={headingLevel} />
      <div className={`card-content ${isFilled ? 'grow' : ''}`}>
        <CardMedia item={item} eager={eager} />
      </div>
      {!isWritten && description && (
        <div className="card-text">
          <LongText
            key={description}
            text={description}
            about={labelOf(item)}
            lang={languageOf(item)}
            className="text-body leading-normal break-words"
          />
        </div>
      )}
    </article>
  );
}
