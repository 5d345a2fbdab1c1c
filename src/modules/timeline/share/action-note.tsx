import CheckIcon from 'lucide-react/icons/check';
import { copy } from './copy';
import type { Saving } from './use-saving';

interface Props {
  note: string | null;
  saving: Saving;
  fileUrl: string | null;
}

const words = { saved: copy.saved, elsewhere: copy.elsewhere, failed: copy.saveFailed } as const;

const bringIntoView = (note: HTMLElement | null) => note?.scrollIntoView?.({ block: 'nearest' });

/** What became of sharing or saving, where the reader looks: a toast would lie under a large view. */
export function ActionNote({ note, saving: { state }, fileUrl }: Props) {
  const text = note ?? (state === 'idle' || state === 'saving' ? null : words[state]);
  const isDone = text === copy.copied || text === copy.saved;
  return (
    <div aria-live="polite" className={text ? 'mt-2.5' : ''}>
      {text && (
        <p key={text} ref={bringIntoView} className="flex scroll-mb-16 items-start gap-2">
          {isDone && <CheckIcon aria-hidden="true" className="mt-0.5 size-5 shrink-0" />}
          <span>{text}</span>
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
