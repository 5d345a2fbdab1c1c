import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';

const lock = 'album-open';

/**
 * Opens a native dialog over the page while `isPresent` and its component is mounted. The browser
 * keeps the focus in it; the page behind stays where it is.
 */
export function useModal(
  dialog: RefObject<HTMLDialogElement | null>,
  focused: RefObject<HTMLElement | null>,
  isPresent: boolean,
  onClose: () => void,
) {
  const closed = useEffectEvent(onClose);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element || !isPresent) return;
    const { scrollX: left, scrollY: top } = window;
    const root = document.documentElement;
    for (const media of document.querySelectorAll<HTMLMediaElement>('audio, video')) media.pause();
    // Room for a scrollbar that goes; where none takes room, it would make the page narrower.
    root.style.scrollbarGutter = window.innerWidth > root.clientWidth ? 'stable' : '';
    root.classList.add(lock);
    element.showModal();
    focused.current?.focus({ preventScroll: true });
    window.scrollTo({ left, top, behavior: 'instant' });
    // Android closes a dialog on a second Back without a `cancel` event.
    const onClosed = () => !element.open && closed();
    element.addEventListener('close', onClosed);
    return () => {
      element.removeEventListener('close', onClosed);
      for (const media of element.querySelectorAll<HTMLMediaElement>('audio, video')) media.pause();
      // Before the dialog closes: that lays out the whole page, and once is enough.
      root.classList.remove(lock);
      root.style.scrollbarGutter = '';
      element.close();
    };
  }, [dialog, focused, isPresent]);
}
