import { useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { showToast } from '@/components/toast/toast-store';
import { useIsLongerThan } from '@/lib/browser/use-is-longer-than';
import { prefetch, useLazyModule } from '@/lib/use-lazy-module';
import type { TimelineItem } from '@/modules/timeline/rows';
import { ItemActions } from '@/modules/share/item-actions';
import { leaveOpenedItem } from '../first-screen/leave-first-screen';
import { copy } from './copy';
import { loadLightbox, type FromStory } from './use-item-links';
import { useOpenItem } from './use-open-item';

// Loaded in parallel with the lightbox, which opens without motion if this is late.
prefetch(() => import('@/modules/lightbox/motion/motion-features'));

interface OpenItemProps {
  /** The item in the address; null at the address of the story. */
  itemId: string | null;
  /** The items that the lightbox pages through. */
  shown: readonly TimelineItem[];
  total: number | undefined;
  isThere: boolean;
  /** The story is still being read, and the item may be in what follows. */
  isLooking: boolean;
  /** The filter of the same address would have hidden the item. */
  isFilterDropped: boolean;
  /** The lightbox could not be loaded: the story is shown instead. */
  hasFailed: boolean;
  onFail: (error: unknown) => void;
  /** The lightbox was closed at this item. */
  onClosed: (lastId: string) => void;
}

/** A shorter wait for the lightbox needs no message: it would only flash. */
const patienceMs = 400;

function noteOf({ itemId, isThere, isLooking, isFilterDropped }: OpenItemProps): string | null {
  if (itemId === null) return null;
  if (isFilterDropped) return copy.filterYielded;
  if (isThere) return null;
  return isLooking ? copy.awaited : copy.gone;
}

const actionsOf = (item: TimelineItem) => <ItemActions item={item} />;

/** Items that were opened as a series, such as those of one day, are the only ones paged through. */
function useSeries({ shown, total }: Pick<OpenItemProps, 'shown' | 'total'>) {
  const { series } = (useLocation().state ?? {}) as Partial<FromStory>;
  return useMemo(() => {
    if (!series) return { shown, total };
    const paged = shown.filter(({ id }) => series.includes(id));
    return { shown: paged, total: paged.length };
  }, [series, shown, total]);
}

/** Opens the item of the address in the lightbox, with a note where that is not possible. */
export default function OpenItem(props: OpenItemProps) {
  const { itemId, hasFailed, onFail, onClosed } = props;
  const { shown, total } = useSeries(props);
  const { openedId, viewedId, view, close } = useOpenItem(itemId, onClosed);
  const lightbox = useLazyModule(loadLightbox, itemId, onFail);
  // The opened item, once it has been read. If it is removed later, the lightbox itself moves on.
  const [readyId, setReadyId] = useState<string | null>(null);
  if (readyId !== openedId && (openedId === null || shown.some(({ id }) => id === openedId))) {
    setReadyId(openedId);
  }
  const isOpen = readyId !== null && readyId === openedId && !hasFailed;
  // The item of the document makes place for the lightbox.
  const isShown = lightbox !== null && isOpen;
  useEffect(() => {
    if (isShown) leaveOpenedItem();
  }, [isShown]);
  const isSlow = useIsLongerThan(patienceMs, isOpen && !lightbox);
  const note = noteOf(props);
  const leave = () => {
    const isGone = !shown.some(({ id }) => id === viewedId.current);
    if (isGone) showToast({ title: copy.goneTitle, description: copy.goneWhileOpen });
    close();
  };
  return (
    <>
      <output className="block">
        {note && (
          <span className="mb-4 block rounded-bar border border-line bg-card px-4 py-3">
            {note}
          </span>
        )}
      </output>
      <output>
        {isSlow && (
          <span className="fixed inset-0 z-40 grid place-items-center bg-ink/85 px-4 text-center font-display text-h3 text-paper">
            {copy.opening}
          </span>
        )}
      </output>
      {lightbox && (
        <lightbox.default
          items={shown}
          startId={isOpen ? readyId : null}
          total={total}
          notice={note}
          onView={view}
          onClose={leave}
          actions={actionsOf}
        />
      )}
    </>
  );
}
