import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { contrastRatio, readableColor } from './color';

const color = fc.nat(0xffffff).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const backgrounds = fc.array(color, { minLength: 1, maxLength: 4 });
const aim = fc.double({ min: 1, max: 12, noNaN: true });

it('a corrected colour has the contrast asked for with every background', () => {
  fc.assert(
    fc.property(color, backgrounds, aim, (one, grounds, ratio) => {
      const result = readableColor(one, grounds, ratio);
      if (result === null) return;
      expect(result).toMatch(/^#[0-9a-f]{6}$/);
      for (const ground of grounds) {
        expect(contrastRatio(result, ground)).toBeGreaterThanOrEqual(ratio);
      }
      // A corrected colour is not corrected again.
      expect(readableColor(result, grounds, ratio)).toBe(result);
    }),
  );
});

it('on one background there is always a colour of ratio 4.5', () => {
  fc.assert(
    fc.property(color, color, (one, ground) => {
      expect(readableColor(one, [ground], 4.5)).not.toBeNull();
    }),
  );
});

it('the contrast is symmetric, and from 1 to 21', () => {
  fc.assert(
    fc.property(color, color, (one, other) => {
      const ratio = contrastRatio(one, other);
      expect(ratio).toBe(contrastRatio(other, one));
      expect(ratio).toBeGreaterThanOrEqual(1);
      expect(ratio).toBeLessThanOrEqual(21);
    }),
  );
});

it('anything but `#rrggbb` has no readable form', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      fc.pre(!/^#[0-9a-f]{6}$/i.test(text));
      expect(readableColor(text, ['#ffffff'])).toBeNull();
    }),
  );
});
