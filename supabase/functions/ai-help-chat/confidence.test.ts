// A confidence says how often the first article is right: tried on a fifth of the known questions, which
// the index is built without. `npm run bench -- help` prints the table of all five.
import { expect, test } from 'vitest';
import { isChoice, isSure } from './answer.ts';
import { readArticles } from './article-files.ts';
import { buildKnowledge } from './build-knowledge.ts';
import { knownQuestions, wordings } from './known-questions.ts';
import { createRetrieval } from './retrieval.ts';

const isAsked = (_: unknown, at: number) => at % 5 === 2;
const rest = knownQuestions.filter((_, at) => !isAsked(_, at));
const find = createRetrieval(buildKnowledge(readArticles(), rest, wordings));
const asked = knownQuestions.filter(isAsked).map(({ question, articles }) => {
  const finding = find(question);
  const slugs = finding.passages.map(({ slug }) => slug);
  const isRight = (slug: string | undefined) => slug !== undefined && articles.includes(slug);
  return { articles, finding, isFirst: isRight(slugs[0]), isAmong: slugs.some(isRight) };
});
type Asked = (typeof asked)[number];
const about = asked.filter(({ articles }) => articles.length > 0);
const elsewhere = asked.filter(({ articles }) => articles.length === 0);
const share = (list: readonly Asked[], isSo: (one: Asked) => boolean) =>
  list.filter(isSo).length / list.length;

test.each([
  [0, 0.25],
  [0.25, 0.5],
  [0.5, 0.75],
  [0.75, 0.9],
  [0.9, 1],
])('of the questions with %d to %d, as many are right', (least, most) => {
  // Known questions that are repeated word for word are certain.
  const said = asked.filter(({ finding: { first } }) => first >= least && first < most);
  expect(said.length).toBeGreaterThan(40);
  const mean = said.reduce((sum, { finding }) => sum + finding.first, 0) / said.length;
  const right = share(said, ({ isFirst }) => isFirst);
  expect(Math.abs(right - mean)).toBeLessThan(0.1);
});

test('few are answered wrongly and for sure', () => {
  expect(share(about, ({ finding, isFirst }) => isSure(finding) && !isFirst)).toBeLessThan(0.05);
  expect(share(elsewhere, ({ finding }) => isSure(finding))).toBeLessThan(0.12);
});

test('most are answered, or have their article among three', () => {
  const isHelped = ({ finding, isFirst, isAmong }: Asked) =>
    isSure(finding) ? isFirst : isChoice(finding) && isAmong;
  expect(share(about, isHelped)).toBeGreaterThan(0.8);
});
