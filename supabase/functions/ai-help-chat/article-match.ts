// How well the words of a question fit an article, by Orama and by how much of the question it covers.
import { createIndex, fields, type Entry } from './article-index.ts';
import { createCoverage, type Places } from './coverage.ts';
import type { Passage } from './gather-knowledge.ts';
import type { Vocabulary } from './vocabulary.ts';
import { chunksOf, wordsOf } from './words.ts';

/** From 0 to about 1, by the place of the article in the list; absent where no word fits. */
export type ArticleMatch = (question: string) => Promise<Map<number, number>>;

/** What a word counts that stands in no better place than this. */
const shares = { title: 1, keywords: 1, answer: 0.8, text: 0.25, chunks: 0 };
/** A best score of this much is half sure; weak matches then weigh less than strong ones. */
const halfSure = 3;
const coverageWeight = 0.33;

export async function createArticleMatch(
  knowledge: readonly Passage[],
  vocabulary: Vocabulary,
): Promise<ArticleMatch> {
  const entries = knowledge.map(({ title, keywords, answer, text }): Entry => ({
    title: vocabulary.stemsOf(title),
    keywords: vocabulary.stemsOf(keywords.join(' ')),
    answer: vocabulary.stemsOf(answer),
    text: vocabulary.stemsOf(text),
    chunks: chunksOf(vocabulary.contentOf([title, ...keywords].join(' '))),
  }));
  const phrases = knowledge.map(({ title, keywords }) =>
    [title, ...keywords].map((phrase) => wordsOf(phrase).join(' ')),
  );
  const places = entries.map(placesOf);
  const coverage = createCoverage(places);
  const find = await createIndex(entries);

  return async (question) => {
    const terms = vocabulary.termsOf(question);
    const bySubject = await find(terms.flatMap(({ stems }) => stems));
    const byTalk = await find(vocabulary.smallTalkOf(question));
    const byChunks = await find(chunksOf(vocabulary.contentOf(question)));
    const asked = ` ${wordsOf(question).join(' ')} `;
    const found = [...new Set([...bySubject.keys(), ...byChunks.keys()])].map((at) => {
      const phrase = longestPhrase(asked, phrases[at]!);
      const covered = coverage(terms, places[at]!);
      const hints = 0.5 * (byTalk.get(at) ?? 0) + (byChunks.get(at) ?? 0);
      const score = ((bySubject.get(at) ?? 0) * (0.1 + covered) + hints) * (1 + 0.4 * phrase);
      return { at, score, covered };
    });
    const best = Math.max(0, ...found.map(({ score }) => score));
    return new Map(
      found.map(({ at, score, covered }) => [
        at,
        score / (best + halfSure) + coverageWeight * covered,
      ]),
    );
  };
}

/** How many words of the question stand together in a title or keyword, if more than one. */
function longestPhrase(asked: string, phrases: readonly string[]): number {
  const lengths = phrases
    .filter((phrase) => phrase.includes(' ') && asked.includes(` ${phrase} `))
    .map((phrase) => phrase.split(' ').length);
  return Math.max(0, ...lengths);
}

function placesOf(entry: Entry): Places {
  const found = new Map<string, number>();
  for (const field of fields.filter((name) => shares[name] > 0)) {
    for (const word of entry[field]) {
      found.set(word, Math.max(found.get(word) ?? 0, shares[field]));
    }
  }
  return found;
}
