// Recognises a greeting or thanks without a question.
import { wordsOf } from './words.ts';

export type Courtesy = 'greeting' | 'thanks';

const splitWords = (text: string) => new Set(text.split(' '));
const greetings = splitWords(
  'hallo hoi hey hai hé dag goedendag goedemorgen goedemiddag goedenavond hello hi',
);
const thanks = splitWords('dank dankje dankjewel dankuwel bedankt merci thanks thank thx');
/** Words that can accompany a greeting or thanks. */
const companions = splitWords(
  'je jij u jullie wel hoor zeer heel veel erg voor de hulp you daar allemaal',
);

export function courtesyOf(message: string): Courtesy | undefined {
  const words = wordsOf(message);
  if (words.length > 6) return undefined;
  const isOnly = (known: ReadonlySet<string>) =>
    words.some((word) => known.has(word)) &&
    words.every((word) => known.has(word) || companions.has(word));
  if (isOnly(thanks)) return 'thanks';
  return isOnly(greetings) ? 'greeting' : undefined;
}
