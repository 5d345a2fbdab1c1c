import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Dialog } from './dialog';
import { rememberPress } from './second-press';

const onClose = vi.fn();
const onClick = vi.fn();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  addEventListener('pointerdown', rememberPress, true);
  press(document.body, 100, 100);
  render(
    <Dialog title="Delen" closeLabel="Sluiten" onClose={onClose}>
      <button type="button" onClick={onClick}>
        Kopieer de link
      </button>
    </Dialog>,
  );
});
afterEach(() => {
  removeEventListener('pointerdown', rememberPress, true);
  vi.useRealTimers();
  vi.clearAllMocks();
});

function press(target: Element, clientX: number, clientY: number, ms = 0) {
  const at = { clientX, clientY, detail: 1 };
  fireEvent.pointerDown(target, at);
  fireEvent.mouseDown(target, at);
  vi.advanceTimersByTime(ms);
  fireEvent.pointerUp(target, at);
  fireEvent.mouseUp(target, at);
  fireEvent.click(target, at);
}
const button = () => screen.getByRole('button', { name: 'Kopieer de link' });

it.each([
  ['at once, at the same point', 0, 100, 0],
  ['after 800 ms, a tremble away', 800, 118, 0],
  ['held beyond the second', 900, 100, 300],
])('ignores a second press %s', (_, after, x, held) => {
  vi.advanceTimersByTime(after);
  press(button(), x, 100, held);
  press(screen.getByRole('dialog'), x, 100);
  expect(onClick).not.toHaveBeenCalled();
  if (!held) expect(onClose).not.toHaveBeenCalled();
});

it.each([
  ['elsewhere', 0, 160],
  ['after a second', 1000, 100],
])('hears a press %s', (_, after, x) => {
  vi.advanceTimersByTime(after);
  press(button(), x, 100);
  expect(onClick).toHaveBeenCalledOnce();
});

it('hears keys at once', () => {
  press(button(), 100, 100);
  // As a browser does for Enter on a button.
  fireEvent.click(button(), { detail: 0 });
  expect(onClick).toHaveBeenCalledOnce();
  fireEvent.keyDown(button(), { key: 'Escape' });
  expect(onClose).toHaveBeenCalledOnce();
});
