import {
  useEffectEvent,
  useLayoutEffect,
  useRef,
  type ComponentProps,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { ignoreSecondPress } from './second-press';

export interface ModalProps extends Omit<ComponentProps<'dialog'>, 'open' | 'onCancel'> {
  /** False closes it for the browser while it stays rendered, for an exit animation. */
  isOpen?: boolean;
  /** Called for Escape, and when the browser closes the dialog. */
  onClose: () => void;
  /** A click beside the content closes it. */
  closesOnBackdrop?: boolean;
  /** Opens again if the browser closed it and `onClose` did not unmount it. */
  reopens?: boolean;
  /** Gets the focus on opening; without it the browser chooses. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** Runs before the dialog is shown; its result runs before the dialog closes. */
  prepare?: (() => () => void) | undefined;
}

const focus = (element: Element | null | undefined) =>
  element instanceof HTMLElement && element.focus({ preventScroll: true });

type OpenerProps = Required<Pick<ModalProps, 'isOpen' | 'onClose' | 'reopens'>> &
  Pick<ModalProps, 'initialFocus' | 'prepare'>;

/** Stands before the content, so that layout effects of the content measure an open dialog. */
function Opener({ isOpen, onClose, reopens, initialFocus, prepare }: OpenerProps) {
  const marker = useRef<HTMLSpanElement>(null);
  const close = useEffectEvent(onClose);
  const start = useEffectEvent(() => prepare?.());

  useLayoutEffect(() => {
    const dialog = marker.current?.closest('dialog');
    if (!dialog || !isOpen) return;
    const opener = document.activeElement;
    const { scrollX: left, scrollY: top } = window;
    const finish = start();
    const hearAllPresses = ignoreSecondPress();
    dialog.showModal();
    // `showModal` focuses an element, and scrolls to it, before the dialog is positioned.
    window.scrollTo({ left, top, behavior: 'instant' });
    let reopening: ReturnType<typeof setTimeout> | undefined;
    // A second Back on Android closes a dialog without a cancel event.
    const onClosed = () => {
      if (dialog.open) return;
      close();
      if (!reopens) return;
      reopening = setTimeout(() => {
        if (!dialog.isConnected || dialog.open) return;
        dialog.showModal();
        focus(initialFocus?.current);
      });
    };
    dialog.addEventListener('close', onClosed);
    return () => {
      clearTimeout(reopening);
      dialog.removeEventListener('close', onClosed);
      finish?.();
      hearAllPresses();
      dialog.close();
      // WebKit can keep the page inert until the next frame, and then does not restore focus.
      requestAnimationFrame(() => document.activeElement === document.body && focus(opener));
    };
  }, [isOpen, reopens, initialFocus]);
  return <span ref={marker} hidden />;
}

/**
 * An unstyled native modal dialog, which opens without a scroll of the page. The browser traps the focus; on closing, it
 * goes back to the opener. No key event reaches the page behind, and the second press of a trembling hand does nothing
 * (`second-press.ts`).
 */
export function Modal({
  isOpen = true,
  onClose,
  closesOnBackdrop = false,
  reopens = false,
  initialFocus,
  prepare,
  onKeyDown,
  children,
  ...rest
}: ModalProps) {
  useLayoutEffect(() => void (isOpen && focus(initialFocus?.current)), [initialFocus, isOpen]);

  const handleKey = (event: KeyboardEvent<HTMLDialogElement>) => {
    onKeyDown?.(event);
    event.stopPropagation();
    // A search field with text takes it, and an open tooltip (see `tooltip.ts`); in full screen the browser does.
    if (event.key !== 'Escape' || event.defaultPrevented || document.fullscreenElement) return;
    event.preventDefault();
    onClose();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape and the backdrop close it
    <dialog
      {...rest}
      onKeyDown={handleKey}
      onCancel={(event) => {
        event.preventDefault();
        if (!document.fullscreenElement) onClose();
      }}
      onClick={(event) => {
        if (closesOnBackdrop && event.target === event.currentTarget) onClose();
      }}
    >
      <Opener
        isOpen={isOpen}
        onClose={onClose}
        reopens={reopens}
        initialFocus={initialFocus}
        prepare={prepare}
      />
      {children}
    </dialog>
  );
}
