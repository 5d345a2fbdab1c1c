import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { coalesceCalls } from './coalesce-calls';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('many calls at once cause one run', async () => {
  const task = vi.fn(async () => {});
  const { call } = coalesceCalls(task, () => 200);
  for (let i = 0; i < 50; i += 1) call();
  await vi.advanceTimersByTimeAsync(1000);
  expect(task).toHaveBeenCalledTimes(1);
});

test('calls during a run cause exactly one more run, which does not overlap', async () => {
  let runs = 0;
  let most = 0;
  const task = vi.fn(async () => {
    runs += 1;
    most = Math.max(most, runs);
    await new Promise((resolve) => {
      setTimeout(resolve, 500);
    });
    runs -= 1;
  });
  const { call } = coalesceCalls(task, () => 200);
  call();
  await vi.advanceTimersByTimeAsync(300);
  for (let i = 0; i < 20; i += 1) call();
  await vi.advanceTimersByTimeAsync(5000);
  expect(task).toHaveBeenCalledTimes(2);
  expect(most).toBe(1);
});

test('runs repeatedly during a stream of calls', async () => {
  const task = vi.fn(async () => {});
  const { call } = coalesceCalls(task, () => 200);
  for (let i = 0; i < 20; i += 1) {
    call();
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(task.mock.calls.length).toBeGreaterThan(5);
});

test('calls waitMs once for each run', async () => {
  const task = vi.fn(async () => {});
  const waitMs = vi.fn(() => 100).mockReturnValueOnce(500);
  const { call } = coalesceCalls(task, waitMs);
  call();
  call();
  await vi.advanceTimersByTimeAsync(400);
  expect(task).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(100);
  expect(task).toHaveBeenCalledTimes(1);
  call();
  await vi.advanceTimersByTimeAsync(100);
  expect(task).toHaveBeenCalledTimes(2);
  expect(waitMs).toHaveBeenCalledTimes(2);
});

test('continues after a failed run', async () => {
  const task = vi.fn(async () => {});
  const { call } = coalesceCalls(
    () => task().catch(() => {}),
    () => 200,
  );
  task.mockRejectedValueOnce(new Error('stuk'));
  call();
  await vi.advanceTimersByTimeAsync(300);
  call();
  await vi.advanceTimersByTimeAsync(300);
  expect(task).toHaveBeenCalledTimes(2);
});

test('does not run after end', async () => {
  const task = vi.fn(async () => {});
  const { call, end } = coalesceCalls(task, () => 200);
  call();
  end();
  call();
  await vi.advanceTimersByTimeAsync(1000);
  expect(task).not.toHaveBeenCalled();
  expect(vi.getTimerCount()).toBe(0);
});
