/** Prices in whole cents, to avoid rounding errors. */
import { pad } from './numbers.ts';

/** The price with VAT in cents; half a cent is rounded up. */
export const withVat = (cents: number, percent: number): number =>
  Math.floor((cents * (100 + percent) + 50) / 100);

/** 275 as `€ 2,75`, independent of the locale; whole euros without cents. */
export function formatEuro(cents: number): string {
  const euros = Math.floor(cents / 100);
  const rest = cents % 100;
  return rest === 0 ? `€\u00a0${euros}` : `€\u00a0${euros},${pad(rest)}`;
}
