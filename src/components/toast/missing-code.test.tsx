import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { confirmBriefly, showToast } from './toast-store';
import { Notifications } from './notifications';

vi.mock('./simple-toast', () => {
  throw new TypeError('Failed to fetch');
});
vi.mock('./brief-toaster', () => {
  throw new TypeError('Failed to fetch');
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('shows both kinds of message when their chunks fail to load', async () => {
  render(<Notifications />);
  act(() => showToast({ title: 'Fout bij laden items', description: 'Geen verbinding' }));
  await vi.waitFor(
    () => expect(screen.getByRole('status').textContent).toContain('Geen verbinding'),
    { timeout: 10_000 },
  );
  await pass(4900);
  expect(screen.getByRole('status').textContent).toContain('Fout bij laden items');
  await pass(200);
  expect(screen.getByRole('status').textContent).toBe('');

  act(() => confirmBriefly('Link gekopieerd'));
  await vi.waitFor(
    () => expect(screen.getByRole('status').textContent).toContain('Link gekopieerd'),
    { timeout: 10_000 },
  );
});
