import { expect, it, vi } from 'vitest';
import { fold, searchArticles } from './search-articles';

vi.mock('virtual:help-articles', () => {
  const article = (slug: string, title: string) => ({ slug, title, category: 'een' });
  return {
    categories: [{ key: 'een', title: 'Herinneringen', description: '' }],
    articles: [
      article('profiel', 'Je profielfoto'),
      { ...article('foto', 'Een foto toevoegen'), guide: 1 },
      article('cafe', 'Thema’s in het café'),
    ],
  };
});
vi.mock('virtual:help-article-texts', () => ({
  texts: {
    profiel: { keywords: [], answer: 'Kies een gezicht.' },
    foto: { keywords: ['plaatje', 'add photo'], answer: 'Tot 5 MB per stuk.' },
    cafe: { keywords: ['kleuren'], answer: 'Zeven in getal, ook op een foto.' },
  },
}));

const found = (query: string) => searchArticles(query).map(({ slug }) => slug);

it.each([
  ['Café', 'cafe'],
  ['THEMA’S', 'themas'],
  ["thema's", 'themas'],
  ['één idee', 'een idee'],
])('normalises "%s" to "%s"', (text, folded) => expect(fold(text)).toBe(folded));

it.each([
  ['PLAATJE', ['foto']],
  ['cafe', ['cafe']],
  ["thema's", ['cafe']],
  ['5 mb', ['foto']],
  ['add photo', ['foto']],
  ['Hoe kan ik een foto toevoegen?', ['foto']],
  ['zeppelin', []],
  ['foto zeppelin', []],
])('finds "%s" in title, keywords and answer', (query, slugs) =>
  expect(found(query)).toEqual(slugs),
);

it('ranks title above answer, and the start of a word above its middle', () => {
  expect(found('foto')).toEqual(['foto', 'profiel', 'cafe']);
});

it('finds the guides by the word for guide', () => {
  expect(found('gids')).toEqual(['foto']);
});

it('finds articles by category', () => {
  expect(found('herinneringen')).toHaveLength(3);
});

it.each(['', '   ', '?!', '.*', '(['])('finds nothing for "%s", which has no words', (query) =>
  expect(found(query)).toEqual([]),
);
