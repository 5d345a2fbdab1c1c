import type { ReactNode } from 'react';
import { Presence } from '@/components/ui/motion/motion';
import { formatTime } from '@/lib/clock';
import { copy } from './copy';

interface Props {
  isUser: boolean;
  /** It was added to the conversation just now, and appears with motion. */
  isNew?: boolean;
  /** Absent in the prerendered page. */
  time?: Date;
  children: ReactNode;
}

/** A message with sender and time. */
export function MessageFrame({ isUser, isNew, time, children }: Props) {
  const message = (
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
  return isNew ? <Presence>{message}</Presence> : message;
}
