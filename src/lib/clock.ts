import { pad } from './pad';

/** A moment as the clock of the visitor shows it: `14:05`. */
export const formatTime = (moment: Date) => `${pad(moment.getHours())}:${pad(moment.getMinutes())}`;

/** Seconds as minutes and seconds, `1:05`; an hour is `60:00`, and no number is `0:00`. */
export function formatClock(seconds: number): string {
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0;
  return `${Math.floor(whole / 60)}:${pad(whole % 60)}`;
}
