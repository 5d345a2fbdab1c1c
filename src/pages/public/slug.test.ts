import { expect, test } from 'vitest';
import { pathOf, slugFrom } from './slug';

test.each([
  ['/public/oma-riet', 'oma-riet'],
  ['/public/oma-riet/', 'oma-riet'],
  ['/public/oma%20riet', 'oma riet'],
  ['/public/%C3%A9%C3%A9n%20jaar', 'één jaar'],
  ['/public/a%2Fb', 'a/b'],
  ['/public/a%252Fb', 'a%2Fb'],
  ['/public/100%25', '100%'],
  ['/public/%00', '\0'],
  ['/public/%E0%A4%A', '%E0%A4%A'],
  ['/public/%', '%'],
  [`/public/${'x'.repeat(5000)}`, 'x'.repeat(5000)],
  ["/public/o'riet;--", "o'riet;--"],
  ['/public/👵', '👵'],
])('%s asks for %j', (pathname, slug) => expect(slugFrom(pathname)).toBe(slug));

test.each(['oma-riet', 'a/b', 'a%2Fb', '100%', 'één jaar', '👵'])('%j has an address', (slug) =>
  expect(slugFrom(pathOf(slug))).toBe(slug),
);
