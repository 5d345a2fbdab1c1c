import { expect, test } from 'vitest';
import { readArticles } from './article-files.ts';
import { bestParagraph } from './best-paragraph.ts';

const articles = new Map(readArticles().map((article) => [article.slug, article]));

test.each([
  ['geen-geluid-of-beeld', 'mijn bluetooth koptelefoon was verbonden', 'Zet Bluetooth even uit'],
  ['nederlandse-stem-toevoegen', 'hoe krijg ik een stem op mijn android', 'Spraakgegevens'],
  ['boekje-printen', 'er staan geen paginanummers in', 'Kop- en voetteksten'],
  ['wat-kost-het', 'Wat kost het?', undefined],
  ['wat-kost-het', '', undefined],
])('from %s, "%s" gets "%s"', (slug, question, part) => {
  const found = bestParagraph(question, articles.get(slug)!);
  if (part === undefined) expect(found).toBeUndefined();
  else expect(found).toContain(part);
});

test('the steps of a list stay together, and keep their numbers', () => {
  const texts = articles.get('qr-code')!.paragraphs.map(({ text }) => text);
  expect(texts.some((text) => /^1\. .+\n2\. .+\n3\. /.test(text))).toBe(true);
});
