import CalendarDays from 'lucide-react/icons/calendar-days';
import { useId, useRef, type RefObject } from 'react';
import { copy } from './copy';
import type { DaySpan } from './day-span';
import { useCalendar } from './use-calendar';

interface Props {
  label: string;
  text: string;
  date: string | null;
  fault: string | undefined;
  onType: (text: string) => void;
  onPick: (text: string) => void;
  onLeave: () => void;
  opensAt: string | undefined;
  span: DaySpan | null;
  input?: RefObject<HTMLInputElement | null>;
}

export function DateField(props: Props) {
  const { label, text, date, fault, onType, onPick, onLeave, opensAt, span, input } = props;
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const { Dialog, button, note, open, close } = useCalendar();
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="block pb-1">
        {label}
      </label>
      <div
        ref={box}
        className={`flex rounded-[0.625rem] border bg-card ${fault ? 'border-2 border-primary' : 'border-edge'}`}
      >
        <input
          ref={input}
          id={id}
          type="text"
          autoComplete="off"
          spellCheck={false}
          value={text}
          aria-invalid={fault ? true : undefined}
          aria-describedby={`${id}-fault`}
          onChange={(event) => onType(event.target.value)}
          onBlur={onLeave}
          onKeyDown={(event) => event.key === 'Enter' && onLeave()}
          className="h-12 w-full min-w-0 rounded-[0.625rem] bg-transparent px-3"
        />
        <button
          ref={button}
          type="button"
          aria-label={copy.openCalendar(label)}
          onClick={open}
          className="grid min-h-12 w-12 flex-none place-items-center rounded-[0.625rem] text-primary"
        >
          <CalendarDays aria-hidden className="size-5.5" />
        </button>
      </div>
      <div id={`${id}-fault`} aria-live="polite" className="text-small">
        {fault && <p className="pt-1 font-medium text-primary">{fault}</p>}
        {note && <p className="pt-1 text-muted">{note}</p>}
      </div>
      {Dialog && (
        <Dialog
          label={label}
          selected={date}
          opensAt={date ?? opensAt}
          span={span}
          anchor={box}
          onPick={(picked) => {
            onPick(picked);
            close();
          }}
          onClose={close}
        />
      )}
    </div>
  );
}
