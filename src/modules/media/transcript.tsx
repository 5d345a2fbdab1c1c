import ChevronDownIcon from 'lucide-react/icons/chevron-down';
import { copy } from './copy';

interface Props {
  text: string | undefined;
  /** Accessible name of the recording or video. */
  label: string;
  /** Its language, where it is another one than that of the page. */
  lang?: string | undefined;
}

/** In characters. A shorter text is not folded. */
const minFolded = 120;

export function Transcript({ text, label, lang }: Props) {
  const words = text?.trim();
  if (!words) return null;
  const name = copy.transcriptOf(label);
  const spoken = (
    <blockquote aria-label={name} className="spoken-words">
      {lang ? <span lang={lang}>{words}</span> : words}
    </blockquote>
  );
  if (words.length <= minFolded) return <div className="transcript">{spoken}</div>;
  // `<details>` opens by itself when find-in-page or a text fragment matches.
  return (
    <details className="transcript read-along">
      <summary>
        {copy.readAlong}
        <span className="sr-only">{`: ${label}`}</span>
        <ChevronDownIcon aria-hidden="true" />
      </summary>
      {spoken}
    </details>
  );
}
