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
export const daysInMonth = (year: number, month: number) =>
  new Date(Date.UTC(year, month, 0)).getUTCDate();
