import { expect, it } from 'vitest';
import { isActive, navigation } from './navigation';

it('has six links, in order', () => {
  expect(navigation.map(({ label, path }) => `${label} ${path}`)).toEqual([
    'Home /',
    'Features /features',
    'Voorbeelden /voorbeelden',
    'Prijzen /pricing',
    'Help /help',
    'Contact /contact',
  ]);
});

it.each([
  ['/', '/', true],
  ['/', '/features', false],
  ['/', '', false],
  ['/features', '/features', true],
  ['/features', '/', false],
  ['/features', '/feature', false],
  ['/help', '/help/', true],
  ['/help', '/help/foto', true],
  ['/help', '/public/help', false],
  // The rule is "starts with", also within a word.
  ['/help', '/helpen', true],
])('%s at %s: %s', (item, current, active) => {
  expect(isActive(item, current)).toBe(active);
});
