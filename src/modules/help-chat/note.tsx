import type { ReactNode } from 'react';
import { Presence } from '@/components/ui/motion';
import { formatTime } from '@/lib/clock';
import { copy } from './copy';

interface Props {
  isUser: boolean;
  /** Appears with motion: it was not in the conversation yet. */
  isNew?: boolean;
  /** Absent where the page was made before anybody read it. */
  time?: Date;
  children: ReactNode;
}

/** A note on the thread: the visitor's as if by hand, the assistant's in print. */
export function Note({ isUser, isNew, time, children }: Props) {
  const note = (
    <li className="relative pl-[min(2.125rem,9vw)]">
      <span
        aria-hidden="true"
        className={`knot absolute top-1 left-0 block ${isUser ? 'bg-primary!' : 'bg-card!'}`}
      />
      <p className="flex flex-wrap items-baseline gap-x-2.5 text-small leading-6">
        <span className="font-semibold">{isUser ? copy.you : copy.assistant}</span>
        {time && (
          <time dateTime={time.toISOString()} className="landmark">
            {formatTime(time)}
          </time>
        )}
      </p>
      {children}
    </li>
  );
  return isNew ? <Presence>{note}</Presence> : note;
}
