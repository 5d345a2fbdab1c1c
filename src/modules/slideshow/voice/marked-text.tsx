import type { Line, TextPart } from './lines';
import { splitSentences } from './speech/sentences';

interface Props {
  text: string;
  part: TextPart;
  spoken: Line | null;
}

/** A text in which the sentence that is being said is marked. */
export function MarkedText({ text, part, spoken }: Props) {
  if (spoken?.part !== part) return <span>{text}</span>;
  return splitSentences(text).map((sentence, index) =>
    index === spoken.index ? (
      <MarkedSentence key={index} sentence={sentence} />
    ) : (
      <span key={index}>{sentence}</span>
    ),
  );
}

/** Without the white space after it. */
function MarkedSentence({ sentence }: { sentence: string }) {
  const words = sentence.trimEnd();
  return (
    <>
      <mark className="slideshow-spoken">{words}</mark>
      <span>{sentence.slice(words.length)}</span>
    </>
  );
}
