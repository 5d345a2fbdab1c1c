import { useEffect, useEffectEvent } from 'react';
import { ACTION_CLOSE, useController, useEvents } from 'yet-another-react-lightbox';

/** Closes the lightbox on pull down; the Inline plugin only emits the event. */
export function CarouselEvents({ onClose }: { onClose: () => void }) {
  const { subscribe } = useEvents();
  const { containerRef } = useController();
  const close = useEffectEvent(onClose);
  useEffect(() => subscribe(ACTION_CLOSE, () => close()), [subscribe]);
  useEffect(() => {
    // The dialog has its own live region; avoid a double announcement.
    containerRef.current?.querySelector('.yarl__carousel')?.setAttribute('aria-live', 'off');
  }, [containerRef]);
  return null;
}
