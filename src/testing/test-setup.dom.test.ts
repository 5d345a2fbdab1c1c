import { expect, test, vi } from 'vitest';
import { endTimers } from './test-setup';

test('no timer outlives the document of its test', async () => {
  const fired = vi.fn();
  setTimeout(fired, 20);
  const interval = setInterval(fired, 20);
  expect(interval).toBeDefined();
  endTimers();
  await new Promise((resolve) => setTimeout(resolve, 60));
  expect(fired).not.toHaveBeenCalled();
});

test('a timer of a living test fires', async () => {
  const fired = vi.fn();
  setTimeout(fired, 1);
  await vi.waitFor(() => expect(fired).toHaveBeenCalledOnce());
});
