/** Prices in whole cents, so that nothing is lost in rounding. */
import { pad } from './pad';

/** The price with VAT, in cents, half a cent upwards. */
export const withVat = (cents: number, percent: number): number =>
  Math.floor((cents * (100 + percent) + 50) / 100);

/** 275 as `€ 2,75`, the same on every machine; whole euros without cents. */
export function formatEuro(cents: number): string {
  const euros = Math.floor(cents / 100);
  const rest = cents % 100;
  return rest === 0 ? `€\u00a0${euros}` : `€\u00a0${euros},${pad(rest)}`;
}
