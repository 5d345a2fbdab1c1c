import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createItem } from '@/modules/timeline/fixtures';
import { fakeIntersection } from '@/testing/fake-intersection';
import { ItemCard } from '../item-card';

let comeOnScreen: ReturnType<typeof fakeIntersection>;
const reduceMotion = (matches: boolean) =>
  vi.stubGlobal('matchMedia', () => ({
    matches,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));

beforeEach(() => {
  reduceMotion(false);
  comeOnScreen = fakeIntersection();
});
afterEach(() => vi.unstubAllGlobals());

const gif = (metadata = {}) =>
  render(
    <ItemCard
      item={createItem({
        item_type: 'gif',
        title: 'Zandvoort',
        media_url: '/demo/zee.gif',
        metadata,
      })}
    />,
  );
const moves = (container: HTMLElement) => container.querySelector('canvas')!.hidden;

test('animates only while it is visible', () => {
  const { container } = gif();
  expect(moves(container)).toBe(false);
  comeOnScreen(true);
  expect(moves(container)).toBe(true);
  comeOnScreen(false);
  expect(moves(container)).toBe(false);
});

test('can be paused and played', async () => {
  const { container } = gif();
  comeOnScreen(true);
  await userEvent.click(screen.getByRole('button', { name: 'Gif stilzetten' }));
  expect(moves(container)).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'Gif afspelen' }));
  expect(moves(container)).toBe(true);
});

test('does not animate under reduced motion until played', async () => {
  reduceMotion(true);
  const { container } = gif();
  comeOnScreen(true);
  expect(moves(container)).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'Gif afspelen' }));
  expect(moves(container)).toBe(true);
});

test('shows a caption that differs from the title', () => {
  gif({ gif_title: 'Wim bouwt een kasteel' });
  expect(screen.getByText('Wim bouwt een kasteel')).toBeTruthy();
});

test('does not repeat the title as a caption', () => {
  gif({ gif_title: 'Zandvoort' });
  expect(screen.getAllByText('Zandvoort')).toHaveLength(1);
});

test('shows a message when loading fails', () => {
  const { container } = gif();
  fireEvent.error(container.querySelector('img')!);
  expect(screen.getByText('Deze gif kan nu niet worden getoond')).toBeTruthy();
});
