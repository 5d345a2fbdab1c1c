import { firstOfWeek, lastOfWeek, shiftDays, shiftMonths } from '@/lib/calendar-dates';

/** The day after a key press in the date grid pattern of WAI-ARIA, or null for other keys. */
export function dayAfterKey(day: string, key: string, shift: boolean): string | null {
  const moves: Record<string, () => string> = {
    ArrowLeft: () => shiftDays(day, -1),
    ArrowRight: () => shiftDays(day, 1),
    ArrowUp: () => shiftDays(day, -7),
    ArrowDown: () => shiftDays(day, 7),
    Home: () => firstOfWeek(day),
    End: () => lastOfWeek(day),
    PageUp: () => shiftMonths(day, shift ? -12 : -1),
    PageDown: () => shiftMonths(day, shift ? 12 : 1),
  };
  return moves[key]?.() ?? null;
}
