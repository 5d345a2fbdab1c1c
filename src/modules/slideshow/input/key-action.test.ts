import { expect, test } from 'vitest';
import { keyAction } from './key-action';

const press = (key: string, extra = {}) => ({
  key,
  keyCode: 0,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  ...extra,
});

test.each([
  [' ', 'toggle'],
  ['Enter', 'toggle'],
  ['ArrowRight', 'next'],
  ['ArrowLeft', 'previous'],
  ['ArrowDown', 'down'],
  ['ArrowUp', 'up'],
  ['Escape', 'close'],
  ['GoBack', 'close'],
  ['BrowserBack', 'close'],
  ['MediaPlayPause', 'toggle'],
  ['MediaPlay', 'play'],
  ['MediaPause', 'pause'],
  ['MediaTrackNext', 'next'],
  ['MediaTrackPrevious', 'previous'],
  ['a', null],
  ['Tab', null],
])('the key "%s" gives %s', (key, action) => expect(keyAction(press(key), false)).toBe(action));

test.each([
  [461, 'close'],
  [10009, 'close'],
  [415, 'play'],
  [19, 'pause'],
  [10252, 'toggle'],
  [65, null],
])('the key code %d of a remote control gives %s', (keyCode, action) =>
  expect(keyAction(press('Unidentified', { keyCode }), false)).toBe(action),
);

test('a focused button handles only Enter and Space itself', () => {
  expect(keyAction(press('Enter'), true)).toBeNull();
  expect(keyAction(press(' '), true)).toBeNull();
  expect(keyAction(press('ArrowRight'), true)).toBe('next');
});

test.each(['ctrlKey', 'altKey', 'metaKey'])('ignores keys with %s', (modifier) =>
  expect(keyAction(press('ArrowLeft', { [modifier]: true }), false)).toBeNull(),
);
