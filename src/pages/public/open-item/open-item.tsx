import { useState } from 'react';
import { showToast } from '@/components/toast/toast-store';
import type { TimelineItem } from '@/modules/timeline/rows';
import { MomentActions } from '@/modules/share/item-actions';
import { copy } from './copy';
import { Opening } from './opening';
import { useLightbox } from './use-lightbox';
import { useOpenItem } from './use-open-item';

// In parallel with the lightbox, which opens without motion where this comes later.
import('@/modules/lightbox/motion/motion-features').catch(() => {});

export interface MomentProps {
  /** The item in the address; null in that of the story. */
  momentId: string | null;
  /** The items that the lightbox pages through. */
  shown: readonly TimelineItem[];
  total: number | undefined;
  isThere: boolean;
  /** The story is still being read, and the item may be in what follows. */
  isLooking: boolean;
  /** The filter of the same address would have hidden the item. */
  isFilterDropped: boolean;
  /** The lightbox could not be loaded: the card of the item is shown instead. */
  isPlain: boolean;
  onFail: (id: string) => void;
  /** The lightbox was closed at this item. */
  onClosed: (lastId: string) => void;
}

type Arrival = Pick<MomentProps, 'momentId' | 'isThere' | 'isLooking' | 'isFilterDropped'>;

function noteOf({ momentId, isThere, isLooking, isFilterDropped }: Arrival): string | null {
  if (momentId === null) return null;
  if (isFilterDropped) return copy.filterYielded;
  if (isThere) return null;
  return isLooking ? copy.awaited : copy.gone;
}

const actionsOf = (item: TimelineItem) => <MomentActions item={item} />;

/** Opens the moment of the address over the story, with a word where that goes otherwise. */
export default function MomentAtAddress(props: MomentProps) {
  const { momentId, shown, total, isPlain, onFail, onClosed } = props;
  const { openedId, viewedId, view, close } = useOpenItem(momentId, onClosed);
  const album = useLightbox(momentId, (id) => {
    showToast({ title: copy.failedTitle, description: copy.failed });
    onFail(id);
  });
  // The lightbox opens once the item is there, and handles its removal itself.
  const [openId, setOpenId] = useState<string | null>(null);
  if (openId !== openedId && (openedId === null || shown.some(({ id }) => id === openedId))) {
    setOpenId(openedId);
  }
  const isOpen = openId !== null && openId === openedId && !isPlain;
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
      {isOpen && !album && <Opening />}
      {album && (
        <album.Lightbox
          items={shown}
          startId={isOpen ? openId : null}
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
