import { useState } from 'react';
import { showToast } from '@/components/toast/toast-store';
import type { TimelineItem } from '@/modules/timeline/rows';
import { MomentActions } from '@/modules/timeline/share/moment-actions';
import { copy } from './copy';
import { Opening } from './opening';
import { useEarlyMoment } from './use-early-moment';
import { useInSight } from './use-in-sight';
import { useLeafing } from './use-leafing';
import { useLightbox } from './use-lightbox';
import { useReturn } from './use-return';

// In parallel with the lightbox, which opens without motion where this comes later.
import('@/modules/timeline/lightbox/motion-features').catch(() => {});

export interface MomentProps {
  /** That the address names; null in that of the story. */
  momentId: string | null;
  /** The entry of the history by which one came, and whether the cards already follow it. */
  arrival: string;
  isSettled: boolean;
  /** What one can leaf through. */
  shown: readonly TimelineItem[];
  total: number | undefined;
  isThere: boolean;
  /** The story still comes in, and the moment may be in what follows. */
  isLooking: boolean;
  /** The filter of the same address would have hidden it. */
  hasYielded: boolean;
  /** The album could not be fetched: its card is shown instead. */
  isPlain: boolean;
  onFail: (id: string) => void;
  /** The card that the grid was asked for, and asking for one. */
  needed: string | undefined;
  need: (id: string | undefined) => void;
}

type Arrival = Pick<MomentProps, 'momentId' | 'isThere' | 'isLooking' | 'hasYielded'>;

function noteOf({ momentId, isThere, isLooking, hasYielded }: Arrival): string | null {
  if (momentId === null) return null;
  if (hasYielded) return copy.filterYielded;
  if (isThere) return null;
  return isLooking ? copy.awaited : copy.gone;
}

const actionsOf = (item: TimelineItem) => <MomentActions item={item} />;

/** Opens the moment of the address over the story, with a word where that goes otherwise. */
export default function MomentAtAddress(props: MomentProps) {
  const { momentId, arrival, isSettled, shown, total, isPlain, onFail, needed, need } = props;
  const early = useEarlyMoment(momentId);
  const { openedId, lastSeen, view, close } = useLeafing(momentId, early);
  const album = useLightbox(momentId, (id) => {
    showToast({ title: copy.failedTitle, description: copy.failed });
    onFail(id);
  });
  // It opens at what is there, and then stays open: it copes with what is taken away itself.
  const [openId, setOpenId] = useState<string | null>(null);
  if (openId !== openedId && (openedId === null || shown.some(({ id }) => id === openedId))) {
    setOpenId(openedId);
  }
  const isOpen = openId !== null && openId === openedId && !isPlain;
  useInSight(isPlain ? (momentId ?? undefined) : undefined, arrival);
  useReturn({ isBack: momentId === null && isSettled, lastSeen, needed, need });
  const note = noteOf(props);
  const leave = () => {
    const isGone = !shown.some(({ id }) => id === lastSeen.get());
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
