import { expect, test } from 'vitest';
import { isAnswerable } from './answer.ts';
import { readArticles } from './article-files.ts';
import { buildKnowledge } from './build-knowledge.ts';
import { knownQuestions } from './known-questions.ts';
import { createRetrieval, type Knowledge } from './retrieval.ts';

const articles = readArticles();
// Through JSON, as the function gets it.
const written = JSON.stringify(await buildKnowledge(articles, knownQuestions));
const find = createRetrieval(JSON.parse(written) as Knowledge);

test.each(articles.map(({ title, slug }) => [title, slug]))(
  'who asks "%s", as the page puts it, gets %s',
  (title, slug) => {
    const { passages, confidence } = find(title);
    expect(passages[0]?.slug).toBe(slug);
    expect(confidence).toBe(1);
  },
);

// The six quick actions and three suggestions of the help page.
test.each([
  ['Hoe maak ik een nieuwe anekdote?', 'eerste-anekdote'],
  ['Hoe voeg ik een foto toe?', 'foto-toevoegen'],
  ['Hoe upload ik een video?', 'video-uploaden'],
  ['Hoe nodig ik vrienden uit?', 'mensen-uitnodigen'],
  ['Hoe zoek en filter ik in een anekdote?', 'filteren-en-zoeken'],
  ['Hoe kies ik een thema?', 'themas-en-personalisatie'],
  ['Hoe begin ik een anekdote?', 'eerste-anekdote'],
  ['Wat kost Premium?', 'wat-kost-het'],
  ['Wie kan mijn verhaal zien?', 'wie-kan-meekijken'],
])('the page itself asks "%s", and gets %s for sure', (question, slug) => {
  const { passages, confidence } = find(question);
  expect(passages[0]?.slug).toBe(slug);
  expect(confidence).toBeGreaterThanOrEqual(0.5);
});

test.each([
  ['Hoe zeg ik mijn Premium-abonnement op?', 'opzeggen'],
  ['Hoe zeg ik Premium op?', 'opzeggen'],
  ['Wat zijn de kosten van Premium?', 'wat-kost-het'],
  ['hoe log ik in op mijn account', 'inloggen'],
  ['Hoe verwijder ik een foto uit mijn verhaal?', 'herinnering-wijzigen'],
  ['wat doet een kijker', 'samenwerken'],
])('an ordinary question is answered: "%s" by %s', (question, slug) => {
  const finding = find(question);
  expect(finding.passages[0]?.slug).toBe(slug);
  expect(isAnswerable(finding)).toBe(true);
});
