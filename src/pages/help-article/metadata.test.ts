import { slugs } from 'virtual:help-article-slugs';
import { loaders } from 'virtual:help-article-loaders';
import { expect, it } from 'vitest';
import { metadataOf } from './metadata';

it.each(slugs)('%s has at most five short keywords, which it says itself', async (slug) => {
  const { article } = await loaders[slug]!();
  const { keywords = [] } = metadataOf(article);
  expect(keywords.length).toBeGreaterThan(0);
  expect(keywords.length).toBeLessThanOrEqual(5);
  expect(keywords.join(', ').length).toBeLessThan(200);
  const said = `${article.title} ${article.answer}`.toLowerCase();
  for (const keyword of keywords) expect(said).toContain(keyword.toLowerCase());
});

it('leaves out the wordings that only the helper knows', () => {
  const article = {
    slug: 'foto-toevoegen',
    title: 'Foto’s toevoegen',
    category: 'herinneringen',
    answer: 'Kies een foto van hoogstens 5 MB.',
    keywords: ['kiekje', '5', 'een foto', 'foto', 'fotos', 'hoogst', 'add photo'],
    related: [],
    relatedTitles: {},
    body: [],
  };
  expect(metadataOf(article).keywords).toEqual(['Foto’s toevoegen', 'een foto', 'foto']);
});
