import { beforeEach, expect, it, vi } from 'vitest';
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
  await expect(first).rejects.toBeInstanceOf(Event);
  expect(load).not.toHaveBeenCalled();
  links()[0]!.setAttribute('data-failed', '');
  const second = loadCode(load);
  end('load');
  await expect(second).resolves.toBe('code');
});
