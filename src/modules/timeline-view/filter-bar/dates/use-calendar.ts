import { useRef, useState } from 'react';
import { useLazyModule } from '@/lib/use-lazy-module';
import { copy } from './copy';

/** The calendar, which is loaded when it is first opened. A failed load can be tried again; closing focuses the button. */
export function useCalendar() {
  const [state, setState] = useState<'closed' | 'open' | 'failed'>('closed');
  const button = useRef<HTMLButtonElement>(null);
  const [openings, setOpenings] = useState(0);
  const calendar = useLazyModule(
    () => import('./calendar/calendar-dialog'),
    state === 'open' ? openings : null,
    () => setState('failed'),
  );
  const isLoading = state === 'open' && !calendar;
  return {
    button,
    Dialog: state === 'open' ? (calendar?.CalendarDialog ?? null) : null,
    note: isLoading ? copy.calendarLoading : state === 'failed' ? copy.calendarFailed : undefined,
    open: () => {
      setState('open');
      setOpenings((count) => count + 1);
    },
    close: () => {
      setState('closed');
      button.current?.focus();
    },
  };
}
