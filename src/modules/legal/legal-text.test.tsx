import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { LegalDocument } from './legal-document';
import { site } from '@/config/site';
import type { LegalText } from 'virtual:legal-text';

const help = { link: 'verder', href: '/help#x' };
const licences = { link: 'licenties', href: '/licences.txt' };
const text: LegalText = {
  title: 'Huisregels',
  description: 'D',
  keywords: [],
  updated: '27-08-2025',
  version: '1.0',
  intro: 'Kort.',
  sections: [
    {
      id: 'een',
      title: 'Eerst',
      blocks: [{ type: 'paragraph', text: ['Mail {mail} of lees ', help, ' en ', licences, '.'] }],
    },
    {
      id: 'twee',
      title: 'Dan',
      blocks: [
        { type: 'list', ordered: false, items: [['Dit'], ['Dat'], ['{nothing}']] },
        { type: 'paragraph', text: ['{choice}'] },
      ],
    },
    {
      id: 'drie',
      title: 'Tot slot',
      blocks: [{ type: 'list', ordered: false, items: [[{ strong: 'Term' }, ' Uitleg']] }],
    },
  ],
};

const open = () =>
  render(
    <MemoryRouter>
      <LegalDocument
        metadata={{ title: 'T', description: 'D', canonicalPath: null }}
        text={text}
        slots={{ choice: <button>Kies</button>, nothing: null }}
      />
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

it('renders links, the support address, lists, terms and slots', () => {
  const { container } = open();
  expect(screen.getByRole('link', { name: 'verder' }).getAttribute('href')).toBe('/help#x');
  expect(screen.getByRole('link', { name: 'licenties' }).getAttribute('href')).toBe(
    '/licences.txt',
  );
  expect(container.querySelector('section a[href^="mailto:"]')?.textContent).toBe(
    site.supportEmail,
  );
  // An item whose slot is empty is left out.
  expect(screen.getAllByRole('listitem').at(-1)?.textContent).toBe('Dat');
  expect(screen.getByRole('definition').textContent?.trim()).toBe('Uitleg');
  expect(screen.getByRole('button', { name: 'Kies' }).closest('p')).toBeNull();
});
