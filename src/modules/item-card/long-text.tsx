import { useId, useRef, useState } from 'react';
import { copy } from './copy';

interface Props {
  text: string;
  /** The title of what it is about: the name of the button says it. */
  about: string;
  /** It is folded under a button until that is pressed. */
  isFolded: boolean;
  /** Its language, where it is another one than that of the page. */
  lang?: string | undefined;
  className?: string;
}

/** Text with its line breaks. Another text needs another `key`. */
export function LongText({ text, lang, className = '', isFolded, ...folding }: Props) {
  const paragraph = { lang, className: `user-text whitespace-pre-line ${className}` };
  if (!isFolded) return <p {...paragraph}>{text}</p>;
  return (
    <FoldedText {...paragraph} {...folding}>
      {text}
    </FoldedText>
  );
}

interface FoldedProps extends Pick<Props, 'about' | 'lang' | 'className'> {
  children: string;
}

function FoldedText({ about, className, children, lang }: FoldedProps) {
  const id = useId();
  const textRef = useRef<HTMLParagraphElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const label = isOpen ? copy.readLess : copy.readMore;

  const toggle = () => {
    setIsOpen(!isOpen);
    // After folding, the text could be far above the viewport.
    if (isOpen)
      requestAnimationFrame(() => textRef.current?.scrollIntoView?.({ block: 'nearest' }));
  };

  return (
    <>
      <p ref={textRef} id={id} lang={lang} className={`${className} ${isOpen ? '' : 'folded'}`}>
        {children}
      </p>
      <button
        type="button"
        aria-label={copy.labelOf(label, about)}
        // The button says enough for those who see its card.
        data-tooltip=""
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={toggle}
        className="unfold"
      >
        {label}
      </button>
    </>
  );
}
