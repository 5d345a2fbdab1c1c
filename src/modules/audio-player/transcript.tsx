import ChevronDownIcon from 'lucide-react/icons/chevron-down';
import { copy } from './copy';

interface Props {
  text: string | undefined;
  /** Accessible name of the recording or video. */
  label: string;
  /** Shows a long text without folding it. */
  isOpen?: boolean;
  /** Replaces the spacing in a card. */
  className?: string;
}

/** In characters. A shorter text is not folded. */
const minFolded = 120;

export function Transcript({ text, label, isOpen = false, className = 'transcript' }: Props) {
  const words = text?.trim();
  if (!words) return null;
  const name = copy.transcriptOf(label);
  const spoken = (
    <blockquote aria-label={name} className="spoken-words">
      {words}
    </blockquote>
  );
  if (isOpen || words.length <= minFolded) return <div className={className}>{spoken}</div>;
  // `<details>` opens by itself when find-in-page or a text fragment matches.
  return (
    <details className={`${className} read-along`}>
      <summary>
        {copy.readAlong}
        <span className="sr-only">: {label}</span>
        <ChevronDownIcon aria-hidden="true" />
      </summary>
      {spoken}
    </details>
  );
}
