import { expect, it } from 'vitest';
import { plans, vatPercent } from '@/config/plans';
import { formatEuro, withVat } from './prices';

it('adds 21 % VAT to the price of Premium', () => {
  expect(withVat(plans.premium.priceCents, vatPercent)).toBe(333);
  expect(withVat(plans.free.priceCents, vatPercent)).toBe(0);
});

it.each([
  [100, 121],
  [50, 61], // 60.5
  [2, 2], // 2.42
  [10, 12], // 12.1
  [999_999, 1_209_999], // 1,209,998.79
])('adds VAT to %d cents: %d', (cents, expected) => {
  expect(withVat(cents, 21)).toBe(expected);
});

it.each([
  [0, '€\u00a00'],
  [275, '€\u00a02,75'],
  [333, '€\u00a03,33'],
  [305, '€\u00a03,05'],
  [1000, '€\u00a010'],
])('writes %d cents as %s', (cents, text) => {
  expect(formatEuro(cents)).toBe(text);
});
