import { describe, expect, test } from 'vitest';
import { parseArticle, plainText } from './article.ts';

const frontMatter = {
  title: 'Hoe nodig ik mijn tante uit?',
  category: 'delen-en-samenwerken',
  answer: 'Kies **delen** in de app'.replaceAll('*', ''),
  keywords: 'uitnodigen, invite, uitnodigen',
  related: 'rollen, delen-via-link',
  order: '3',
};

function write(changes: Record<string, string | undefined> = {}, body = 'Zo doe je dat.') {
  const lines = Object.entries({ ...frontMatter, ...changes })
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `${key}: ${value}`);
  return ['---', ...lines, '---', '', body, ''].join('\n');
}

const bodyOf = (body: string) => parseArticle('uitnodigen', write({}, body)).body;

test('parses a complete article', () => {
  const text = write(
    { guide: '2' },
    `Een eerste alinea
over twee regels.

## Zo begin je

- **Open** de [app]({appUrl})
- Mail [ons](mailto:{supportEmail}) of {supportEmail}
  gerust twee keer

1. Kijk bij [prijzen](/pricing#gratis)
2. Klaar`,
  );
  const article = parseArticle('uitnodigen', text);
  expect(article).toEqual({
    slug: 'uitnodigen',
    title: 'Hoe nodig ik mijn tante uit?',
    category: 'delen-en-samenwerken',
    answer: 'Kies delen in de app',
    keywords: ['uitnodigen', 'invite'],
    related: ['rollen', 'delen-via-link'],
    order: 3,
    guide: 2,
    body: [
      { type: 'paragraph', text: ['Een eerste alinea over twee regels.'] },
      { type: 'heading', text: ['Zo begin je'] },
      {
        type: 'list',
        ordered: false,
        items: [
          [{ strong: 'Open' }, ' de ', { link: 'app', href: '{appUrl}' }],
          [
            'Mail ',
            { link: 'ons', href: 'mailto:{supportEmail}' },
            ' of {supportEmail} gerust twee keer',
          ],
        ],
      },
      {
        type: 'list',
        ordered: true,
        items: [['Kijk bij ', { link: 'prijzen', href: '/pricing#gratis' }], ['Klaar']],
      },
    ],
  });
  expect(plainText(article.body)).toBe(
    'Een eerste alinea over twee regels.\nZo begin je\nOpen de app\n' +
      'Mail ons of {supportEmail} gerust twee keer\nKijk bij prijzen\nKlaar',
  );
  expect(parseArticle('uitnodigen', text.replaceAll('\n', '\r\n'))).toEqual(article);
});

test('a guide is optional, and a title can contain a colon', () => {
  const article = parseArticle('rol', write({ title: 'Rollen: wie mag wat?' }));
  expect(article).not.toHaveProperty('guide');
  expect(article.title).toBe('Rollen: wie mag wat?');
});

describe('refuses, with slug and reason,', () => {
  test.each<[string, RegExp, string]>([
    ['no front matter', /front matter/, 'Alleen tekst'],
    ['front matter without end', /front matter/, '---\ntitle: Open\nEn verder'],
    ['an unknown key', /no such key: auteur/, write({ auteur: 'Riet' })],
    ['a key twice', /twice the same key: title/, write().replace('---', '---\ntitle: Nog een')],
    ['a line without a value', /no "key: value": guide:/, write({ guide: '' })],
    ['a missing key', /the key is missing: answer/, write({ answer: undefined })],
    ['a long title', /title is longer than 70/, write({ title: 'a'.repeat(71) })],
    ['a long answer', /answer is longer than 400/, write({ answer: 'a'.repeat(401) })],
    ['markup in an answer', /answer is plain text/, write({ answer: 'Het is **gratis**.' })],
    ['html in a title', /title is plain text/, write({ title: '<b>Hoi' })],
    ['an unknown placeholder', /no such placeholder/, write({ answer: 'Mail {email}.' })],
    ['an empty keyword', /single commas/, write({ keywords: 'delen,, link' })],
    ['a related twice', /names something twice/, write({ related: 'rollen, rollen' })],
    ['four related', /at most 3/, write({ related: 'a, b, c, d' })],
    ['itself as related', /the article itself/, write({ related: 'uitnodigen' })],
    ['a related title', /related is kebab-case/, write({ related: 'Wie mag wat' })],
    ['a category title', /category is kebab-case/, write({ category: 'Delen & zo' })],
    ['an order that is no number', /order is a whole number/, write({ order: 'eerst' })],
    ['a fifth guide', /guide is a whole number from 1 to 4/, write({ guide: '5' })],
    ['an empty body', /the body is empty/, write({}, '')],
    ['a title in the body', /"## "/, write({}, '# Titel')],
    ['a heading glued to a text', /"## "/, write({}, '## Kop\nTekst')],
    ['a text glued to a heading', /a blank line is missing/, write({}, 'Tekst\n## Kop')],
    ['a text glued to a list', /a blank line is missing/, write({}, 'Dit kan:\n- een')],
    ['a list in a list', /a list in a list/, write({}, '- een\n  - half')],
    ['a mixed list', /no item of this list/, write({}, '- een\n1. twee')],
    ['a table', /no such block/, write({}, '| a | b |')],
    ['a quotation', /no such block/, write({}, '> zei oma')],
    ['html', /stray markup/, write({}, 'Een <b>vet</b> woord')],
    ['code', /stray markup/, write({}, 'Typ `delen`')],
    ['an image', /a path of this site/, write({}, '![foto](https://elders.example/foto.jpg)')],
    ['open bold', /stray markup/, write({}, 'Een **open eind')],
    ['slanted words', /stray markup/, write({}, 'Een _schuin_ woord')],
    ['an open link', /stray markup/, write({}, 'Een [link] zonder adres')],
    ['a link to another host', /a path of this site/, write({}, '[x](https://elders.example)')],
    ['a link without host', /a path of this site/, write({}, '[x](//elders.example)')],
    ['a link with a back slash', /a path of this site/, write({}, '[x](/\\elders.example)')],
    ['a script', /a path of this site/, write({}, '[x](javascript:alert`1`)')],
    ['a mail to another', /a path of this site/, write({}, '[x](mailto:oma@elders.example)')],
  ])('%s', (_, reason, text) => {
    const parse = () => parseArticle('uitnodigen', text);
    expect(parse).toThrow(/^Article "uitnodigen": /);
    expect(parse).toThrow(reason);
  });

  test.each(['Uitnodigen', 'café', 'a--b', '-a', '', '../geheim'])('the slug "%s"', (slug) => {
    expect(() => parseArticle(slug, write())).toThrow(`Article "${slug}": a slug is kebab-case`);
  });
});

test('a mail link can have a subject', () => {
  expect(bodyOf('[Mail](mailto:{supportEmail}?subject=Misbruik%20melden)')).toEqual([
    {
      type: 'paragraph',
      text: [{ link: 'Mail', href: 'mailto:{supportEmail}?subject=Misbruik%20melden' }],
    },
  ]);
});
