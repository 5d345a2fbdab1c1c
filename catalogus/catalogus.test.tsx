import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { itemTypeList, itemTypes } from '@/modules/timeline/item-types';
import { Catalogus } from './catalogus';

it('shows each kind of component, and a card of each type', async () => {
  render(
    <MemoryRouter>
      <Catalogus />
    </MemoryRouter>,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Catalogus' })).toBeDefined();
  expect(
    screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent),
  ).toEqual([
    'Kaarten',
    'Spelers',
    'Knoppen',
    'Formuliervelden',
    'Filterbalk',
    'Dialogen, hints en meldingen',
    'Berichten',
  ]);
  for (const type of itemTypeList)
    expect(screen.getByText(`${itemTypes[type].name} zonder bestand`)).toBeDefined();
  expect(screen.getAllByRole('article').length).toBeGreaterThan(30);
});
