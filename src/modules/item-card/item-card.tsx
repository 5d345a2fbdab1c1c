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
  /** The width of its picture, as the attribute `sizes`. */
  sizes?: string;
  /** Its text is long, and is folded under a button. */
  isFolded?: boolean;
  headingLevel?: 2 | 3 | 4;
}

/** One item: its file, and the caption of that. A row that fails to render affects only its own card. */
export const ItemCard = memo(function ItemCard(props: Props) {
  const { item, headingLevel = 3 } = props;
  const Heading = `h${headingLevel}` as const;
  const fallback = (
    <article className="item-card">
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

function Card({ item, eager = false, sizes = '100vw', isFolded = false, headingLevel = 3 }: Props) {
  const titleId = useId();
  const { name, isWritten } = typeOf(item);
  const hasTitle = item.title.trim() !== '';
  // That of a letter is shown as the letter itself.
  const description = item.description?.trim();
  return (
    <article
      className="item-card"
      {...(hasTitle
        ? { 'aria-labelledby': titleId }
        : { 'aria-label': `${name}, ${formatItemDate(item).spoken}` })}
    >
      <CardText item={item} titleId={titleId} headingLevel={headingLevel} />
      <CardMedia item={item} eager={eager} sizes={sizes} />
      {!isWritten && description && (
        <LongText
          key={description}
          text={description}
          about={labelOf(item)}
          lang={languageOf(item)}
          isFolded={isFolded}
          className="card-text"
        />
      )}
    </article>
  );
}
