import {
  useEffectEvent,
  useLayoutEffect,
  useRef,
  type ComponentProps,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { lockScroll } from '@/lib/browser/lock-scroll';
import { holdFocus } from './hold-focus';
import { ignoreSecondPress } from './second-press';

export interface ModalProps extends Omit<ComponentProps<'dialog'>, 'open' | 'onCancel'> {
  /** False closes it for the browser while it stays rendered, for an exit animation. */
  isOpen?: boolean;
  /** Called for Escape, and when the browser closes the dialog. */
  onClose: () => void;
  /**
   * It covers the whole page, and hides it from assistive technology itself. Then the browser need not make the page
   * inert, for which it computes every style of it again: a third of a second for 250 items on a slow phone.
   */
  coversPage?: boolean;
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

type OpenerProps = Required<Pick<ModalProps, 'isOpen' | 'onClose' | 'coversPage' | 'reopens'>> &
  Pick<ModalProps, 'initialFocus' | 'prepare'>;

/** Stands before the content, so that layout effects of the content measure an open dialog. */
function Opener({ isOpen, onClose, coversPage, reopens, initialFocus, prepare }: OpenerProps) {
  const marker = useRef<HTMLSpanElement>(null);
  const close = useEffectEvent(onClose);
  const start = useEffectEvent(() => prepare?.());

  useLayoutEffect(() => {
    const dialog = marker.current?.closest('dialog');
    if (!dialog || !isOpen) return;
    const opener = document.activeElement;
    const { scrollX: left, scrollY: top } = window;
    // A click leaves a caret in the page. In each frame Chromium would look for text near it that is not inert.
    const selection = getSelection();
    if (selection?.isCollapsed) selection.removeAllRanges();
    const finish = start();
    const unlockScroll = lockScroll();
    const hearAllPresses = ignoreSecondPress();
    let releaseFocus: (() => void) | undefined;
    // Nothing else than a modal dialog can cover a modal dialog.
    if (coversPage && !document.querySelector('dialog:modal')) {
      dialog.show();
      releaseFocus = holdFocus(dialog, () => focus(initialFocus?.current));
    } else dialog.showModal();
    // Opening focuses an element, and scrolls to it, before the dialog is positioned.
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
      unlockScroll();
      releaseFocus?.();
      hearAllPresses();
      dialog.close();
      // WebKit can keep the page inert until the next frame, and then does not restore focus.
      requestAnimationFrame(() => document.activeElement === document.body && focus(opener));
    };
  }, [isOpen, coversPage, reopens, initialFocus]);
  return <span ref={marker} hidden />;
}

/**
 * An unstyled native modal dialog, which opens without a scroll of the page. The focus stays in it; on closing, it
 * goes back to the opener. The page behind does not scroll, no key event reaches it, and the second press of a trembling hand does nothing
 * (`second-press.ts`).
 */
export function Modal({
  isOpen = true,
  onClose,
  coversPage = false,
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
      aria-modal={coversPage || undefined}
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
        coversPage={coversPage}
        reopens={reopens}
        initialFocus={initialFocus}
        prepare={prepare}
      />
      {children}
    </dialog>
  );
}
