import { expect, it, test } from 'vitest';
import { createAnswerer } from './answer.ts';
import type { Passage } from './gather-knowledge.ts';
import type { Model } from './model.ts';
import type { Finding } from './retrieval.ts';

const passageOf = (slug: string, answer: string, more: string): Passage => ({
  slug,
  title: `Over ${slug}`,
  keywords: [],
  answer,
  related: slug === 'opzeggen' ? ['betalen'] : [],
  text: more,
  paragraphs: [{ heading: '', text: more }],
});
const passages = [
  passageOf('opzeggen', 'Opzeggen kan altijd.', 'Ga daarvoor naar {appUrl}.'),
  passageOf('betalen', 'Betalen gaat vooruit.', 'Per jaar, met een pas.'),
  passageOf('foto', 'Een foto is hooguit 5 MB. Vragen? Mail {supportEmail}.', 'Kies er een.'),
];
const [cancel, pay] = passages as [Passage, Passage];
const finding = (first: number, any: number): Finding => ({ passages, first, any });

interface Asked {
  message?: string;
  find?: (message: string) => Finding;
  model?: Model;
}

async function ask({ message = 'stoppen', find = () => finding(1, 1), model }: Asked) {
  let failures = 0;
  const answer = createAnswerer({
    articles: passages,
    retrieval: find,
    supportEmail: 'mens@anekdotes.example',
    appUrl: 'https://app.anekdotes.example',
  });
  const given = await answer({
    message,
    takeModel: () => Promise.resolve(model),
    onModelFailure: () => {
      failures += 1;
    },
  });
  return { ...given, failures };
}

it.each([0.75, 0.9])('gives the answer when the first is right with %d', async (first) => {
  const { route, answer } = await ask({ find: () => finding(first, 1) });
  expect(route).toBe('article');
  expect(answer).toEqual({
    response: 'Opzeggen kan altijd.',
    sources: [
      { title: 'Over opzeggen', path: '/help/opzeggen' },
      { title: 'Over betalen', path: '/help/betalen' },
    ],
  });
});

it.each([
  [0.74, 0.6],
  [0, 1],
])('offers three articles when the first is right with %d, one with %d', async (first, any) => {
  const { route, answer } = await ask({ find: () => finding(first, any) });
  expect(route).toBe('choices');
  expect(answer.sources).toBeUndefined();
  expect(answer.choices).toEqual([
    { title: 'Over opzeggen', path: '/help/opzeggen', response: 'Opzeggen kan altijd.' },
    { title: 'Over betalen', path: '/help/betalen', response: 'Betalen gaat vooruit.' },
    {
      title: 'Over foto',
      path: '/help/foto',
      response: 'Een foto is hooguit 5 MB. Vragen? Mail mens@anekdotes.example.',
    },
  ]);
  expect(answer.response).toBe(
    'Ik weet niet zeker wat je bedoelt. Gaat het over een van deze?\n\n' +
      '– Over opzeggen\n– Over betalen\n– Over foto\n\n' +
      'Staat het er niet bij? Vraag het dan in andere woorden, of mail ons op mens@anekdotes.example.',
  );
});

it.each([0, 0.59])('does not know when an article is right with %d', async (any) => {
  const { route, answer } = await ask({ find: () => finding(0, any) });
  expect(route).toBe('unknown');
  expect(answer.response).toContain('geen antwoord op');
  expect(Object.keys(answer)).toEqual(['response']);
});

test('a paragraph that adds to the answer follows it', async () => {
  const texts = [
    'Per jaar.',
    'Contant betalen kan niet; een bankpas mag wel.',
    'Iets anders.',
    'Nog iets.',
  ];
  const long = { ...pay, paragraphs: texts.map((text) => ({ heading: '', text })) };
  const answer = createAnswerer({
    articles: [long],
    retrieval: () => ({ passages: [long], first: 1, any: 1 }),
    supportEmail: '',
    appUrl: '',
  });
  const answerTo = async (message: string) =>
    (
      await answer({
        message,
        takeModel: () => Promise.resolve(undefined),
        onModelFailure: () => undefined,
      })
    ).answer.response;
  expect(await answerTo('Mag ik ook contant betalen?')).toBe(
    `Betalen gaat vooruit.\n\n${texts[1]}`,
  );
  expect(await answerTo('Hoe betaal ik?')).toBe('Betalen gaat vooruit.');
});

test.each([
  ['Hoe zeg ik op? En hoe betaal ik dat?', 1, 'Opzeggen kan altijd.\n\nBetalen gaat vooruit.'],
  ['Hoe zeg ik op en hoe betaal ik dat?', 1, 'Opzeggen kan altijd.\n\nBetalen gaat vooruit.'],
  ['Hoe zeg ik op? En hoe betaal ik dat?', 0.7, 'Opzeggen kan altijd.'],
])(
  'a question of two parts gets both answers if both are sure: "%s", %d',
  async (message, second, response) => {
    const { answer } = await ask({
      message,
      find: (part) =>
        part === message
          ? finding(0.9, 1)
          : /betaal/.test(part)
            ? { passages: [pay, cancel], first: second, any: 1 }
            : finding(1, 1),
    });
    expect(answer.response).toBe(response);
    expect(answer.sources?.map(({ path }) => path)).toEqual(['/help/opzeggen', '/help/betalen']);
  },
);

const reply = 'Dat kan op elk moment, want je zit nergens aan vast en betaalt per jaar.';
test.each([
  [1, 1, ['/help/opzeggen', '/help/betalen']],
  [0.5, 1, ['/help/opzeggen', '/help/betalen', '/help/foto']],
  [0, 0, undefined],
])('a model gets the passages at any confidence: %d, %d', async (first, any, paths) => {
  const given: string[][] = [];
  const { route, answer } = await ask({
    find: () => finding(first, any),
    model: (_, found) => {
      given.push(found.map(({ slug }) => slug));
      return Promise.resolve(reply);
    },
  });
  expect(given).toEqual([['opzeggen', 'betalen', 'foto']]);
  expect(route).toBe('model');
  expect(answer.response).toBe(reply);
  expect(answer.sources?.map(({ path }) => path)).toEqual(paths);
  expect(answer.choices).toBeUndefined();
});

test.each([
  [1, 1, 'article'],
  [0.5, 1, 'choices'],
  [0, 0, 'unknown'],
])(
  'without a usable text of the model, the own answer is given: %d, %d',
  async (first, any, route) => {
    const given = await ask({ find: () => finding(first, any), model: () => Promise.resolve('') });
    expect(given.route).toBe(route);
    expect(given.failures).toBe(1);
  },
);

it('passes no invisible characters to the model', async () => {
  const asked: string[] = [];
  await ask({
    message: 'Hoe stop ik\u200b?\u{e0073}\u{e0061}\u{e0079}\u202e',
    model: (question) => {
      asked.push(question);
      return Promise.resolve('');
    },
  });
  expect(asked).toEqual(['Hoe stop ik?']);
});
