import { DownloadLink } from '@/modules/export/download-link';
import { copy } from './copy';
import type { ItemSaving, SaveFault } from './use-save-item';

interface Props {
  message: string | null;
  saving: ItemSaving;
  fileUrl: string | null | undefined;
}

const faults: Record<SaveFault, string> = {
  'other-host': copy.otherHost,
  failed: copy.saveFailed,
};

const scrollIntoView = (element: HTMLElement | null) =>
  element?.scrollIntoView?.({ block: 'nearest' });

/** The error of sharing or saving, or the file that was saved; success is shown as a toast. */
export function ActionMessage({ message, saving: { state, file }, fileUrl }: Props) {
  const fault = state === 'idle' || state === 'saving' ? null : faults[state];
  const text = message ?? fault;
  return (
    <div aria-live="polite" className={text ? 'mt-2.5' : ''}>
      {text && (
        <p key={text} ref={scrollIntoView} className="scroll-mb-16">
          {text}
        </p>
      )}
      {file && <DownloadLink file={file} />}
      {fileUrl && message === null && fault && (
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
