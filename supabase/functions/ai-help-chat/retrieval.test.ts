import { expect, test } from 'vitest';
import { isChoice, isSure } from './answer.ts';
import { buildKnowledge } from './build-knowledge.ts';
import { createRetrieval } from './retrieval.ts';
import { smallArticles, smallQuestions } from './testing/small-knowledge.ts';

const find = createRetrieval(buildKnowledge(smallArticles, smallQuestions));

test.each([
  ['Wat is de prijs?', 'wat-kost-het'],
  ['hoeveel kost dat nou', 'wat-kost-het'],
  ['How do I cancel?', 'opzeggen'],
  ['abbonement stopen', 'opzeggen'],
  ['foto uploadn', 'foto-toevoegen'],
  ['fotoupload', 'foto-toevoegen'],
])('"%s" finds %s first', (question, slug) => {
  expect(find(question).passages[0]?.slug).toBe(slug);
});

test.each([
  ['Wat kost Premium?', 'wat-kost-het'],
  ['wat kost premium', 'wat-kost-het'],
  ['Can I cancel my plan?', 'opzeggen'],
])('"%s", a title or a known question, is sure of %s', (question, slug) => {
  const finding = find(question);
  expect(finding.passages[0]?.slug).toBe(slug);
  expect(finding).toMatchObject({ first: 1, any: 1 });
});

test.each(['Vertel een mop', '?!', '', 'constructor __proto__ toString'])(
  '"%s" is neither answered nor a choice',
  (question) => {
    const finding = find(question);
    expect([isSure(finding), isChoice(finding)]).toEqual([false, false]);
  },
);
