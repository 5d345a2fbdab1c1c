// Scores how well an article matches a question, by BM25 and by coverage of the question.
import type { WordScores } from './article-index.ts';
import { createCoverage, type Positions } from './coverage.ts';
import type { Vocabulary } from './vocabulary.ts';
import { chunksOf, wordsOf } from './words.ts';

/** From 0 to about 1, by the index of the article; absent without a matching word. */
export type ArticleMatch = (question: string) => Map<number, number>;

/** The best score at which a match counts half; weaker matches count less. */
const halfSure = 3;
const coverageWeight = 0.33;

/** Plain data, for JSON. */
export interface MatchIndex {
  scores: WordScores;
  /** By article: its title and keywords, and the positions of its words. */
  phrases: string[][];
  positions: [word: string, share: number][][];
}

export function createArticleMatch(index: MatchIndex, vocabulary: Vocabulary): ArticleMatch {
  const { phrases } = index;
  const positions = index.positions.map((found): Positions => new Map(found));
  const coverage = createCoverage(positions);
  const find = createSearch(index.scores);

  return (question) => {
    const terms = vocabulary.termsOf(question);
    const bySubject = find(terms.flatMap(({ stems }) => stems));
    const byTalk = find(vocabulary.smallTalkOf(question));
    const byChunks = find(chunksOf(vocabulary.contentOf(question)));
    const asked = ` ${wordsOf(question).join(' ')} `;
    const found = [...new Set([...bySubject.keys(), ...byChunks.keys()])].map((at) => {
      const phrase = longestPhrase(asked, phrases[at]!);
      const covered = coverage(terms, positions[at]!);
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

/** The number of consecutive words of the question in a title or keyword, if more than one. */
function longestPhrase(asked: string, phrases: readonly string[]): number {
  const lengths = phrases
    .filter((phrase) => phrase.includes(' ') && asked.includes(` ${phrase} `))
    .map((phrase) => phrase.split(' ').length);
  return Math.max(0, ...lengths);
}

/** Sums the word scores of each article; articles without any of the words are absent. */
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
