import type { KeyboardEvent } from 'react';
import { dayLabel, monthLabel, weekdays, weeksOfMonth } from '@/lib/calendar-dates';
import { today } from '@/lib/dates';
import { DayCell } from './day-cell';

interface Props {
  active: string;
  selected: string | null;
  takesFocus: boolean;
  /** The day with a description, and the id of that. */
  described: { day: string; by: string };
  onKeyDown: (event: KeyboardEvent) => void;
  onPick: (day: string) => void;
}

/** The date grid pattern of WAI-ARIA: one tab stop, arrow keys move between days. */
export function DayGrid(props: Props) {
  const { active, selected, takesFocus, described, onKeyDown, onPick } = props;
  const now = today();
  return (
    <table
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- the date grid of WAI-ARIA APG is a table
      role="grid"
      aria-label={monthLabel(active)}
      onKeyDown={onKeyDown}
      className="w-full table-fixed text-center"
    >
      <thead>
        <tr>
          {weekdays.map(({ short, long }) => (
            <th
              key={long}
              scope="col"
              abbr={long}
              className="h-8 text-small font-normal text-muted"
            >
              {short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOfMonth(active).map((week, row) => (
          // oxlint-disable-next-line react/no-array-index-key -- rows are never reordered
          <tr key={row} className="h-11">
            {week.map((day, column) =>
              day ? (
                <DayCell
                  key={day}
                  label={dayLabel(day)}
                  describedBy={day === described.day ? described.by : undefined}
                  date={Number(day.slice(8))}
                  isActive={day === active}
                  takesFocus={takesFocus && day === active}
                  isSelected={day === selected}
                  isToday={day === now}
                  onPick={() => onPick(day)}
                />
              ) : (
                // oxlint-disable-next-line react/no-array-index-key -- an empty cell has no other key
                <td key={column} aria-hidden />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
