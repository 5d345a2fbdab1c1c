import { useId, useLayoutEffect, useRef, useState } from 'react';
import { onFontsLoaded } from '@/lib/browser/on-fonts-loaded';
import { copy } from './copy';

interface Props {
  text: string;
  className?: string;
  /** Classes that clamp the text while it is folded. */
  clamp?: string;
  buttonClassName?: string;
}

/** Text with its line breaks; a long text is folded under a button. */
export function LongText({
  text,
  className = '',
  clamp = 'line-clamp-6',
  buttonClassName = '',
}: Props) {
  const id = useId();
  const textRef = useRef<HTMLParagraphElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  // A guess that saves a second render when it is right.
  const [hasOverflow, setHasOverflow] = useState(() => text.length > 240);

  // A layout effect, so that the button causes no layout shift. It shows the button in the page itself
  // too: the virtualizer measures the row in the same commit, before this state is rendered.
  useLayoutEffect(() => {
    const element = textRef.current;
    const button = buttonRef.current;
    if (!element || !button || isOpen) return;
    const measure = () => {
      const isClamped = element.scrollHeight > element.clientHeight + 1;
      button.hidden = !isClamped;
      setHasOverflow(isClamped);
    };
    measure();
    // In the next frame: a height change inside this callback would make the virtualizer's own
    // ResizeObserver loop.
    let frame = 0;
    const observer = new ResizeObserver(() => (frame = requestAnimationFrame(measure)));
    observer.observe(element);
    // A web font can make the text fit without changing the size of the clamped box.
    const stopListening = onFontsLoaded(measure);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      stopListening();
    };
    // oxlint-disable-next-line react/exhaustive-deps, react/exhaustive-effect-dependencies -- another text can overflow in a box of the same size
  }, [text, isOpen]);

  const toggle = () => {
    setIsOpen(!isOpen);
    // After folding, the text could be far above the viewport.
    if (isOpen)
      requestAnimationFrame(() => textRef.current?.scrollIntoView?.({ block: 'nearest' }));
  };

  return (
    <>
      <p
        ref={textRef}
        id={id}
        className={`user-text whitespace-pre-line ${className} ${isOpen ? '' : clamp}`}
      >
        {text}
      </p>
      <button
        ref={buttonRef}
        type="button"
        hidden={!hasOverflow && !isOpen}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={toggle}
        className={`min-h-11 py-1 text-left font-semibold text-primary underline underline-offset-4 ${buttonClassName}`}
      >
        {isOpen ? copy.readLess : copy.readMore}
      </button>
    </>
  );
}
