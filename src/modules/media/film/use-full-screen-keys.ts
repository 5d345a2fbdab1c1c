import { useEffect, useEffectEvent, type RefObject } from 'react';
import { holdFocus } from '@/components/ui/hold-focus';
import { lockScroll } from '@/lib/browser/lock-scroll';
import { seekByKey } from '../seek-by-key';
import type { Player } from '../use-player';

/**
 * The keys of a film that fills the screen: none reaches the page behind it, which does not scroll and does not get the
 * focus. The arrows seek and Space pauses, wherever the focus is; on a button that was reached by keyboard, Space is for
 * that button.
 */
export function useFullScreenKeys(
  controls: RefObject<HTMLElement | null>,
  isFull: boolean,
  player: Player,
  wake: () => void,
) {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    wake();
    const { target, key } = event;
    if (!(target instanceof Element)) return;
    seekByKey(event, player);
    if (key === ' ' && !target.matches('button:focus-visible')) {
      event.preventDefault();
      if (!event.repeat) player.toggle();
    }
    // Captured: nothing else gets a key that was handled here.
    if (event.defaultPrevented) event.stopPropagation();
  });
  useEffect(() => {
    const box = controls.current?.parentElement;
    if (!isFull || !box) return;
    const takeFocus = () =>
      controls.current?.querySelector('button')?.focus({ preventScroll: true });
    // A button of the film that was reached by keyboard keeps it.
    if (!box.querySelector(':focus-visible')) takeFocus();
    const unlockScroll = lockScroll();
    const releaseFocus = holdFocus(box, takeFocus);
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listener, true);
    return () => {
      document.removeEventListener('keydown', listener, true);
      releaseFocus();
      unlockScroll();
    };
  }, [controls, isFull]);
}
