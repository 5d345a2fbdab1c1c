import * as m from 'framer-motion/m';
import { useDeferredValue, useRef, type ReactNode } from 'react';
import type { TimelineItem } from '@/modules/timeline/rows';
import { useThumbnailTransition } from './motion/use-thumbnail-transition';
import { Placeholder } from './slides/placeholder';

/**
 * The area of the slides. It opens with the picture of the card; the carousel is rendered after the
 * first paint. A component of its own, so that measuring it does not render the dialog again.
 */
export function LightboxStage({
  item,
  children: carousel,
}: {
  item: TimelineItem;
  children: ReactNode;
}) {
  const stage = useRef<HTMLDivElement>(null);
  const hasCarousel = useDeferredValue(true, false);
  const { room, hasPlaceholder, motion } = useThumbnailTransition(stage, item);
  return (
    <div ref={stage} className="lightbox-stage" data-placeholder={hasPlaceholder || undefined}>
      {room && (
        <m.div className="lightbox-moving" {...motion}>
          {hasCarousel ? carousel : <Placeholder item={item} stage={room} />}
        </m.div>
      )}
    </div>
  );
}
