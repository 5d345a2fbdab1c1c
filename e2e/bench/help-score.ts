// Scores answers of the help assistant: what a visitor gets, and whether a confidence means what it says.
import { isChoice, isSure } from '../../supabase/functions/ai-help-chat/answer.ts';
import {
  confidenceOf,
  type Curves,
  type Ranking,
} from '../../supabase/functions/ai-help-chat/confidence.ts';
import {
  createArticleEvidence,
  indexArticleEvidence,
} from '../../supabase/functions/ai-help-chat/article-evidence.ts';
import type { Passage } from '../../supabase/functions/ai-help-chat/gather-knowledge.ts';
import {
  knownQuestions,
  wordings,
  type KnownQuestion,
} from '../../supabase/functions/ai-help-chat/known-questions.ts';
import { rankingOf } from '../../supabase/functions/ai-help-chat/retrieval.ts';
import { fitCurve } from './fit-curve.ts';
import { median, printTable, quantile } from './table.ts';

export interface Question {
  question: string;
  /** The articles with the answer; empty when the assistant must abstain. */
  articles: readonly string[];
  kind: string;
}

export interface Result extends Question {
  /** The ranking, at any confidence. */
  found: readonly string[];
  outcome: 'sure' | 'choices' | 'declined';
  milliseconds: number;
}

interface Fold extends Question {
  ranking: Ranking;
  found: readonly string[];
  milliseconds: number;
}

const folds = 5;

/** Ranks each known question by an index without its fold. */
export function rankByFolds(articles: readonly Passage[]): Fold[] {
  return Array.from({ length: folds }, (_, fold) => {
    const isAsked = (__: KnownQuestion, at: number) => at % folds === fold;
    const rest = knownQuestions.filter((__, at) => at % folds !== fold);
    const judge = createArticleEvidence(indexArticleEvidence(articles, [...rest, ...wordings]));
    return knownQuestions.filter(isAsked).map(({ question, articles: right }) => {
      const start = performance.now();
      const ranking = rankingOf(judge(question));
      const found = ranking.order.slice(0, 3).map((at) => articles[at]!.slug);
      return {
        question,
        articles: right,
        kind: 'known',
        ranking,
        found,
        milliseconds: performance.now() - start,
      };
    });
  }).flat();
}

const isRight = ({ articles }: Question, slug: string | undefined) =>
  slug !== undefined && articles.includes(slug);

export const fitCurves = (ranked: readonly Fold[]): Curves => ({
  first: fitCurve(ranked.map((one) => ({ ...one, isSo: isRight(one, one.found[0]) }))),
  any: fitCurve(ranked.map((one) => ({ ...one, isSo: one.articles.length > 0 }))),
});

/** The outcomes with curves that are fitted on the other folds. */
export function crossValidate(ranked: readonly Fold[]): (Result & { first: number })[] {
  return Array.from({ length: folds }, (_, fold) => {
    const curves = fitCurves(ranked.filter((__, at) => at % folds !== fold));
    return ranked
      .filter((__, at) => at % folds === fold)
      .map((one) => {
        const first = confidenceOf(one.ranking, curves.first);
        const any = confidenceOf(one.ranking, curves.any);
        const finding = { first, any };
        const outcome = isSure(finding) ? 'sure' : isChoice(finding) ? 'choices' : 'declined';
        return { ...one, first, outcome } as const;
      });
  }).flat();
}

export function printResults(name: string, results: readonly Result[]) {
  const about = results.filter(({ articles }) => articles.length > 0);
  const offTopic = results.filter(({ articles }) => articles.length === 0);
  const times = results.map(({ milliseconds }) => milliseconds);
  console.log(`\nHelp assistant: ${results.length} questions, set "${name}"`);
  printTable([
    [
      'kind',
      'questions',
      'first right',
      'in three',
      'sure, right',
      'sure, wrong',
      'right of three',
      'declined',
      'helped',
    ],
    ...groupsOf(about).map(([kind, group]) => rowOf(kind, group)),
    rowOf('all with an answer', about),
    ...groupsOf(offTopic).map(([kind, group]) => rowOf(kind, group)),
    rowOf('all without an answer', offTopic),
    ['answer, median', `${median(times).toFixed(1)} ms`],
    ['answer, 95th percentile', `${quantile(times, 0.95).toFixed(1)} ms`],
  ]);
}

function rowOf(name: string, group: readonly Result[]): string[] {
  const share = (isSo: (result: Result) => boolean) =>
    `${((100 * group.filter(isSo).length) / group.length).toFixed(1)}%`;
  const among = (result: Result) => result.found.slice(0, 3).some((slug) => isRight(result, slug));
  const isSureRight = (result: Result) =>
    result.outcome === 'sure' && isRight(result, result.found[0]);
  const isOffered = (result: Result) => result.outcome === 'choices' && among(result);
  return [
    name,
    String(group.length),
    share((result) => isRight(result, result.found[0])),
    share(among),
    share(isSureRight),
    share((result) => result.outcome === 'sure' && !isRight(result, result.found[0])),
    share(isOffered),
    share(({ outcome }) => outcome === 'declined'),
    share((result) => isSureRight(result) || isOffered(result)),
  ];
}

function groupsOf(results: readonly Result[]): [string, Result[]][] {
  const kinds = [...new Set(results.map(({ kind }) => kind))];
  return kinds.map((kind) => [kind, results.filter((result) => result.kind === kind)]);
}

/** Of the questions with a confidence of 70 to 80%, how many got the right article first. */
export function printCalibration(results: readonly (Result & { first: number })[]) {
  console.log('\nSaid that the first article is right, and how often it was');
  printTable([
    ['said', 'questions', 'right'],
    ...Array.from({ length: 10 }, (_, at) => {
      const isIn = ({ first }: { first: number }) => Math.min(9, Math.floor(first * 10)) === at;
      const group = results.filter(isIn);
      const right = group.filter((result) => isRight(result, result.found[0])).length;
      const share = group.length > 0 ? `${((100 * right) / group.length).toFixed(0)}%` : '';
      return [`${at * 10} to ${at * 10 + 10}%`, String(group.length), share];
    }),
  ]);
}
