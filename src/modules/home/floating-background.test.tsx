import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeIntersection } from '@/testing/fake-intersection';
import { FloatingBackground } from './floating-background';
import { particles } from './particles';

let tell: ReturnType<typeof fakeIntersection>;
beforeEach(() => void (tell = fakeIntersection()));
afterEach(() => vi.unstubAllGlobals());

const still = (container: HTMLElement) =>
  container.querySelector<HTMLElement>('[data-still]')?.dataset.still;

it('is absent in the prerendered page, and rendered after hydration', () => {
  expect(renderToString(<FloatingBackground />)).not.toContain('data-particle');
  const { container } = render(<FloatingBackground />);
  tell(true);
  expect(container.querySelectorAll('[data-particle]')).toHaveLength(particles.length);
});

it('is paused off screen', () => {
  const { container } = render(<FloatingBackground />);
  expect(still(container)).toBe('true');
  tell(true);
  expect(still(container)).toBe('false');
  tell(false);
  expect(still(container)).toBe('true');
});

it('can be paused and resumed', async () => {
  const { container } = render(<FloatingBackground />);
  tell(true);
  await userEvent.click(screen.getByRole('button', { name: 'Zet de zwevende hartjes stil' }));
  expect(still(container)).toBe('true');
  await userEvent.click(screen.getByRole('button', { name: 'Laat de hartjes weer zweven' }));
  expect(still(container)).toBe('false');
});
