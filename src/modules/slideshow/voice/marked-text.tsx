import { Fragment } from 'react';
import type { Line, TextPart } from './lines';
import { splitSentences } from './speech/sentences';

interface Props {
  text: string;
  part: TextPart;
  spoken: Line | null;
}

/** A text in which the sentence that is being said is marked. */
export function MarkedText({ text, part, spoken }: Props) {
  if (spoken?.part !== part) return text;
  return splitSentences(text).map((sentence, index) => {
    if (index !== spoken.index) return <Fragment key={index}>{sentence}</Fragment>;
    const words = sentence.trimEnd();
    return (
      <Fragment key={index}>
        <mark className="slideshow-spoken">{words}</mark>
        {sentence.slice(words.length)}
      </Fragment>
    );
  });
}
