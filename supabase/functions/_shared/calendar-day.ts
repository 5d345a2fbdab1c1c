// Calendar days as strings `YYYY-MM-DD`. Used by the site and by the functions; no `Intl`, whose first use
// is slow.

/** January first. */
export const monthNames =
  'januari februari maart april mei juni juli augustus september oktober november december'.split(
    ' ',
  );

/** Year, month from 1, and day of the month. */
export const partsOf = (day: string) => day.split('-').map(Number) as [number, number, number];

export const yearOf = (day: string) => Number(day.slice(0, 4));

/** Whether a text is an existing calendar day, in the years 1 to 9999. */
export function isDay(text: string): boolean {
  if (!/^(?!0000)\d{4}-\d\d-\d\d$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

const timestamp = /^([\d-]{10})[T ]\d[\d:.]*\s*(Z|[+-][\d:]+)?$/i;

/** The calendar day written in a date or a timestamp, whatever its time zone; null for none. */
export function dayOfDate(value: unknown): string | null {
  const day = typeof value === 'string' ? value.replace(timestamp, '$1') : '';
  return isDay(day) ? day : null;
}

/** The month of a day: `1945-05-04` as `mei 1945`. @throws RangeError for an invalid day */
export function formatMonth(day: string): string {
  if (!isDay(day)) throw new RangeError(`Not a day: ${day}`);
  const [year, month] = partsOf(day);
  return `${monthNames[month - 1]} ${year}`;
}

/** `1945-05-04` as `4 mei 1945`. @throws RangeError for an invalid day */
export const formatDay = (day: string) => `${partsOf(day)[2]} ${formatMonth(day)}`;
