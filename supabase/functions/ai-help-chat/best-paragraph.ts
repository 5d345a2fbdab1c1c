// Finds the paragraph of an article that says most about a question beside its answer.
import { conceptsOf } from './concepts.ts';
import type { Passage } from './gather-knowledge.ts';
import { wordsOf } from './words.ts';

/** Shorter words are mostly articles, pronouns and prepositions. */
const leastLetters = 4;
/** Words with the same beginning count as the same: `printen` and `printer`. */
const beginning = 5;
/** Below this the paragraph has little of the question that the answer has not. */
const leastScore = 1.8;
/** What the answer mentions may be explained by a paragraph. */
const saidWeight = 0.7;

const marksOf = (text: string) =>
  new Set(
    wordsOf(text)
      .filter(({ length }) => length >= leastLetters)
      .flatMap((word) => [word.slice(0, beginning), ...conceptsOf(word).map((idea) => `#${idea}`)]),
  );

/** Undefined if no paragraph adds to the answer. */
export function bestParagraph(question: string, passage: Passage): string | undefined {
  const { answer, title, paragraphs } = passage;
  const said = marksOf(`${title} ${answer}`);
  const asked = [...marksOf(question)];
  const marked = paragraphs.map((one) => ({
    ...one,
    marks: marksOf(`${one.heading} ${one.text}`),
  }));
  // A mark of every paragraph tells none apart.
  const rarityOf = (mark: string) =>
    Math.log(marked.length / marked.filter(({ marks }) => marks.has(mark)).length);
  let best: { text: string; score: number } | undefined;
  for (const { heading, text, marks } of marked) {
    // What stands above the first heading says what the visitor sees, which the question said already.
    if (heading === '' && paragraphs.some((other) => other.heading !== '')) continue;
    const score = asked
      .filter((mark) => marks.has(mark))
      .map((mark) => (said.has(mark) ? saidWeight : 1) * rarityOf(mark))
      .reduce((sum, weight) => sum + weight, 0);
    if (score >= leastScore && score > (best?.score ?? 0)) best = { text, score };
  }
  return best?.text;
}
