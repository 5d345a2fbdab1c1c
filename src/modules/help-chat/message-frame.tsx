import type { ReactNode } from 'react';
import { formatTime } from '@/lib/clock';
import { copy } from './copy';

interface Props {
  isUser: boolean;
  /** Absent in the prerendered page. */
  time?: Date;
  children: ReactNode;
}

/** A message with sender and time. */
export function MessageFrame({ isUser, time, children }: Props) {
  return (
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
}
