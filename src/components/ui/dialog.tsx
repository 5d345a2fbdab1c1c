import XIcon from 'lucide-react/icons/x';
import { useId, useRef, type ReactNode } from 'react';
import { useLayerEntry } from '@/navigation/scroll/use-layer-entry';
import { Modal } from './modal';

interface Props {
  title: string;
  closeLabel: string;
  onClose: () => void;
  children: ReactNode;
  /** Additional classes, such as a width. */
  className?: string;
}

const frame =
  'fixed inset-x-0 top-auto bottom-0 m-0 max-h-dvh w-full max-w-none overflow-y-auto overscroll-contain rounded-t-bar border border-line bg-card text-ink shadow-print backdrop:bg-ink/50 md:inset-0 md:m-auto md:h-fit md:max-h-[calc(100dvh-4rem)] md:w-[36rem] md:max-w-[calc(100vw-2rem)] md:rounded-bar';

/**
 * A modal dialog: at the bottom on a phone, centred on wide screens. The browser traps and restores
 * focus; Escape, Back, the backdrop and the close button close it. Its heading has the focus first: Firefox
 * says the name of a dialog only when that is what gets the focus. The close button stands before the heading:
 * Orca moves silently to the first element of the dialog, and does not announce that element on focus.
 */
export function Dialog({ title, closeLabel, onClose, children, className = '' }: Props) {
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useLayerEntry(onClose);
  return (
    <Modal
      aria-labelledby={titleId}
      onClose={onClose}
      initialFocus={heading}
      closesOnBackdrop
      reopens
      className={`${frame} ${className}`}
    >
      <div className="px-4 pb-6 md:px-6">
        <div className="sticky top-0 z-20 -mx-4 flex flex-row-reverse items-center justify-between gap-4 bg-card px-4 pt-3 pb-2 md:-mx-6 md:px-6">
          <button
            type="button"
            aria-label={closeLabel}
            onClick={onClose}
            className="-mr-2 grid size-11 shrink-0 place-items-center rounded-full hover:bg-wash"
          >
            <XIcon aria-hidden="true" className="size-6" />
          </button>
          <h2 ref={heading} id={titleId} tabIndex={-1} className="min-w-0 text-h3 outline-none">
            {title}
          </h2>
        </div>
        <div className="pt-1">{children}</div>
      </div>
    </Modal>
  );
}
