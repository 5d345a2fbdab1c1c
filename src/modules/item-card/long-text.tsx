import { useId, useLayoutEffect, useRef, useState } from 'react';
import { onFontsLoaded } from '@/lib/browser/on-fonts-loaded';
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
  // Most often right, and then one drawing less.
  const [overflows, setOverflows] = useState(() => text.length > 240);

  // Before the first paint, so that nothing jumps later; then only when something changed.
  useLayoutEffect(() => {
    const element = textRef.current;
    if (!element || open) return;
    const measure = () => setOverflows(element.scrollHeight > element.clientHeight + 1);
    measure();
    // In the next frame: the virtualizer observes the row around it, and cannot be told of another
    // height within the same one.
    const observer = new ResizeObserver(() => requestAnimationFrame(measure));
    observer.observe(element);
    // Folded text takes the same room in another font, and may then show all of itself.
    const stopListening = onFontsLoaded(measure);
    return () => {
      observer.disconnect();
      stopListening();
    };
    // oxlint-disable-next-line react/exhaustive-deps, react/exhaustive-effect-dependencies -- another text may overflow in a box of the same size
  }, [text, open]);

  const toggle = () => {
    setOpen(!open);
    // Folding a long letter must not leave its reader somewhere far below.
    if (open) requestAnimationFrame(() => textRef.current?.scrollIntoView?.({ block: 'nearest' }));
  };

  return (
    <>
      <p
        ref={textRef}
        id={id}
        className={`own-words whitespace-pre-line ${className} ${open ? '' : clamp}`}
      >
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
