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
])('%s', (key, action) => expect(keyAction(press(key), false)).toBe(action));

test.each([
  [461, 'close'],
  [10009, 'close'],
  [415, 'play'],
  [19, 'pause'],
  [10252, 'toggle'],
  [65, null],
])('the nameless key %d of a remote control', (keyCode, action) =>
  expect(keyAction(press('Unidentified', { keyCode }), false)).toBe(action),
);

test('a button has Enter and space for itself, and nothing else', () => {
  expect(keyAction(press('Enter'), true)).toBeNull();
  expect(keyAction(press(' '), true)).toBeNull();
  expect(keyAction(press('ArrowRight'), true)).toBe('next');
});

test.each(['ctrlKey', 'altKey', 'metaKey'])('with %s a key is for the browser', (modifier) =>
  expect(keyAction(press('ArrowLeft', { [modifier]: true }), false)).toBeNull(),
);
