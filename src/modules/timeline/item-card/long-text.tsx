import { useId, useLayoutEffect, useRef, useState } from 'react';
import { copy } from './copy';

interface Props {
  text: string;
  className?: string;
  /** Utilities that shorten the text while it is folded. */
  clamp?: string;
  buttonClassName?: string;
}

/** Text with its own line breaks; a long one is folded, and a button tells that there is more. */
export function LongText({
  text,
  className = '',
  clamp = 'line-clamp-6',
  buttonClassName = '',
}: Props) {
  const id = useId();
  const textRef = useRef<HTMLParagraphElement>(null);
  const [open, setOpen] = useState(false);
  const [overflows, setOverflows] = useState(false);

  const measure = () => {
    const element = textRef.current;
    if (element && !open) setOverflows(element.scrollHeight > element.clientHeight + 1);
  };
  const latestMeasure = useRef(measure);
  // Before the first paint and after every change of text, so that nothing jumps later.
  useLayoutEffect(() => {
    latestMeasure.current = measure;
    measure();
  });
  useLayoutEffect(() => {
    const observer = new ResizeObserver(() => latestMeasure.current());
    if (textRef.current) observer.observe(textRef.current);
    return () => observer.disconnect();
  }, []);

  const toggle = () => {
    setOpen(!open);
    // Folding a long letter must not leave its reader somewhere far below.
    if (open) requestAnimationFrame(() => textRef.current?.scrollIntoView?.({ block: 'nearest' }));
  };

  return (
    <>
      <p ref={textRef} id={id} className={`whitespace-pre-line ${className} ${open ? '' : clamp}`}>
        {text}
      </p>
      {(overflows || open) && (
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={toggle}
          className={`min-h-11 py-1 text-left font-semibold text-primary underline underline-offset-4 ${buttonClassName}`}
        >
          {open ? copy.readLess : copy.readMore}
        </button>
      )}
    </>
  );
}
