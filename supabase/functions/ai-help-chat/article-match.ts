// How well the words of a question fit an article, by the scores of Orama and by how much of the question it covers.
import type { WordScores } from './article-index.ts';
import { createCoverage, type Places } from './coverage.ts';
import type { Vocabulary } from './vocabulary.ts';
import { chunksOf, wordsOf } from './words.ts';

/** From 0 to about 1, by the place of the article in the list; absent where no word fits. */
export type ArticleMatch = (question: string) => Map<number, number>;

/** A best score of this much is half sure; weak matches then weigh less than strong ones. */
const halfSure = 3;
const coverageWeight = 0.33;

/** As plain data that can be kept as JSON. */
export interface MatchIndex {
  scores: WordScores;
  /** By article: its title and keywords, and where its words stand. */
  phrases: string[][];
  places: [word: string, share: number][][];
}

export function createArticleMatch(index: MatchIndex, vocabulary: Vocabulary): ArticleMatch {
  const { phrases } = index;
  const places = index.places.map((found): Places => new Map(found));
  const coverage = createCoverage(places);
  const find = createSearch(index.scores);

  return (question) => {
    const terms = vocabulary.termsOf(question);
    const bySubject = find(terms.flatMap(({ stems }) => stems));
    const byTalk = find(vocabulary.smallTalkOf(question));
    const byChunks = find(chunksOf(vocabulary.contentOf(question)));
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

/** Adds up what the words score in each article; an article that has none of them is absent. */
function createSearch(scores: WordScores) {
  const known = new Map(scores);
  return (words: readonly string[]) => {
    const found = new Map<number, number>();
    for (const word of new Set(words)) {
      for (const [at, score] of known.get(word) ?? []) found.set(at, (found.get(at) ?? 0) + score);
    }
    return found;
  };
}
