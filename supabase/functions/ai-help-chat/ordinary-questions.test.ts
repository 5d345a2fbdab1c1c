import { expect, test } from 'vitest';
import { isAnswerable } from './answer.ts';
import knowledge from './knowledge.json' with { type: 'json' };
import { knownQuestions } from './known-questions.ts';
import { createRetrieval } from './retrieval.ts';

const find = await createRetrieval(knowledge, knownQuestions);

test.each(knowledge.map(({ title, slug }) => [title, slug]))(
  'who asks "%s", as the page puts it, gets %s',
  async (title, slug) => {
    const { passages, confidence } = await find(title);
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
])('the page itself asks "%s", and gets %s for sure', async (question, slug) => {
  const { passages, confidence } = await find(question);
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
])('an ordinary question is answered: "%s" by %s', async (question, slug) => {
  const finding = await find(question);
  expect(finding.passages[0]?.slug).toBe(slug);
  expect(isAnswerable(finding)).toBe(true);
});
