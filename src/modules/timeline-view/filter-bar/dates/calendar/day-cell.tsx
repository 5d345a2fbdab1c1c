import { useEffect, useRef } from 'react';

interface Props {
  label: string;
  describedBy: string | undefined;
  date: number;
  isActive: boolean;
  takesFocus: boolean;
  isSelected: boolean;
  isToday: boolean;
  onPick: () => void;
}

const selectedLook =
  'bg-primary text-white forced-colors:bg-[Highlight] forced-colors:text-[HighlightText] forced-colors:forced-color-adjust-none';

export function DayCell(props: Props) {
  const { label, describedBy, date, isActive, takesFocus, isSelected, isToday, onPick } = props;
  const cell = useRef<HTMLTableCellElement>(null);
  useEffect(() => {
    if (takesFocus) cell.current?.focus();
  }, [takesFocus]);
  return (
    <td
      ref={cell}
      tabIndex={isActive ? 0 : -1}
      aria-label={label}
      aria-describedby={describedBy}
      aria-selected={isSelected}
      aria-current={isToday ? 'date' : undefined}
      onClick={onPick}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        onPick();
      }}
      className={`h-11 cursor-pointer rounded-lg [font-feature-settings:'tnum'] focus-visible:outline-offset-[-3px] ${isSelected ? selectedLook : 'hover:bg-wash'} ${isToday ? 'font-semibold underline decoration-2 underline-offset-4' : ''}`}
    >
      {date}
    </td>
  );
}
