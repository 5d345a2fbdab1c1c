import { useEffect, useRef } from 'react';
import { copy } from './copy';

interface Props {
  /** From 0 to 1. */
  progress: number;
  text: string;
  onStop: () => void;
  /** The reader tried to close the dialog during the work. */
  isCloseBlocked: boolean;
}

export function ExportProgress({ progress, text, onStop, isCloseBlocked }: Props) {
  const stop = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The start button, which had the focus, is unmounted.
    stop.current?.focus({ preventScroll: !isCloseBlocked });
  }, [isCloseBlocked]);
  return (
    <div>
      <progress aria-label={copy.progress} max={1} value={progress} className="export-progress" />
      <p className="mt-1 mb-3 text-small text-muted tabular-nums">{text}</p>
      <p aria-live="polite" className={isCloseBlocked ? 'mb-3 font-semibold' : ''}>
        {isCloseBlocked && copy.busy}
      </p>
      <button ref={stop} type="button" className="button button-ghost" onClick={onStop}>
        {copy.stop}
      </button>
    </div>
  );
}
