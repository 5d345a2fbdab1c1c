import { renderHook, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, test, vi } from 'vitest';
import { ConnectionError } from './http/request-error';
import { loadModule, useLazyModule } from './use-lazy-module';

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

describe('loadModule', () => {
  const load = vi.fn(() => Promise.resolve('code'));
  const links = () => [...document.querySelectorAll('link')];
  const end = (name: 'load' | 'error') => {
    const [link] = links();
    link!.dispatchEvent(new Event(name));
  };
  /** A sheet that failed; of a type that happy-dom does not try to load. */
  const addFailed = () => {
    document.head.innerHTML = '<link rel="stylesheet/test" href="/map.css" data-failed>';
  };

  beforeEach(() => {
    document.head.innerHTML = '';
    load.mockClear();
  });

  it('loads the code at once when no style sheet has failed', async () => {
    await expect(loadModule(load)).resolves.toBe('code');
  });

  it('loads a failed style sheet again before the code', async () => {
    addFailed();
    const [before] = links();
    const loading = loadModule(load);
    const [again] = links();
    expect(again).not.toBe(before);
    expect(again!.outerHTML).toBe('<link rel="stylesheet/test" href="/map.css">');
    await Promise.resolve();
    expect(load).not.toHaveBeenCalled();
    end('load');
    await expect(loading).resolves.toBe('code');
  });

  it('waits for a style sheet that another call requests again', async () => {
    addFailed();
    const first = loadModule(load);
    const second = loadModule(load);
    expect(links()).toHaveLength(1);
    await Promise.resolve();
    expect(load).not.toHaveBeenCalled();
    end('load');
    await Promise.all([first, second]);
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('does not load the code when the style sheet fails again, and tries again at the next call', async () => {
    addFailed();
    const first = loadModule(load);
    end('error');
    await expect(first).rejects.toBeInstanceOf(ConnectionError);
    expect(load).not.toHaveBeenCalled();
    links()[0]!.setAttribute('data-failed', '');
    const second = loadModule(load);
    end('load');
    await expect(second).resolves.toBe('code');
  });

  it('code that cannot be fetched is a connection error', async () => {
    // Each import rejects with an error of its own.
    const fail = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
    await expect(loadModule(fail)).rejects.toBeInstanceOf(ConnectionError);
  });

  it('an error of the code itself stays what it is', async () => {
    const error = new TypeError('canParse is not a function');
    await expect(loadModule(() => Promise.reject(error))).rejects.toBe(error);
  });

  it('code that WebKit runs again stays an error of the code', async () => {
    const fail = () =>
      Promise.reject(
        Object.assign(new TypeError('null is not an object'), { sourceURL: '/map.js' }),
      );
    await expect(loadModule(fail)).rejects.toMatchObject({ name: 'TypeError' });
  });

  it('a fetch that fails once is tried again', async () => {
    load.mockRejectedValueOnce(new TypeError('Importing a module script failed.'));
    await expect(loadModule(load)).resolves.toBe('code');
  });

  it('code whose style sheet fails does not run without it', async () => {
    load.mockImplementationOnce(() => {
      addFailed();
      return Promise.reject(new Error('Unable to preload CSS for /map.css'));
    });
    await expect(loadModule(load)).rejects.toBeInstanceOf(ConnectionError);
    expect(load).toHaveBeenCalledTimes(1);
  });
});
