// Features of a text: words, word pairs, parts of words and concepts.
import { conceptsOf } from './concepts.ts';
import type { Vocabulary } from './vocabulary.ts';
import { stem, wordsOf } from './words.ts';

/** Weights of features; chosen by cross-validation, see docs/help-assistant.md. */
const weights = { word: 1, pair: 0.6, piece: 0.28, concept: 1.2 };
/** Parts of this length match in spite of typing errors, compounds and dialect. */
const pieceLengths = [3, 4, 5];

/** Weights by name. */
export type Features = ReadonlyMap<string, number>;

interface Word {
  stem: string;
  features: [string, number][];
}

/** Extracts features; it caches every word, so discard it after a batch of texts. */
export function createReader(vocabulary: Vocabulary): (text: string) => Features {
  const known = new Map<string, Word>();
  const look = (word: string): Word => {
    const own = stem(word);
    const traced = vocabulary.termsOf(word).flatMap(({ stems }) => stems);
    return {
      stem: own,
      features: [
        ...[own, ...traced].map((name): [string, number] => [`word ${name}`, weights.word]),
        ...piecesOf(word).map((piece): [string, number] => [`piece ${piece}`, weights.piece]),
        ...conceptsOf(word).map((idea): [string, number] => [`concept ${idea}`, weights.concept]),
      ],
    };
  };
  return (text) => {
    const features = new Map<string, number>();
    let before: string | undefined;
    for (const name of wordsOf(text)) {
      const word = known.get(name) ?? look(name);
      known.set(name, word);
      for (const [feature, weight] of word.features) features.set(feature, weight);
      if (before !== undefined) features.set(`pair ${before} ${word.stem}`, weights.pair);
      before = word.stem;
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
