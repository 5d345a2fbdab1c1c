import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useIsLongerThan } from './use-is-longer-than';

test('true after the time, and after each break only after the whole time again', () => {
  vi.useFakeTimers();
  const { result, rerender } = renderHook((isOn: boolean) => useIsLongerThan(400, isOn), {
    initialProps: true,
  });
  const after = (ms: number) => {
    act(() => void vi.advanceTimersByTime(ms));
    return result.current;
  };
  expect(after(399)).toBe(false);
  expect(after(1)).toBe(true);
  rerender(false);
  expect(result.current).toBe(false);
  rerender(true);
  expect(after(399)).toBe(false);
  rerender(false);
  rerender(true);
  expect(after(399)).toBe(false);
  expect(after(1)).toBe(true);
  vi.useRealTimers();
});
