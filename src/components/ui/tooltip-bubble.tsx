import * as Radix from '@radix-ui/react-tooltip';
import { useEffect, useState } from 'react';
import { BorrowedTrigger } from './borrowed-trigger';

const delayMs = 700;
/** A modal dialog hides what is outside it, and text belongs inside a landmark. */
const homes = 'dialog, [role=dialog], main, header, footer';

export interface TooltipBubbleProps {
  anchor: HTMLElement;
  content: string;
  /** When the anchor was first hovered, in `performance.now()`. */
  wokenAt: number;
}

export default function TooltipBubble({ anchor, content, wokenAt }: TooltipBubbleProps) {
  // The first time, fetching this code was part of the waiting.
  const [delay, setDelay] = useState(() => Math.max(0, wokenAt + delayMs - performance.now()));
  useEffect(() => {
    const timer = setTimeout(() => setDelay(delayMs));
    return () => clearTimeout(timer);
  }, []);

  return (
    <Radix.Provider delayDuration={delay}>
      <Radix.Root>
        <Radix.Trigger asChild>
          <BorrowedTrigger anchor={anchor} />
        </Radix.Trigger>
        <Radix.Portal container={anchor.closest<HTMLElement>(homes)}>
          <Radix.Content
            sideOffset={8}
            collisionPadding={12}
            className="z-50 max-w-[min(20rem,calc(100vw-1.5rem))] rounded-card bg-ink px-3.5 py-2 text-small text-paper shadow-print"
          >
            {content}
            <Radix.Arrow className="fill-ink" width={14} height={7} />
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
