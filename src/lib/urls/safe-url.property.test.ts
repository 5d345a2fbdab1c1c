import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { ownUrl } from './own-url';
import { safeUrl } from './safe-url';

const scheme = fc.constantFrom(
  'https:',
  'http:',
  'javascript:',
  'data:',
  'blob:',
  'file:',
  '',
  'HTTPS:',
);
const slashes = fc.constantFrom('', '/', '//', '///', '\\\\', '/\\', '/\t/');
const rest = fc.oneof(
  fc.webUrl().map((url) => url.replace('https://', '')),
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.constantFrom('oma@elders.example/', 'ons.nl:99999', '[::1', '%', 'demo/a.webp'),
);
const address = fc.oneof(
  fc.tuple(scheme, slashes, rest).map((parts) => parts.join('')),
  fc.webUrl({ withQueryParameters: true, withFragments: true }),
);

const base = 'https://anekdotes.example/public/oma-riet';

it('what is safe opens over https without user-info, and does not change', () => {
  fc.assert(
    fc.property(address, (one) => {
      const safe = safeUrl(one);
      if (safe === null) return;
      const url = new URL(safe, base);
      expect(url.protocol).toBe('https:');
      expect(url.username + url.password).toBe('');
      if (safe.startsWith('/')) expect(url.host).toBe('anekdotes.example');
      expect(safeUrl(safe)).toBe(safe);
    }),
    { numRuns: 500 },
  );
});

it('an ordinary https address is safe', () => {
  fc.assert(
    fc.property(fc.webUrl({ validSchemes: ['https'] }), (one) => {
      expect(safeUrl(one)).toBe(one);
    }),
  );
});

it('without a hosted backend only a path of our own host is our own', () => {
  fc.assert(
    fc.property(address, (one) => {
      const own = ownUrl(one);
      if (own !== null) expect(new URL(own, base).host).toBe('anekdotes.example');
    }),
    { numRuns: 500 },
  );
});
