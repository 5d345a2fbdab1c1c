/** January first. */
export const dutchMonths = [
  'januari',
  'februari',
  'maart',
  'april',
  'mei',
  'juni',
  'juli',
  'augustus',
  'september',
  'oktober',
  'november',
  'december',
] as const;

/** The name of month 1 to 12. */
export const monthName = (month: number) => dutchMonths[month - 1] ?? '';

/** Counted on the calendar itself, in no time zone. */
export function daysInMonth(year: number, month: number): number {
  // `Date.UTC` takes a year below 100 for one of the last century.
  const last = new Date(0);
  last.setUTCFullYear(year, month, 0);
  return last.getUTCDate();
}
