import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { ThemePicker } from './theme-picker';

const pageTheme = () => document.documentElement.dataset.theme;

it('sets one of seven themes on the page, and removes it on unmount', async () => {
  const { unmount } = render(<ThemePicker />);
  expect(screen.getAllByRole('radio')).toHaveLength(7);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Classic' }).checked).toBe(true);
  expect(pageTheme()).toBeUndefined();

  await userEvent.click(screen.getByRole('radio', { name: 'Ocean' }));
  expect(pageTheme()).toBe('ocean');
  await userEvent.click(screen.getByRole('radio', { name: 'Football' }));
  expect(pageTheme()).toBe('football');

  unmount();
  expect(pageTheme()).toBeUndefined();
});

it('starts with the default theme after a remount', async () => {
  const { unmount } = render(<ThemePicker />);
  await userEvent.click(screen.getByRole('radio', { name: 'Football' }));
  unmount();
  render(<ThemePicker />);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Classic' }).checked).toBe(true);
  expect(pageTheme()).toBeUndefined();
});
