import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { SeekBar } from './seek-bar';

const player = { position: 20, toldPosition: 20, duration: 60 };

it.each([
  ['ArrowRight', 60, 25],
  ['ArrowUp', 60, 25],
  ['ArrowLeft', 60, 15],
  ['ArrowDown', 60, 15],
  ['PageUp', 60, 35],
  ['PageDown', 60, 5],
  ['Home', 60, 0],
  ['End', 60, 60],
  // A tenth of a short recording, and half a second at least.
  ['ArrowRight', 30, 23],
  ['ArrowLeft', 4, 19.5],
])('%s in a recording of %d seconds goes from 20 to %d', (key, duration, to) => {
  const seek = vi.fn();
  render(<SeekBar player={{ ...player, duration, seek }} label="Oma zingt" />);
  const isHandled = !fireEvent.keyDown(screen.getByRole('slider'), { key });
  expect(seek.mock.calls).toEqual([[to]]);
  expect(isHandled).toBe(true);
});

it('leaves other keys to the page', () => {
  const seek = vi.fn();
  render(<SeekBar player={{ ...player, seek }} label="Oma zingt" />);
  expect(fireEvent.keyDown(screen.getByRole('slider'), { key: 'k' })).toBe(true);
  expect(seek).not.toHaveBeenCalled();
});
