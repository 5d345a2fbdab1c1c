import { useEffect, useId, useRef } from 'react';
import { copy } from './copy';

/** The selected link, to copy by hand if the clipboard API fails. */
export function LinkField({ link }: { link: string }) {
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  return (
    <div className="mx-2 mt-1 mb-3">
      <p id={`${id}help`} aria-live="polite" className="mb-2 text-small">
        {copy.copyByHand}
      </p>
      <label htmlFor={id} className="sr-only">
        {copy.link}
      </label>
      <input
        ref={field}
        id={id}
        readOnly
        value={link}
        aria-describedby={`${id}help`}
        onFocus={(event) => event.target.select()}
        className="min-h-12 w-full min-w-0 rounded-card border border-edge bg-paper px-3 text-body"
      />
    </div>
  );
}
