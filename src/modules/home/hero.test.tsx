import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MemoryRouter } from 'react-router-dom';
import { fakeIntersection } from '@/testing/fake-intersection';
import { Hero } from './hero';
import { Promises } from './promises';

let show: ReturnType<typeof fakeIntersection>;
beforeEach(() => void (show = fakeIntersection()));
afterEach(() => vi.unstubAllGlobals());

it('has the links before the pause button in tab order', async () => {
  render(
    <Hero content={{ badge: 'B', title: 'T', subtitle: 'S' }}>
      <a href="/begin">Begin</a>
    </Hero>,
  );
  const link = screen.getByRole('link');
  // The background is a chunk of its own.
  const button = await vi.waitFor(
    () => {
      show(true);
      return screen.getByRole('button', { name: /hartjes/ });
    },
    { timeout: 10_000 },
  );
  expect(link.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

it('shows the three promises', () => {
  render(<Hero content={{ badge: 'B', title: 'T', subtitle: 'S' }}>{null}</Hero>);
  const promises = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(promises).toEqual(['Koester herinneringen', 'Vertel je verhaal', 'Deel met liefde']);
});

it('labels the privacy section', () => {
  render(
    <MemoryRouter>
      <Promises />
    </MemoryRouter>,
  );
  expect(screen.getByRole('region', { name: /privacy/i })).toBeDefined();
});
