import { expect, it } from 'vitest';
import type { LegalBlock } from '@/modules/legal/legal-section';
import { privacyText } from './copy';

const flatten = (block: LegalBlock): string => {
  if (typeof block === 'string') return block;
  if ('list' in block) return block.list.join(' ');
  return 'terms' in block ? block.terms.flat().join(' ') : '';
};
const section = (number: number) => {
  const { title, blocks } = privacyText.sections[number - 1]!;
  return `${title} ${blocks.map(flatten).join(' ')}`;
};

it('has sections 1 to 16, each with its title and a unique anchor', () => {
  expect(privacyText.sections.map(({ title }) => title.replaceAll('\u00ad', ''))).toEqual([
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
  const ids = privacyText.sections.map(({ id }) => id);
  expect(new Set(ids).size).toBe(16);
  for (const id of ids) expect(id).toMatch(/^[a-z]+$/);
});

it('has a date and a version', () => {
  expect(privacyText).toMatchObject({ updated: '27-08-2025', version: '1.0' });
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
  const all = privacyText.sections.map((_, index) => section(index + 1)).join(' ');
  const anchors = [...all.matchAll(/\(#(\w+)\)/g)].map(([, id]) => id!);
  expect(anchors.length).toBeGreaterThan(0);
  for (const id of anchors) expect(privacyText.sections.map((other) => other.id)).toContain(id);
});
