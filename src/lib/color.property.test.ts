import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { contrastRatio, readableColor } from './color';

const color = fc.nat(0xffffff).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const anyBackgrounds = fc.array(color, { minLength: 1, maxLength: 4 });
const aim = fc.double({ min: 1, max: 12, noNaN: true });

it('a corrected colour has the contrast asked for with every background', () => {
  fc.assert(
    fc.property(color, anyBackgrounds, aim, (one, backgrounds, ratio) => {
      const result = readableColor(one, backgrounds, ratio);
      if (result === null) return;
      expect(result).toMatch(/^#[0-9a-f]{6}$/);
      for (const background of backgrounds) {
        expect(contrastRatio(result, background)).toBeGreaterThanOrEqual(ratio);
      }
      // A corrected colour is not corrected again.
      expect(readableColor(result, backgrounds, ratio)).toBe(result);
    }),
  );
});

it('on one background there is always a colour of ratio 4.5', () => {
  fc.assert(
    fc.property(color, color, (one, background) => {
      expect(readableColor(one, [background], 4.5)).not.toBeNull();
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
