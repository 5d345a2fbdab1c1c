import { beforeEach, expect, it, vi } from 'vitest';
import { ConnectionError } from '../http/request-error';
import { loadCode } from './load-code';

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
  await expect(loadCode(load)).resolves.toBe('code');
});

it('loads a failed style sheet again before the code', async () => {
  addFailed();
  const [before] = links();
  const loading = loadCode(load);
  const [again] = links();
  expect(again).not.toBe(before);
  expect(again!.outerHTML).toBe('<link rel="stylesheet/test" href="/map.css">');
  await Promise.resolve();
  expect(load).not.toHaveBeenCalled();
  end('load');
  await expect(loading).resolves.toBe('code');
});

it('waits for the sheets of the page, though not for one that is not requested yet', async () => {
  document.head.innerHTML = '<link data-late><link data-late disabled>';
  let isLoaded = false;
  const loading = loadCode(load).then(() => (isLoaded = true));
  await vi.waitFor(() => expect(load).toHaveBeenCalled());
  await new Promise((resolve) => setTimeout(resolve));
  expect(isLoaded).toBe(false);
  end('load');
  await loading;
});

it('waits for a style sheet that another call requests again', async () => {
  addFailed();
  const first = loadCode(load);
  const second = loadCode(load);
  expect(links()).toHaveLength(1);
  await Promise.resolve();
  expect(load).not.toHaveBeenCalled();
  end('load');
  await Promise.all([first, second]);
  expect(load).toHaveBeenCalledTimes(2);
});

it('does not load the code when the style sheet fails again, and tries again at the next call', async () => {
  addFailed();
  const first = loadCode(load);
  end('error');
  await expect(first).rejects.toBeInstanceOf(ConnectionError);
  expect(load).not.toHaveBeenCalled();
  links()[0]!.setAttribute('data-failed', '');
  const second = loadCode(load);
  end('load');
  await expect(second).resolves.toBe('code');
});

it('code that cannot be fetched is a connection error', async () => {
  // Each import rejects with an error of its own.
  const fail = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
  await expect(loadCode(fail)).rejects.toBeInstanceOf(ConnectionError);
});

it('an error of the code itself stays what it is', async () => {
  const error = new TypeError('canParse is not a function');
  await expect(loadCode(() => Promise.reject(error))).rejects.toBe(error);
});

it('code that WebKit runs again stays an error of the code', async () => {
  const fail = () =>
    Promise.reject(Object.assign(new TypeError('null is not an object'), { sourceURL: '/map.js' }));
  await expect(loadCode(fail)).rejects.toMatchObject({ name: 'TypeError' });
});

it('a fetch that fails once is tried again', async () => {
  load.mockRejectedValueOnce(new TypeError('Importing a module script failed.'));
  await expect(loadCode(load)).resolves.toBe('code');
});

it('code whose style sheet fails does not run without it', async () => {
  load.mockImplementationOnce(() => {
    addFailed();
    return Promise.reject(new Error('Unable to preload CSS for /map.css'));
  });
  await expect(loadCode(load)).rejects.toBeInstanceOf(ConnectionError);
  expect(load).toHaveBeenCalledTimes(1);
});
