import { expect, it } from 'vitest';
import { createAnswerer } from './answer.ts';
import type { Passage } from './gather-knowledge.ts';
import type { Model } from './model.ts';

const passage: Passage = {
  slug: 'opzeggen',
  title: 'Hoe zeg ik op?',
  keywords: [],
  answer: 'Opzeggen kan altijd.',
  related: [],
  text: 'Opzeggen kan altijd, in de app.',
};

const ask = async (confidence: number, message = 'stoppen', model?: Model) => {
  const answer = createAnswerer({
    articles: [passage],
    retrieval: () => ({ passages: [passage], confidence }),
    supportEmail: 'mens@anekdotes.example',
    appUrl: 'https://app.anekdotes.example',
  });
  return answer({
    message,
    takeModel: () => Promise.resolve(model),
    onModelFailure: () => undefined,
  });
};

it.each([0.5, 0.9])('gives the answer at confidence %d', async (confidence) => {
  const { route, answer } = await ask(confidence);
  expect(route).toBe('article');
  expect(answer.response).toBe('Opzeggen kan altijd.');
  expect(answer.sources).toEqual([{ title: 'Hoe zeg ik op?', path: '/help/opzeggen' }]);
});

it.each([0.35, 0.49])('introduces the answer as a guess at confidence %d', async (confidence) => {
  const { answer } = await ask(confidence);
  expect(answer.response).toMatch(/^Ik weet niet zeker of ik je vraag goed begrijp/);
  expect(answer.response).toContain('\n\nOpzeggen kan altijd.\n\n');
  expect(answer.response).toContain('mens@anekdotes.example');
  expect(answer.sources).toHaveLength(1);
});

it.each([0, 0.34])('abstains at confidence %d', async (confidence) => {
  const { route, answer } = await ask(confidence);
  expect(route).toBe('unknown');
  expect(answer.response).toContain('geen antwoord op');
  expect(answer.sources).toBeUndefined();
});

it('passes no invisible characters to the model', async () => {
  const asked: string[] = [];
  await ask(0.9, 'Hoe stop ik\u200b?\u{e0073}\u{e0061}\u{e0079}\u202e', (question) => {
    asked.push(question);
    return Promise.resolve('');
  });
  expect(asked).toEqual(['Hoe stop ik?']);
});
