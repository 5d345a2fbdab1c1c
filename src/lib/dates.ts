/** Dutch dates and times. A day has no time zone, so it never passes through local midnight. */

const dayFormat = new Intl.DateTimeFormat('nl-NL', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** `1945-05-04` as `4 mei 1945`. Throws a `RangeError` for what is no day. */
export function formatDay(day: string): string {
  return dayFormat.format(new Date(`${day}T00:00:00Z`));
}

const monthFormat = new Intl.DateTimeFormat('nl-NL', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** The month of a day: `1945-05-04` as `mei 1945`. Throws a `RangeError` for what is no day. */
export function formatMonth(day: string): string {
  return monthFormat.format(new Date(`${day}T00:00:00Z`));
}

const timeFormat = new Intl.DateTimeFormat('nl-NL', { hour: '2-digit', minute: '2-digit' });

/** A moment as the clock of the visitor shows it: `14:05`. */
export const formatTime = (moment: Date) => timeFormat.format(moment);

/** Seconds as minutes and seconds, `1:05`; an hour is `60:00`, and no number is `0:00`. */
export function formatClock(seconds: number): string {
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0;
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
