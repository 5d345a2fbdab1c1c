import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useIsResting } from './use-is-resting';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it('rests at first, and once no other list was asked for in a while', async () => {
  const { result, rerender } = renderHook(useIsResting, { initialProps: 'o' });
  expect(result.current).toBe(true);
  rerender('om');
  expect(result.current).toBe(false);
  await wait(300);
  rerender('oma');
  await wait(300);
  expect(result.current).toBe(false);
  await wait(100);
  expect(result.current).toBe(true);
});

it('rests at once where the reader comes back to the list that was there', async () => {
  const { result, rerender } = renderHook(useIsResting, { initialProps: 'oma' });
  rerender('omaa');
  rerender('oma');
  expect(result.current).toBe(true);
  await wait(400);
  expect(result.current).toBe(true);
});
