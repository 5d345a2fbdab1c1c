import { pad } from './pad';

/** A time in the visitor's time zone: `14:05`. */
export const formatTime = (time: Date) => `${pad(time.getHours())}:${pad(time.getMinutes())}`;

/** Seconds as minutes and seconds, `1:05`; an hour is `60:00`, and NaN is `0:00`. */
export function formatClock(seconds: number): string {
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0;
  return `${Math.floor(whole / 60)}:${pad(whole % 60)}`;
}
