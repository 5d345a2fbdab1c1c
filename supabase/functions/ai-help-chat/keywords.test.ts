// A keyword promises what the text treats; other words of visitors stand in `questions/wordings.json`.
import { expect, test } from 'vitest';
import { readArticles } from './article-files.ts';
import { conceptsOf } from './concepts.ts';
import type { Passage } from './gather-knowledge.ts';
import { wordsOf } from './words.ts';

const small = new Set(
  (
    'de het een en of ik je jij wij we ons onze mijn jouw is zijn was kan kun kunnen mag moet hoe wat waar wie ' +
    'welke wanneer waarom om te in op aan van voor met bij er dat die dit naar uit ook niet dan als geen wel ' +
    'nog hij zij ze u a an the to my do for with i me you can how it on and nu niets iets alle alles zelf na ' +
    'over door tot per maar erbij eruit erop eraf weg'
  ).split(' '),
);
const leastLetters = 4;
/** The part that another form of the word has too; most of it, so that `nieuwsbrief` is not `nieuw`. */
const beginningOf = (word: string) => word.slice(0, Math.max(5, Math.ceil(word.length * 0.6)));

/** The words of a keyword that the article has neither itself nor by another word for the same idea. */
function untreated({ title, answer, text }: Passage, keyword: string): string[] {
  const own = wordsOf([title, answer, text].join(' '));
  const words = new Set(own);
  const ideas = new Set(own.flatMap(conceptsOf));
  return wordsOf(keyword).filter(
    (word) =>
      !small.has(word) &&
      !words.has(word) &&
      !(word.length >= leastLetters && own.some((other) => other.startsWith(beginningOf(word)))) &&
      !conceptsOf(word).some((idea) => ideas.has(idea)),
  );
}

const articles = readArticles();

test.each(articles.map((article) => [article.slug, article] as const))(
  'the text of %s treats its keywords',
  (_, article) => {
    expect(article.keywords.filter((keyword) => untreated(article, keyword).length > 0)).toEqual(
      [],
    );
  },
);

test.each([
  ['veilige-opslag', 'tweestapsverificatie'],
  ['wat-kost-het', 'korting'],
  ['privacy', 'nieuwsbrief'],
])('%s does not treat "%s"', (slug, keyword) => {
  const article = articles.find((one) => one.slug === slug)!;
  expect(untreated(article, keyword)).toEqual([keyword]);
});

// The password of a link is never "the word".
test('no article asks for a word', () => {
  const asks = /\b(?:om een|het juiste|geheim|verkeerd|zonder het|zonder dat) woord\b/;
  const faults = articles.filter(({ answer, text, keywords }) =>
    asks.test([answer, text, ...keywords].join('\n')),
  );
  expect(faults.map(({ slug }) => slug)).toEqual([]);
});
