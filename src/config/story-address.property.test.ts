import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { pageOf } from './paths';
import {
  itemIdFrom,
  itemPathOf,
  normalFormsOf,
  slugFrom,
  storyPathOf,
} from '@shared/story-address';

// A lone surrogate cannot be in an address: `encodeURIComponent` refuses it.
const slug = fc.string({ unit: 'binary', minLength: 1 });
const id = fc.uuid();

it('any slug is read back from its address, also from that of an item', () => {
  fc.assert(
    fc.property(slug, id, (one, item) => {
      expect(slugFrom(storyPathOf(one))).toBe(one);
      expect(itemIdFrom(storyPathOf(one))).toBeNull();
      expect(slugFrom(itemPathOf(one, item))).toBe(one);
      expect(itemIdFrom(itemPathOf(one, item))).toBe(item);
      expect(pageOf(itemPathOf(one, item))).toBe(storyPathOf(one));
    }),
  );
});

it('any path is read without an error', () => {
  const path = fc.oneof(
    fc.webPath(),
    fc.string({ unit: 'binary' }).map((rest) => `/${rest}`),
  );
  fc.assert(
    fc.property(path, (rest) => {
      const pathname = `/public${rest}`;
      expect(typeof slugFrom(pathname)).toBe('string');
      expect(itemIdFrom(pathname)).not.toBe('');
    }),
  );
});

it('any slug has at most two normal forms, which have an address', () => {
  fc.assert(
    fc.property(slug, (one) => {
      const others = normalFormsOf(one);
      expect(others).not.toContain(one);
      expect(others.length).toBeLessThanOrEqual(2);
      for (const other of others) expect(slugFrom(storyPathOf(other))).toBe(other);
      expect(others.join('')).not.toMatch(/[\s?&#\p{Cf}]/u);
    }),
  );
});
