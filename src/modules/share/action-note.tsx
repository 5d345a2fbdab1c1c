import { copy } from './copy';
import type { Saving } from './use-saving';

interface Props {
  note: string | null;
  saving: Saving;
  fileUrl: string | null;
}

const faults = { elsewhere: copy.elsewhere, failed: copy.saveFailed } as const;

const bringIntoView = (note: HTMLElement | null) => note?.scrollIntoView?.({ block: 'nearest' });

/** Why sharing or saving failed, beside its buttons; a toast confirms what succeeded. */
export function ActionNote({ note, saving: { state }, fileUrl }: Props) {
  const text = note ?? (state === 'elsewhere' || state === 'failed' ? faults[state] : null);
  return (
    <div aria-live="polite" className={text ? 'mt-2.5' : ''}>
      {text && (
        <p key={text} ref={bringIntoView} className="scroll-mb-16">
          {text}
        </p>
      )}
      {fileUrl && note === null && (state === 'elsewhere' || state === 'failed') && (
        <a
          href={fileUrl}
          target="_blank"
          rel="noopener noreferrer"
          className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
        >
          {copy.openFile}
        </a>
      )}
    </div>
  );
}
