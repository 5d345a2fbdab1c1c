import { afterEach, describe, expect, it, vi } from 'vitest';
import { linkHeaders } from '../api';
import { forgetShareKey, readShareKey, storeShareKey } from './share-keys';

const key = 'a'.repeat(64);
const stored = (storage: Storage) => JSON.stringify(Object.entries(storage));

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
  localStorage.clear();
});

describe('the share key of a story', () => {
  it.each([
    ['this tab', false],
    ['this device', true],
  ])('is kept for %s', (_, isForDevice) => {
    storeShareKey('oma-riet', key, isForDevice);
    const [used, other] = isForDevice
      ? [localStorage, sessionStorage]
      : [sessionStorage, localStorage];
    expect(readShareKey('oma-riet')).toBe(key);
    expect(stored(used)).toContain(key);
    expect(stored(used)).not.toContain('oma-riet');
    expect(stored(other)).toBe('[]');
  });

  it('goes with the reads of that story alone', () => {
    storeShareKey('oma-riet', key, false);
    expect(linkHeaders('oma-riet')).toEqual({ 'x-share-slug': 'oma-riet', 'x-share-key': key });
    expect(linkHeaders('opa jan')).toEqual({ 'x-share-slug': 'opa%20jan' });
  });

  it('is forgotten in both places', () => {
    storeShareKey('oma-riet', key, false);
    storeShareKey('oma-riet', key, true);
    forgetShareKey('oma-riet');
    expect(readShareKey('oma-riet')).toBeNull();
    expect([stored(sessionStorage), stored(localStorage)]).toEqual(['[]', '[]']);
  });

  it('of another tab is not forgotten with an older one', () => {
    storeShareKey('oma-riet', key, false);
    storeShareKey('oma-riet', 'b'.repeat(64), true);
    forgetShareKey('oma-riet');
    expect(readShareKey('oma-riet')).toBe('b'.repeat(64));
  });

  it.each([true, false])('is kept until the page is left without storage (%s)', (isForDevice) => {
    vi.stubGlobal('sessionStorage', null);
    vi.stubGlobal('localStorage', null);
    storeShareKey('oma-riet', key, isForDevice);
    expect(readShareKey('oma-riet')).toBe(key);
    forgetShareKey('oma-riet');
    expect(readShareKey('oma-riet')).toBeNull();
  });

  it('is kept for this tab where the device keeps nothing', () => {
    vi.stubGlobal('localStorage', null);
    storeShareKey('oma-riet', key, true);
    expect(stored(sessionStorage)).toContain(key);
    expect(readShareKey('oma-riet')).toBe(key);
    forgetShareKey('oma-riet');
    expect(readShareKey('oma-riet')).toBeNull();
  });
});
