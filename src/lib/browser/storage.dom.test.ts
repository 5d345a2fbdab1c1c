import { afterEach, describe, expect, it } from 'vitest';
import { deviceStorage, tabStorage } from './storage';

const throws = () => {
  throw new DOMException('blocked', 'SecurityError');
};
/** What a browser can have instead of a storage. */
const faults: [string, () => unknown][] = [
  ['is null', () => null],
  ['throws when it is looked at', throws],
  ['throws when it is used', () => ({ getItem: throws, setItem: throws, removeItem: throws })],
  ['is full', () => ({ getItem: () => null, setItem: throws, removeItem: () => {} })],
  ['keeps nothing', () => ({ getItem: () => null, setItem: () => {}, removeItem: () => {} })],
  ['cannot be read', () => ({ getItem: throws, setItem: () => {}, removeItem: () => {} })],
];
const names = ['localStorage', 'sessionStorage'] as const;
const storages = { localStorage: deviceStorage, sessionStorage: tabStorage };
const replaced: [string, PropertyDescriptor | undefined][] = [];

function replace(name: string, get: () => unknown) {
  replaced.push([name, Object.getOwnPropertyDescriptor(globalThis, name)]);
  Object.defineProperty(globalThis, name, { configurable: true, get });
}

afterEach(() => {
  for (const [name, descriptor] of replaced.splice(0)) {
    if (descriptor) Object.defineProperty(globalThis, name, descriptor);
    else Reflect.deleteProperty(globalThis, name);
  }
  for (const name of names) {
    storages[name].write('a', null);
    storages[name].write('b', null);
  }
});

describe.each(names)('%s', (name) => {
  const other = names.find((one) => one !== name)!;

  it('keeps a text', () => {
    expect(storages[name].read('a')).toBeNull();
    expect(storages[name].write('a', 'text')).toBe(true);
    expect(globalThis[name].getItem('a')).toBe('text');
    expect(storages[name].read('a')).toBe('text');
    expect(storages[name].write('a', null)).toBe(true);
    expect(globalThis[name].getItem('a')).toBeNull();
  });

  it.each(faults)('that %s: a text lasts until the page is left', (_, get) => {
    replace(name, get);
    expect(storages[name].read('a')).toBeNull();
    expect(storages[name].write('a', 'text')).toBe(false);
    expect(storages[name].read('a')).toBe('text');
    storages[name].write('a', null);
    expect(storages[name].read('a')).toBeNull();
  });

  it.each(faults)('that %s does not hide the other', (_, get) => {
    storages[other].write('b', 'text');
    replace(name, get);
    expect(storages[other].read('b')).toBe('text');
    expect(storages[other].write('a', 'text')).toBe(true);
  });

  it.each([
    ['is full', throws],
    ['ignores what is written', () => {}],
  ])('that %s gives the last text, not the one that it has', (_, change) => {
    replace(name, () => ({ getItem: () => 'old', setItem: change, removeItem: change }));
    expect(storages[name].write('a', 'new')).toBe(false);
    expect(storages[name].read('a')).toBe('new');
    expect(storages[name].write('a', null)).toBe(false);
    expect(storages[name].read('a')).toBeNull();
  });
});
