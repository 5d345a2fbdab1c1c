import { expect, it } from 'vitest';
import { text } from './privacy.md?legal-text';

const section = (number: number) => JSON.stringify(text.sections[number - 1]);

it('has sections 1 to 16, each with its title and a unique anchor', () => {
  expect(text.sections.map(({ title }) => title.replaceAll('\u00ad', ''))).toEqual([
    'Inleiding',
    'Verwerkingsverantwoordelijke',
    'Welke gegevens we verwerken',
    'Doelen en grondslagen',
    'Minderjarigen',
    'Inhoud over en door anderen in collectieve anekdotes',
    'Bewaartermijnen',
    'Ontvangers en verwerkers',
    'Doorgifte buiten Europa',
    'Beveiliging',
    'Cookies en lokale opslag',
    'Je rechten',
    'Klachten',
    'Geautomatiseerde besluiten en de AI-assistent',
    'Wijzigingen',
    'Contact',
  ]);
  const ids = text.sections.map(({ id }) => id);
  expect(new Set(ids).size).toBe(16);
  for (const id of ids) expect(id).toMatch(/^[a-z]+$/);
});

it('has a date and a version', () => {
  expect(text).toMatchObject({ updated: '27-08-2025', version: '1.0' });
});

it.each([
  [2, 'Verwerkings\u00adverantwoordelijke'],
  [5, '16 jaar'],
  [7, '24 maanden'],
  [7, '30 tot 90 dagen'],
  [7, '12 maanden'],
  [7, '7 jaar'],
  [7, 'binnen 30 dagen'],
  [7, 'Links van verwijderde anekdotes'],
  [8, 'OpenStreetMap'],
  [12, 'binnen een maand'],
  [13, 'Autoriteit Persoonsgegevens'],
])('section %d contains "%s"', (number, words) => {
  expect(section(number)).toContain(words);
});

it('links only to existing anchors', () => {
  const anchors = [...JSON.stringify(text).matchAll(/"href":"#(\w+)"/g)].map(([, id]) => id!);
  expect(anchors.length).toBeGreaterThan(0);
  for (const id of anchors) expect(text.sections.map((other) => other.id)).toContain(id);
});
