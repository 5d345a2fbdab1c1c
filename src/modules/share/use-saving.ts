import { useEffect, useRef, useState } from 'react';
import { confirmBriefly } from '@/components/toast/confirm-store';
import type { TimelineItem } from '@/modules/timeline/rows';
import { copy } from './copy';

export type SavingState = 'idle' | 'saving' | 'elsewhere' | 'failed';

export interface Saving {
  state: SavingState;
  /** How much has come, as '42%'; empty where that is not known. */
  part: string;
  /** Begins, or stops what was begun. */
  toggle: () => void;
}

const faultOf = (error: unknown) =>
  (error as { fault?: string } | null)?.fault === 'other-host' ? 'elsewhere' : 'failed';

/** Saving one moment; leaving it stops that. */
export function useSaving(item: TimelineItem, onStart: () => void): Saving {
  const [now, setNow] = useState<Pick<Saving, 'state' | 'part'>>({ state: 'idle', part: '' });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const start = () => {
    const leave = new AbortController();
    running.current = leave;
    const show = (state: SavingState, part = '') =>
      !leave.signal.aborted && setNow({ state, part });
    onStart();
    show('saving');
    import('@/modules/export/archive/save-item')
      .then(({ saveItem }) =>
        saveItem(item, {
          signal: leave.signal,
          onProgress: (part) => show('saving', part === null ? '' : `${Math.floor(part * 100)}%`),
        }),
      )
      .then(
        () => {
          show('idle');
          if (!leave.signal.aborted) confirmBriefly(copy.saved);
        },
        (error: unknown) => show(faultOf(error)),
      );
  };
  const stop = () => {
    running.current?.abort();
    setNow({ state: 'idle', part: '' });
  };
  return { ...now, toggle: now.state === 'saving' ? stop : start };
}
