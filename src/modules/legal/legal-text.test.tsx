import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { LegalDocument } from './legal-document';
import { site } from '@/config/site';
import type { LegalText } from './legal-section';

const text: LegalText = {
  heading: 'Huisregels',
  updated: '27-08-2025',
  version: '1.0',
  intro: 'Kort.',
  sections: [
    {
      id: 'een',
      title: 'Eerst',
      blocks: ['Mail {mail} of lees [verder](/help#x) en [elders](#twee).'],
    },
    {
      id: 'twee',
      title: 'Dan',
      blocks: [{ list: ['Dit', 'Dat'] }, { Content: () => <button>Kies</button> }],
    },
    { id: 'drie', title: 'Tot slot', blocks: [{ terms: [['Term', 'Uitleg']] }] },
  ],
};

const open = () =>
  render(
    <MemoryRouter>
      <LegalDocument metadata={{ title: 'T', description: 'D', canonicalPath: null }} text={text} />
    </MemoryRouter>,
  );

it('numbers the sections, and links to each from the table of contents', () => {
  const { container } = open();
  const contents = within(screen.getByRole('navigation', { name: 'Inhoud' }));
  const links = contents.getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(['1.Eerst', '2.Dan', '3.Tot slot']);
  for (const link of links) {
    const target = container.querySelector(link.getAttribute('href')!);
    expect(target?.tagName).toBe('H2');
  }
  expect(screen.getByRole('heading', { name: '2. Dan' })).toBeDefined();
  const line = screen.getByText('Versie 1.0').parentElement!;
  expect(line.textContent).toBe('Laatst bijgewerkt: 27-08-2025 · Versie 1.0');
  expect(within(line).getByText('·').getAttribute('aria-hidden')).toBe('true');
});

it('renders links, the support address, lists, terms and components', () => {
  const { container } = open();
  expect(screen.getByRole('link', { name: 'verder' }).getAttribute('href')).toBe('/help#x');
  expect(screen.getByRole('link', { name: 'elders' }).getAttribute('href')).toBe('#twee');
  expect(container.querySelector('section a[href^="mailto:"]')?.textContent).toBe(
    site.supportEmail,
  );
  expect(screen.getAllByRole('listitem').at(-1)?.textContent).toBe('Dat');
  expect(screen.getByRole('definition').textContent).toBe('Uitleg');
  expect(screen.getByRole('button', { name: 'Kies' })).toBeDefined();
});
