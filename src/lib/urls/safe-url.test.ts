import { expect, test } from 'vitest';
import { safeUrl } from './safe-url';

test.each([
  'https://voorbeeld.nl/foto.jpg',
  'https://voorbeeld.nl',
  'https://voorbeeld.nl?van=oma@huis',
  '/demo/oma-riet/trouwdag-960.webp',
  '/',
])('shows %s', (address) => expect(safeUrl(address)).toBe(address));

test.each([
  null,
  undefined,
  '',
  'javascript:alert(1)',
  'JAVASCRIPT:alert(1)',
  'data:text/html,hoi',
  'blob:https://voorbeeld.nl/1',
  'http://voorbeeld.nl/foto.jpg',
  'https://oma@voorbeeld.nl/',
  'https://oma:geheim@voorbeeld.nl/',
  'https:///foto.jpg',
  '//voorbeeld.nl/foto.jpg',
  '/\\voorbeeld.nl',
  '/\t/voorbeeld.nl',
  ' /foto.jpg',
  'foto.jpg',
  'https://[',
  'https://%',
  'https://a:99999/x',
  'https://1.2.3.4.5',
  'https://a^b',
])('refuses %s', (address) => expect(safeUrl(address)).toBeNull());
