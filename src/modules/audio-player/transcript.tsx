import ChevronDownIcon from 'lucide-react/icons/chevron-down';
import { copy } from './copy';

interface Props {
  text: string | undefined;
  /** Names the recording or film. */
  label: string;
  /** Stands open from the start, however long. */
  open?: boolean;
  /** In place of the room it takes in a card. */
  className?: string;
}

/** So few words take no more room than the button that would hide them. */
const short = 120;

/** What is said in a recording or film, to read along; a long text unfolds. */
export function Transcript({ text, label, open = false, className = 'transcript' }: Props) {
  const words = text?.trim();
  if (!words) return null;
  const name = copy.transcriptOf(label);
  const spoken = (
    <blockquote aria-label={name} className="spoken-words">
      {words}
    </blockquote>
  );
  if (open || words.length <= short) return <div className={className}>{spoken}</div>;
  // The browser's own: it opens by itself where find-in-page or a link meets its text.
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
