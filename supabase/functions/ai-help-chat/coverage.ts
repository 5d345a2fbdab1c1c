// Measures how much of a question an article covers.
import type { Term } from './vocabulary.ts';

/** The weight of a stem's best position in an article, relative to the title. */
export type Positions = ReadonlyMap<string, number>;

/** Returns a value from 0 to 1. */
export type Coverage = (terms: readonly Term[], positions: Positions) => number;

/** Rare words weigh more; words that are in no article weigh most. */
export function createCoverage(articles: readonly Positions[]): Coverage {
  const spread = new Map<string, number>();
  for (const positions of articles) {
    for (const word of positions.keys()) spread.set(word, (spread.get(word) ?? 0) + 1);
  }
  const rarity = (word: string) => Math.log(1 + articles.length / (spread.get(word) ?? 0.5));
  return (terms, positions) => {
    let asked = 0;
    let answered = 0;
    for (const { stems, trust } of terms) {
      const weight = stems.length > 0 ? Math.max(...stems.map(rarity)) : rarity('');
      asked += weight;
      answered += weight * trust * shareOf(stems.map((word) => positions.get(word) ?? 0));
    }
    return asked === 0 ? 0 : answered / asked;
  };
}

/** The best of the stems of a word counts, and also whether all are present. */
function shareOf(shares: readonly number[]): number {
  if (shares.length === 0) return 0;
  const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length;
  return (Math.max(...shares) + mean) / 2;
}
