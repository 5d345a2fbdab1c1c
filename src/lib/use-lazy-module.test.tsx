import { renderHook, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useLazyModule } from './use-lazy-module';

type Request = Parameters<typeof useLazyModule>[1];

function render(load: () => Promise<string>, request: Request) {
  const onFail = vi.fn();
  const hook = renderHook((now: Request) => useLazyModule(load, now, onFail), {
    initialProps: request,
  });
  return { ...hook, onFail };
}

test('loads nothing until it is requested, and then once', async () => {
  const load = vi.fn(() => Promise.resolve('code'));
  const { result, rerender } = render(load, null);
  expect(load).not.toHaveBeenCalled();
  rerender(1);
  await waitFor(() => expect(result.current).toBe('code'));
  rerender(2);
  expect(load).toHaveBeenCalledOnce();
});

test('reports a failed load, and tries again with the next request', async () => {
  const load = vi.fn(() => Promise.reject<string>(new Error('offline')));
  const { result, rerender, onFail } = render(load, 'first');
  await waitFor(() => expect(onFail).toHaveBeenCalledOnce());
  const calls = load.mock.calls.length;
  rerender('first');
  expect(load).toHaveBeenCalledTimes(calls);
  load.mockImplementation(() => Promise.resolve('code'));
  rerender('second');
  await waitFor(() => expect(result.current).toBe('code'));
});

test('keeps a module that loads after the request was withdrawn', async () => {
  const load = vi.fn(() => Promise.resolve('code'));
  const { result, rerender } = render(load, true);
  rerender(null);
  await waitFor(() => expect(result.current).toBe('code'));
});

test('does not report a failed load after the request was withdrawn', async () => {
  const failure = Promise.reject<string>(new Error('offline'));
  const { rerender, onFail } = render(() => failure, true);
  rerender(null);
  await failure.catch(() => undefined);
  expect(onFail).not.toHaveBeenCalled();
});
