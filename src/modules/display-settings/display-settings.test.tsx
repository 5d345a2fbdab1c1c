import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { takeConfirmations } from '@/components/toast/confirm-store';
import ComfortDialog from './display-settings-dialog';
import { chooseComfort, comfort, comfortFrom, usual } from './comfort-store';
import { useComfortOnPage } from './use-comfort';

beforeEach(() => {
  localStorage.clear();
  chooseComfort(usual);
});
afterEach(() => vi.unstubAllGlobals());

test.each([
  [null, 'usual', 'usual'],
  ['large high', 'large', 'high'],
  ['largest usual', 'largest', 'usual'],
  ['huge high', 'usual', 'high'],
  ['{"size":', 'usual', 'usual'],
  ['', 'usual', 'usual'],
])('kept as %j', (kept, size, contrast) => {
  expect(comfortFrom(kept)).toEqual({ size, contrast });
});

const radio = (group: string, name: string) => {
  const choices = screen.getByRole('group', { name: group });
  return [...choices.querySelectorAll<HTMLInputElement>('input')].find(({ labels }) =>
    labels?.[0]?.textContent?.endsWith(name),
  )!;
};
function Page() {
  useComfortOnPage();
  return <ComfortDialog onClose={() => {}} />;
}
const onPage = () => ({ ...document.documentElement.dataset });

test('what is chosen shows at once, is remembered, and goes with the page', () => {
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

test('each change is confirmed in short', () => {
  takeConfirmations();
  render(<Page />);
  fireEvent.click(screen.getByRole('button', { name: 'Terug naar gewoon' }));
  expect(takeConfirmations()).toEqual([]);
  fireEvent.click(radio('Lettergrootte', 'Grootst'));
  fireEvent.click(radio('Contrast', 'Hoog'));
  fireEvent.click(screen.getByRole('button', { name: 'Terug naar gewoon' }));
  expect(takeConfirmations()).toEqual([
    'Lettergrootte: grootst',
    'Contrast: hoog',
    'Leesbaarheid is weer gewoon',
  ]);
});

test('where the browser keeps nothing it works, and says that it is not kept', () => {
  const refuse = () => {
    throw new DOMException('', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { setItem: refuse, removeItem: refuse, getItem: refuse });
  render(<Page />);
  fireEvent.click(radio('Lettergrootte', 'Groot'));
  expect(onPage()).toEqual({ textSize: 'large' });
  expect(screen.getByRole('status').textContent).toContain('bewaart dit niet');
  expect(comfort().size).toBe('large');
});

test('another tab that chooses is followed', () => {
  render(<Page />);
  localStorage.setItem('anekdotes-reading', 'usual high');
  fireEvent(window, new StorageEvent('storage', { key: 'anekdotes-reading' }));
  expect(onPage()).toEqual({ contrast: 'high' });
});
