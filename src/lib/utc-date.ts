/**
 * A `Date` in UTC. date-fns creates dates with the constructor of its argument, so it calculates in
 * UTC with these: a calendar day has no time zone, clock changes or skipped days.
 */
class UtcDate extends Date {
  override getTimezoneOffset() {
    return 0;
  }
  override getFullYear() {
    return this.getUTCFullYear();
  }
  override getMonth() {
    return this.getUTCMonth();
  }
  override getDate() {
    return this.getUTCDate();
  }
  override getDay() {
    return this.getUTCDay();
  }
  override setFullYear(...parts: Parameters<Date['setFullYear']>) {
    return this.setUTCFullYear(...parts);
  }
  override setMonth(...parts: Parameters<Date['setMonth']>) {
    return this.setUTCMonth(...parts);
  }
  override setDate(date: number) {
    return this.setUTCDate(date);
  }
  override setHours(...parts: Parameters<Date['setHours']>) {
    return this.setUTCHours(...parts);
  }
}

/** The start of a day `YYYY-MM-DD`; an invalid `Date` for any other text. */
export const dateOf = (day: string): Date => new UtcDate(`${day}T00:00:00Z`);
