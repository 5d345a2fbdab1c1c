import { expect, test } from 'vitest';
import { readCategories, readArticles } from './article-files.ts';
import { gatherPassages } from './gather-knowledge.ts';

const categories = [{ key: 'delen', title: 'Delen', description: 'Samen' }];

function write(slug: string, changes: Record<string, string> = {}, body = 'Zo gaat dat.') {
  const number = Number(slug.at(-1));
  const values = {
    title: `Titel van ${slug}`,
    category: 'delen',
    answer: `Antwoord van ${slug}`,
    keywords: 'delen, link',
    related: `deel-${(number % 4) + 1}`,
    order: String(number),
    guide: String(number),
    ...changes,
  };
  const lines = Object.entries(values).map(([key, value]) => `${key}: ${value}`);
  return [`${slug}.md`, ['---', ...lines, '---', body].join('\n')] as const;
}

const whole = ['deel-1', 'deel-2', 'deel-3', 'deel-4'].map((slug) => write(slug));
const gather = (...changed: (readonly [string, string])[]) =>
  gatherPassages(new Map([...whole, ...changed]), categories);

test('there are forty articles or more, and no category twice', () => {
  expect(readArticles().length).toBeGreaterThanOrEqual(40);
  const keys = readCategories().map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
});

test('knowledge is sorted, and its text is plain', () => {
  const knowledge = gather(write('deel-3', {}, 'Lees **dit** en [dat](/help/deel-1).'));
  expect(knowledge.map(({ slug }) => slug)).toEqual(['deel-1', 'deel-2', 'deel-3', 'deel-4']);
  expect(knowledge[2]).toEqual({
    slug: 'deel-3',
    title: 'Titel van deel-3',
    answer: 'Antwoord van deel-3',
    keywords: ['delen', 'link'],
    related: ['deel-4'],
    text: 'Lees dit en dat.',
    paragraphs: [{ heading: '', text: 'Lees dit en dat.' }],
  });
});

test.each([
  [/"deel-1": no such category: elders/, write('deel-1', { category: 'elders' })],
  [/"deel-1": no such related: weg/, write('deel-1', { related: 'deel-2, weg' })],
  [/"deel-1": a link to no article: weg/, write('deel-1', {}, 'Zie [weg](/help/weg#kop).')],
  [/"deel-1": a link to no article: weg/, write('deel-1', {}, '- Zie [weg](/help/weg)')],
  [/"deel-1": another has this title/, write('deel-1', { title: 'Titel van deel-2' })],
  [/"deel-1": the same order as deel-2/, write('deel-1', { order: '2' })],
  [/numbered 1 to 4, not 2,2,3,4/, write('deel-1', { guide: '2' })],
  [/"deel-1": the key is missing/, ['deel-1.md', '---\ntitle: Kort\n---\nTekst'] as const],
])('refuses with %s', (reason, file) => {
  expect(() => gather(file)).toThrow(reason);
});
