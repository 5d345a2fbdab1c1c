// Ranks the articles for a question, and says how sure the ranking is.
import { createArticleEvidence, type Verdict } from './article-evidence.ts';
import { confidenceOf, type Curves, type Ranking } from './confidence.ts';
import type { EvidenceIndex } from './evidence.ts';
import { createExactMatch, type ExactIndex } from './exact-match.ts';
import type { Passage } from './gather-knowledge.ts';

export interface Finding {
  /** Best first, at most three. */
  passages: Passage[];
  /** The probability that the first passage answers the question. */
  first: number;
  /** The probability that an article answers it. */
  any: number;
}

export type Retrieval = (question: string) => Finding;

/** The contents of knowledge.json, made by `build-knowledge.ts`. */
export interface Knowledge {
  articles: readonly Passage[];
  evidence: EvidenceIndex;
  confidence: Curves;
  exact: ExactIndex;
}

export function createRetrieval(knowledge: Knowledge): Retrieval {
  const { articles, confidence } = knowledge;
  const judge = createArticleEvidence(knowledge.evidence);
  const exact = createExactMatch(knowledge.exact);

  return (question) => {
    const known = exact(question);
    const ranked = rankingOf(judge(question));
    const passages = ranked.order.slice(0, 3).map((at) => articles[at]!);
    if (known === undefined) {
      return {
        passages,
        first: confidenceOf(ranked, confidence.first),
        any: confidenceOf(ranked, confidence.any),
      };
    }
    if (known === null) return { passages, first: 0, any: 0 };
    const isKnown = ({ slug }: Passage) => slug === known;
    const others = passages.filter((passage) => !isKnown(passage));
    return { passages: [...articles.filter(isKnown), ...others].slice(0, 3), first: 1, any: 1 };
  };
}

/** The indexes of the articles, best first, with their scores. */
export function rankingOf({ articles, none }: Verdict): Ranking & { order: number[] } {
  const order = [...articles.keys()].toSorted((a, b) => articles[b]! - articles[a]!);
  return { order, scores: order.map((at) => articles[at]!), none };
}
