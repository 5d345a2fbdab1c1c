import { useEffect, useRef } from 'react';
import { copy } from './copy';

interface Props {
  /** From 0 to 1. */
  part: number;
  text: string;
  onStop: () => void;
  /** Somebody tried to leave while this goes on. */
  warned: boolean;
}

/** How far it is, and a way to stop. */
export function Working({ part, text, onStop, warned }: Props) {
  const stop = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The button that began it is gone.
    stop.current?.focus({ preventScroll: !warned });
  }, [warned]);
  return (
    <div>
      <progress aria-label={copy.progress} max={1} value={part} className="keep-progress" />
      <p className="mt-1 mb-3 text-small text-muted tabular-nums">{text}</p>
      <p aria-live="polite" className={warned ? 'mb-3 font-semibold' : ''}>
        {warned && copy.busy}
      </p>
      <button ref={stop} type="button" className="button button-ghost" onClick={onStop}>
        {copy.stop}
      </button>
    </div>
  );
}
