import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { takeConfirmations } from '@/components/toast/toast-store';
import DisplaySettingsDialog from './display-settings-dialog';
import {
  setDisplaySettings,
  getDisplaySettings,
  parseDisplaySettings,
  defaultSettings,
  useDisplaySettingsOnPage,
} from './display-settings-store';

beforeEach(() => {
  localStorage.clear();
  setDisplaySettings(defaultSettings);
});
afterEach(() => vi.unstubAllGlobals());

test.each([
  [null, 'usual', 'usual'],
  ['large high', 'large', 'high'],
  ['largest usual', 'largest', 'usual'],
  ['huge high', 'usual', 'high'],
  ['{"size":', 'usual', 'usual'],
  ['', 'usual', 'usual'],
])('parses %j', (stored, size, contrast) => {
  expect(parseDisplaySettings(stored)).toEqual({ size, contrast });
});

test.each([
  [null, 'usual', 'high'],
  ['large usual', 'large', 'usual'],
  ['large high', 'large', 'high'],
])('parses %j on a device that asks for more contrast', (stored, size, contrast) => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === '(prefers-contrast: more)',
  }));
  expect(parseDisplaySettings(stored)).toEqual({ size, contrast });
  setDisplaySettings({ size: 'usual', contrast: 'high' });
  expect(localStorage.getItem('anekdotes-reading')).toBeNull();
  setDisplaySettings(defaultSettings);
  expect(localStorage.getItem('anekdotes-reading')).toBe('usual usual');
});

const radio = (group: string, name: string) => {
  const choices = screen.getByRole('group', { name: group });
  return [...choices.querySelectorAll<HTMLInputElement>('input')].find(({ labels }) =>
    labels?.[0]?.textContent?.endsWith(name),
  )!;
};
function Page() {
  useDisplaySettingsOnPage();
  return <DisplaySettingsDialog onClose={() => {}} />;
}
const onPage = () => ({ ...document.documentElement.dataset });

test('a choice applies at once, is stored, and is removed with the page', () => {
  const { unmount } = render(<Page />);
  expect(onPage()).toEqual({});
  fireEvent.click(radio('Lettergrootte', 'Grootst'));
  fireEvent.click(radio('Contrast', 'Hoog'));
  expect(onPage()).toEqual({ textSize: 'largest', contrast: 'high' });
  expect(localStorage.getItem('anekdotes-reading')).toBe('largest high');
  fireEvent.click(screen.getByRole('button', { name: 'Terug naar gewoon' }));
  expect(onPage()).toEqual({});
  expect(localStorage.getItem('anekdotes-reading')).toBeNull();
  fireEvent.click(radio('Lettergrootte', 'Groot'));
  unmount();
  expect(onPage()).toEqual({});
});

test('opening focuses the heading, so that every screen reader says the name of the dialog', () => {
  render(<Page />);
  const heading = screen.getByRole('heading', { name: 'Leesbaarheid' });
  expect(document.activeElement).toBe(heading);
  expect(screen.getByRole('dialog', { name: 'Leesbaarheid' }).contains(heading)).toBe(true);
});

test('each change is said to screen readers, without a toast over the choices', () => {
  render(<Page />);
  const said = () => document.querySelector('[aria-live=polite]')!.textContent;
  fireEvent.click(screen.getByRole('button', { name: 'Terug naar gewoon' }));
  expect(said()).toBe('');
  fireEvent.click(radio('Lettergrootte', 'Grootst'));
  expect(said()).toBe('Lettergrootte: grootst');
  fireEvent.click(radio('Contrast', 'Hoog'));
  expect(said()).toBe('Contrast: hoog');
  fireEvent.click(screen.getByRole('button', { name: 'Terug naar gewoon' }));
  expect(said()).toBe('Leesbaarheid is weer gewoon');
  expect(takeConfirmations()).toEqual([]);
});

test('works without storage and says that the choice is not kept', () => {
  const throwSecurityError = () => {
    throw new DOMException('', 'SecurityError');
  };
  vi.stubGlobal('localStorage', {
    setItem: throwSecurityError,
    removeItem: throwSecurityError,
    getItem: throwSecurityError,
  });
  render(<Page />);
  fireEvent.click(radio('Lettergrootte', 'Groot'));
  expect(onPage()).toEqual({ textSize: 'large' });
  expect(screen.getByRole('status').textContent).toContain('bewaart dit niet');
  expect(getDisplaySettings().size).toBe('large');
});

test('follows a change in another tab', () => {
  render(<Page />);
  localStorage.setItem('anekdotes-reading', 'usual high');
  fireEvent(window, new StorageEvent('storage', { key: 'anekdotes-reading' }));
  expect(onPage()).toEqual({ contrast: 'high' });
});
