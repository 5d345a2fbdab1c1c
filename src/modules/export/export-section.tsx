import type { LucideIcon } from 'lucide-react';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { copy } from './copy';

/** What the dialog tells its sections, and they tell it. */
export interface SectionProps {
  disabled: boolean;
  /** The reader tried to close the dialog during the work. */
  isCloseBlocked: boolean;
  onWorkingChange: (isWorking: boolean) => void;
}

interface Props extends SectionProps {
  Icon: LucideIcon;
  title: string;
  help: string;
  /** The progress text of a running export; null while none runs. */
  work: { done: number; all: number; text: string } | null;
  /** Above the button, while no export runs. */
  choices?: ReactNode;
  start: { label: string; run: () => void };
  onStop: () => void;
  /** How it ended. */
  children: ReactNode;
}

/** One kind of export: icon, title, explanation, and one button that starts it and stops it. */
export function ExportSection(props: Props) {
  const { Icon, title, help, work, choices, start, onStop, children } = props;
  const { disabled, isCloseBlocked, onWorkingChange } = props;
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const isWorking = work !== null;
  useEffect(() => onWorkingChange(isWorking), [isWorking, onWorkingChange]);
  useEffect(() => {
    if (isWorking && isCloseBlocked) button.current?.focus();
  }, [isWorking, isCloseBlocked]);
  return (
    <section
      aria-labelledby={id}
      className="flex flex-wrap gap-x-5 gap-y-3 border-t border-line py-5 first-of-type:border-t-0 first-of-type:pt-1"
    >
      <span className="grid size-14 shrink-0 place-items-center max-sm:hidden rounded-full bg-wash text-primary">
        <Icon aria-hidden="true" className="size-7" />
      </span>
      <div className="min-w-[min(100%,14rem)] flex-1">
        <h3 id={id} className="text-h3">
          {title}
        </h3>
        <p className="mt-1 mb-3 text-muted">{help}</p>
        {work ? (
          <>
            <progress
              aria-label={copy.progress}
              max={1}
              value={work.all === 0 ? 0 : work.done / work.all}
              className="export-progress"
            />
            <p className="mt-1 mb-3 text-small text-muted tabular-nums">{work.text}</p>
            <p aria-live="polite" className={isCloseBlocked ? 'mb-3 font-semibold' : ''}>
              {isCloseBlocked && copy.busy}
            </p>
          </>
        ) : (
          choices
        )}
        {/* The same element while it works, so that it keeps the focus. */}
        <button
          ref={button}
          type="button"
          className={`button ${work ? 'button-ghost' : ''}`}
          disabled={disabled}
          onClick={work ? onStop : start.run}
        >
          {work ? copy.stop : start.label}
        </button>
        <div aria-live="polite">{children}</div>
      </div>
    </section>
  );
}
