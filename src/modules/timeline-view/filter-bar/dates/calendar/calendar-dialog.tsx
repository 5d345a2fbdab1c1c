import {
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { Modal } from '@/components/ui/modal';
import { today, yearOf } from '@/lib/dates';
import type { DaySpan } from '../day-span';
import { writeDay } from '../format-date';
import { CalendarHead } from './calendar-head';
import { copy } from './copy';
import { DayGrid } from './day-grid';
import { dayAfterKey } from './days';

const gap = 8;

/**
 * Positions the calendar on a wide screen: below its field, else above it, else as low as fits in
 * the viewport. It scrolls with the page.
 */
function positionBelow(element: HTMLElement, anchor: HTMLElement) {
  if (!window.matchMedia('(min-width: 48rem)').matches) return;
  const field = anchor.getBoundingClientRect();
  const { width, height } = element.getBoundingClientRect();
  const below = field.bottom + gap;
  const above = field.top - gap - height;
  const lowest = window.innerHeight - height - gap;
  const top = below <= lowest ? below : above >= 0 ? above : Math.max(gap, lowest);
  const rightmost = document.documentElement.clientWidth - width - gap;
  element.style.top = `${top + window.scrollY}px`;
  element.style.left = `${Math.max(gap, Math.min(field.left, rightmost)) + window.scrollX}px`;
}

export interface CalendarProps {
  /** The label of the field. */
  label: string;
  selected: string | null;
  opensAt: string | undefined;
  /** The first and last day of the items: they extend the list of years. */
  span: DaySpan | null;
  anchor: RefObject<HTMLElement | null>;
  /** Gets the day as the text of the field: '4 mei 1955'. */
  onPick: (text: string) => void;
  onClose: () => void;
}

function yearsAround(days: (string | undefined)[]) {
  const years = days.flatMap((day) => (day ? yearOf(day) : []));
  return { first: Math.min(1900, ...years), last: Math.max(...years) };
}

export function CalendarDialog(props: CalendarProps) {
  const { label, selected, anchor, onPick, onClose } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const nameId = useId();
  const [first] = useState(() => props.opensAt ?? today());
  const [{ active, byKey }, setActive] = useState({ active: first, byKey: true });
  const years = yearsAround([props.opensAt, today(), props.span?.first, props.span?.last]);

  useLayoutEffect(() => {
    if (dialog.current && anchor.current) positionBelow(dialog.current, anchor.current);
  }, [anchor]);

  const go = (day: string, isKey: boolean) => {
    const year = yearOf(day);
    if (year >= years.first && year <= years.last) setActive({ active: day, byKey: isKey });
  };
  const onGridKey = (event: KeyboardEvent) => {
    const next = dayAfterKey(active, event.key, event.shiftKey);
    if (!next || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    go(next, true);
  };
  return (
    <Modal
      ref={dialog}
      aria-labelledby={nameId}
      onClose={onClose}
      closesOnBackdrop
      className="fixed inset-x-0 top-auto bottom-0 max-h-dvh w-full max-w-none overflow-y-auto rounded-t-bar border border-line bg-card text-ink shadow-print backdrop:bg-ink/40 md:absolute md:inset-auto md:w-[22.5rem] md:rounded-bar md:backdrop:bg-transparent"
    >
      <h2 id={nameId} className="sr-only">
        {copy.dialog(label)}
      </h2>
      <div className="grid gap-3 px-1 py-4 md:px-4">
        <CalendarHead active={active} years={years} onChange={(day) => go(day, false)} />
        <DayGrid
          active={active}
          selected={selected}
          takesFocus={byKey}
          // A day has the focus, so that the arrow keys work at once; it says the name of the dialog.
          described={{ day: first, by: nameId }}
          onKeyDown={onGridKey}
          onPick={(day) => onPick(writeDay(day))}
        />
        <button type="button" onClick={onClose} className="button button-ghost mx-2 md:mx-0">
          {copy.close}
        </button>
      </div>
    </Modal>
  );
}
