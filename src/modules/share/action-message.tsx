import { copy } from './copy';
import type { ItemSaving } from './use-save-item';

interface Props {
  message: string | null;
  saving: ItemSaving;
  fileUrl: string | null | undefined;
}

const faults = { 'other-host': copy.otherHost, failed: copy.saveFailed } as const;

const scrollIntoView = (element: HTMLElement | null) =>
  element?.scrollIntoView?.({ block: 'nearest' });

/** The error of sharing or saving; success is shown as a toast. */
export function ActionMessage({ message, saving: { state }, fileUrl }: Props) {
  const text = message ?? (state === 'other-host' || state === 'failed' ? faults[state] : null);
  return (
    <div aria-live="polite" className={text ? 'mt-2.5' : ''}>
      {text && (
        <p key={text} ref={scrollIntoView} className="scroll-mb-16">
          {text}
        </p>
      )}
      {fileUrl && message === null && (state === 'other-host' || state === 'failed') && (
        <a
          href={fileUrl}
          target="_blank"
          rel="noopener noreferrer"
          referrerPolicy="no-referrer"
          className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
        >
          {copy.openFile}
        </a>
      )}
    </div>
  );
}
