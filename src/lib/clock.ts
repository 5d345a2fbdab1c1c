import { pad } from './numbers';

/** A time in the visitor's time zone: `14:05`. */
export const formatTime = (time: Date) => `${pad(time.getHours())}:${pad(time.getMinutes())}`;

/** Seconds as minutes and seconds, `1:05`, from an hour as `1:01:05`; NaN is `0:00`. */
export function formatClock(seconds: number): string {
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0;
  const minutes = Math.floor(whole / 60);
  const start = minutes < 60 ? minutes : `${Math.floor(minutes / 60)}:${pad(minutes % 60)}`;
  return `${start}:${pad(whole % 60)}`;
}
