import { useMemo, useState, type CSSProperties } from 'react';
import { formatItemDate } from '@/modules/item-card/item-date/format-item-date';
import { FittingPicture } from '@/modules/item-card/media/fitting-picture';
import { aspectRatioOf } from '@/modules/item-card/media/picture';
import { useHeldUrl } from '@/modules/timeline/media-files/use-held-url';
import type { TimelineItem } from '@/modules/timeline/rows';
import { useStoryLinks } from '@/modules/timeline/story-view';
import { headItems, type HeadItem } from './head-items';

interface Props {
  /** Those read so far, the oldest first. */
  items: readonly TimelineItem[];
  isComplete: boolean;
}

/** The first pictures of a story, as prints on a pile. Their place is there before they are read. */
export function StoryPrints({ items, isComplete }: Props) {
  const [broken, setBroken] = useState<ReadonlySet<string>>(new Set());
  const shown = useMemo(() => {
    const all: (HeadItem | null)[] = headItems(items, broken);
    // The middle and the end of a story are known once the whole of it has been read.
    return isComplete ? all : [all[0] ?? null, null, null];
  }, [items, isComplete, broken]);
  if (shown.length === 0) return null;
  return (
    <div className="story-prints" data-count={shown.length}>
      {shown.map((one, index) =>
        one ? (
          <HeadPrint
            key={one.item.id}
            {...one}
            isFront={index === 0}
            onBroken={(url) => setBroken((before) => new Set([...before, url]))}
          />
        ) : (
          // oxlint-disable-next-line react/no-array-index-key -- an empty print has nothing else
          <div key={index} className="story-print print" />
        ),
      )}
    </div>
  );
}

/** The widest print, by the rules of `story-head.css`. */
const printSizes = '(min-width: 640px) 270px, 65vw';

interface PrintProps extends HeadItem {
  isFront: boolean;
  onBroken: (url: string) => void;
}

function HeadPrint({ item, url, isFront, onBroken }: PrintProps) {
  const links = useStoryLinks();
  const held = useHeldUrl(url);
  const { text: date } = formatItemDate(item);
  const ratio = held ? aspectRatioOf(item.metadata) : 1.25;
  return (
    // Like the picture of a card: the title of the item is its link for keyboard and screen reader.
    <a
      href={links?.itemPath(item.id)}
      aria-hidden="true"
      tabIndex={-1}
      data-date={date}
      className="story-print print font-display"
      style={{ '--ratio': ratio } as CSSProperties}
    >
      {held ? (
        <span className="story-print-picture relative block overflow-hidden">
          <FittingPicture
            url={held}
            alt=""
            metadata={item.metadata}
            eager={isFront}
            sizes={printSizes}
            className="size-full"
            onBroken={() => onBroken(held)}
          />
        </span>
      ) : (
        <span className="story-print-picture story-note">
          <span className="line-clamp-5" data-text={item.description?.trim() || item.title} />
        </span>
      )}
    </a>
  );
}
