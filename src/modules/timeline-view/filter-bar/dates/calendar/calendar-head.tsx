import type { LucideIcon } from 'lucide-react';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { monthLabel, shiftMonths } from '@/lib/calendar-dates';
import { monthNames, partsOf } from '@/lib/dates';
import { copy } from './copy';

interface Props {
  active: string;
  years: { first: number; last: number };
  onChange: (day: string) => void;
}

const select =
  'min-h-11 min-w-0 cursor-pointer rounded-lg border border-edge bg-card px-1 font-display text-body md:px-2';

export function CalendarHead({ active, years, onChange }: Props) {
  const [year, month] = partsOf(active);
  const goTo = (toYear: number, toMonth: number) =>
    onChange(shiftMonths(active, (toYear - year) * 12 + toMonth - month));
  const choices = Array.from({ length: years.last - years.first + 1 }, (_, i) => years.last - i);
  const arrow = (label: string, months: number, Icon: LucideIcon) => (
    <button
      type="button"
      aria-label={label}
      onClick={() => goTo(year, month + months)}
      className="grid size-11 flex-none place-items-center rounded-full text-primary hover:bg-wash"
    >
      <Icon aria-hidden className="size-6" />
    </button>
  );
  return (
    <div className="flex items-center justify-between">
      {arrow(copy.previousMonth, -1, ChevronLeft)}
      <div className="flex min-w-0 flex-wrap justify-center gap-1 md:gap-2">
        <select
          aria-label={copy.month}
          value={month}
          onChange={(event) => goTo(year, Number(event.target.value))}
          className={select}
        >
          {monthNames.map((name, index) => (
            <option key={name} value={index + 1}>
              {name}
            </option>
          ))}
        </select>
        <select
          aria-label={copy.year}
          value={year}
          onChange={(event) => goTo(Number(event.target.value), month)}
          className={select}
        >
          {choices.map((choice) => (
            <option key={choice} value={choice}>
              {choice}
            </option>
          ))}
        </select>
      </div>
      {arrow(copy.nextMonth, 1, ChevronRight)}
      <p aria-live="polite" className="sr-only">
        {monthLabel(active)}
      </p>
    </div>
  );
}
