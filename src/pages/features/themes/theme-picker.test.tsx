import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { ThemePicker } from './theme-picker';

const worn = () => document.documentElement.dataset.theme;

it('colours the page with one of seven themes, and takes it off on leaving', async () => {
  const { unmount } = render(<ThemePicker />);
  expect(screen.getAllByRole('radio')).toHaveLength(7);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Classic' }).checked).toBe(true);
  expect(worn()).toBeUndefined();

  await userEvent.click(screen.getByRole('radio', { name: 'Ocean' }));
  expect(worn()).toBe('ocean');
  await userEvent.click(screen.getByRole('radio', { name: 'Football' }));
  expect(worn()).toBe('football');

  unmount();
  expect(worn()).toBeUndefined();
});

it('begins anew when one comes back, as it says', async () => {
  const { unmount } = render(<ThemePicker />);
  await userEvent.click(screen.getByRole('radio', { name: 'Football' }));
  unmount();
  render(<ThemePicker />);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Classic' }).checked).toBe(true);
  expect(worn()).toBeUndefined();
});
