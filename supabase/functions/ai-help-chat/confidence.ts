// The probabilities that a ranking is right: logistic curves, fitted by cross-validation.
// `npm run bench -- help fit` writes the weights.
import fitted from './confidence.json' with { type: 'json' };

export interface Ranking {
  /** The scores of the articles, highest first. */
  scores: readonly number[];
  /** The score of "no article". */
  none: number;
}

/** Weights of `signalsOf`. */
export type Curve = readonly number[];

export interface Curves {
  /** That the first article answers the question. */
  first: Curve;
  /** That an article answers it. */
  any: Curve;
}

export const fittedCurves: Curves = fitted;

export const signalsOf = ({ scores: [best = 0, second = 0], none }: Ranking) => [
  best - second,
  best,
  none,
  1,
];

export const probability = (signals: readonly number[], curve: Curve) =>
  1 / (1 + Math.exp(-signals.reduce((sum, signal, at) => sum + signal * curve[at]!, 0)));

export const confidenceOf = (ranking: Ranking, curve: Curve) =>
  probability(signalsOf(ranking), curve);
