// Features of a text: words, word pairs, parts of words and concepts.
import { conceptsOf } from './concepts.ts';
import { wordsOf } from './words.ts';

/** Weights of features; chosen by cross-validation, see docs/help-assistant.md. */
const weights = { word: 1, pair: 0.6, piece: 0.28, concept: 1.2 };
/** Parts of this length match in spite of typing errors, endings, compounds and dialect. */
const pieceLengths = [3, 4, 5];

/** Weights by name. */
export type Features = ReadonlyMap<string, number>;

/** A pair of words that was seen once tells nothing, and there are many: a sixth of the index. */
export const isTellingOnce = (name: string) => !name.startsWith('pair ');

/** Extracts features; it caches every word, so discard it after a batch of texts. */
export function createReader(): (text: string) => Features {
  const known = new Map<string, [string, number][]>();
  const look = (word: string): [string, number][] => [
    [`word ${word}`, weights.word],
    ...piecesOf(word).map((piece): [string, number] => [`piece ${piece}`, weights.piece]),
    ...conceptsOf(word).map((idea): [string, number] => [`concept ${idea}`, weights.concept]),
  ];
  return (text) => {
    const features = new Map<string, number>();
    let before: string | undefined;
    for (const word of wordsOf(text)) {
      const own = known.get(word) ?? look(word);
      known.set(word, own);
      for (const [feature, weight] of own) features.set(feature, weight);
      if (before !== undefined) features.set(`pair ${before} ${word}`, weights.pair);
      before = word;
    }
    return features;
  };
}

function piecesOf(word: string): string[] {
  const whole = `^${word}$`;
  return pieceLengths.flatMap((length) =>
    Array.from({ length: Math.max(0, whole.length - length + 1) }, (_, at) =>
      whole.slice(at, at + length),
    ),
  );
}
