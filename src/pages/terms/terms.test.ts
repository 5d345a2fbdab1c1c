import { expect, it } from 'vitest';
import { text } from './terms.md?legal-text';

const section = (number: number) => JSON.stringify(text.sections[number - 1]);

it('has sections 1 to 12, each with its title and a unique anchor', () => {
  expect(text.sections.map(({ title }) => title)).toEqual([
    'Algemeen',
    'De dienst',
    'Je account',
    'Abonnementen en betalingen',
    'Gebruiksregels',
    'Intellectueel eigendom',
    'Privacy',
    'Aansprakelijkheid',
    'Wijzigingen',
    'Beëindiging',
    'Geschillen',
    'Contact',
  ]);
  expect(new Set(text.sections.map(({ id }) => id)).size).toBe(12);
  expect(text.updated).toBe('27-08-2025');
});

it.each([
  [2, '99% van de tijd'],
  [2, 'minstens 24 uur'],
  [2, '30 dagen gratis'],
  [3, 'vanaf 16 jaar'],
  [3, 'ouder of voogd'],
  [4, '€\u00a02,75 per maand exclusief btw'],
  [4, '€\u00a03,33'],
  [4, 'minstens 30 dagen van tevoren'],
  [4, 'langer dan 7 dagen'],
  [4, 'automatisch verlengd'],
  [6, '/licences.txt'],
  [8, 'in de 12 maanden daarvoor'],
  [10, 'minstens 3 maanden'],
  [10, 'binnen 30 dagen'],
])('section %d contains "%s"', (number, words) => {
  expect(section(number)).toContain(words);
});
