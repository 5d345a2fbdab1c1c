import { useId, useLayoutEffect, useRef, useState } from 'react';
import { copy } from './copy';
import { watchFoldedText } from './folded-texts';

interface Props {
  text: string;
  /** The title of what it is about: the name of the button says it. */
  about: string;
  /** Its language, where it is another one than that of the page. */
  lang?: string | undefined;
  className?: string;
  /** Classes that clamp the text while it is folded. */
  clamp?: string;
  buttonClassName?: string;
}

/** Text with its line breaks; a long text is folded under a button. Another text needs another `key`. */
export function LongText({
  text,
  about,
  lang,
  className = '',
  clamp = 'line-clamp-6',
  buttonClassName = '',
}: Props) {
  const id = useId();
  const textRef = useRef<HTMLParagraphElement>(null);
  const endRef = useRef<HTMLSpanElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const label = isOpen ? copy.readLess : copy.readMore;
  // A guess, so that the button is there before the text is measured.
  const isLong = text.length > 240;

  useLayoutEffect(() => {
    if (!isOpen) return watchFoldedText(textRef.current!, endRef.current!, buttonRef.current!);
  }, [isOpen]);

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
        lang={lang}
        className={`user-text whitespace-pre-line ${className} ${isOpen ? '' : clamp}`}
      >
        <span>{text}</span>
        <span ref={endRef} className="inline-block h-px w-0" />
      </p>
      <button
        ref={buttonRef}
        type="button"
        hidden={!isLong && !isOpen}
        aria-label={copy.labelOf(label, about)}
        // The button says enough for those who see its card.
        data-tooltip=""
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={toggle}
        className={`min-h-11 py-1 text-left font-semibold text-primary underline underline-offset-4 ${buttonClassName}`}
      >
        {label}
      </button>
    </>
  );
}
