import { useEffect, useEffectEvent } from 'react';
import { ACTION_CLOSE, useController, useEvents } from 'yet-another-react-lightbox';

/** Closes the album when it is pulled down, which inline it only tells. */
export function StageEvents({ onClose }: { onClose: () => void }) {
  const { subscribe } = useEvents();
  const { containerRef } = useController();
  const close = useEffectEvent(onClose);
  useEffect(() => subscribe(ACTION_CLOSE, () => close()), [subscribe]);
  useEffect(() => {
    // The album tells in its own words what lies open; twice would be too much.
    containerRef.current?.querySelector('.yarl__carousel')?.setAttribute('aria-live', 'off');
  }, [containerRef]);
  return null;
}
