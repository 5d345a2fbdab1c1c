import { useState, type ComponentType } from 'react';
import type { CalendarProps } from './calendar/calendar-dialog';
import { copy } from '../copy';

type State = 'closed' | 'loading' | 'failed' | 'open';

/**
 * Loads the calendar on first use. Unlike `React.lazy`, a failed load does not throw and can be
 * retried.
 */
export function useCalendar() {
  const [state, setState] = useState<State>('closed');
  const [Calendar, setCalendar] = useState<ComponentType<CalendarProps> | null>(null);

  const open = async () => {
    if (Calendar) return setState('open');
    setState('loading');
    try {
      const { CalendarDialog } = await import('./calendar/calendar-dialog');
      setCalendar(() => CalendarDialog);
      setState('open');
    } catch {
      setState('failed');
    }
  };
  const notes: Partial<Record<State, string>> = {
    loading: copy.calendarLoading,
    failed: copy.calendarFailed,
  };
  return {
    Dialog: state === 'open' ? Calendar : null,
    note: notes[state],
    open: () => void open(),
    close: () => setState('closed'),
  };
}
