import { useEffect, useRef, useState } from 'react';
import { reportCrash } from '@/components/crash/report-crash';
import { confirmBriefly } from '@/components/toast/toast-store';
import { loadModule } from '@/lib/use-lazy-module';
import type { Download } from '@/modules/export/archive/download-blob';
import type { TimelineItem } from '@/modules/timeline/rows';
import { copy } from './copy';

export type SaveFault = 'other-host' | 'failed';
type SaveState = 'idle' | 'saving' | SaveFault;

export interface ItemSaving {
  state: SaveState;
  /** Progress as '42%'; empty if the size is unknown. */
  progress: string;
  /** The file that was saved last. */
  file: Download | null;
  /** Starts saving, or stops it. */
  toggle: () => void;
}

const faultOf = (error: unknown): SaveFault =>
  (error as { fault?: string } | null)?.fault === 'other-host' ? 'other-host' : 'failed';

const idle = { state: 'idle', progress: '', file: null } as const;

/** Saves one item; unmounting aborts it. */
export function useSaveItem(item: TimelineItem, onStart: () => void): ItemSaving {
  const [status, setStatus] = useState<Omit<ItemSaving, 'toggle'>>(idle);
  const controller = useRef<AbortController | null>(null);
  useEffect(() => () => controller.current?.abort(), []);

  const start = async () => {
    const { signal } = (controller.current = new AbortController());
    const show = (state: SaveState, progress = '', file: Download | null = null) =>
      !signal.aborted && setStatus({ state, progress, file });
    onStart();
    show('saving');
    try {
      const { saveItem } = await loadModule(() => import('@/modules/export/archive/save-item'));
      const onProgress = (share: number | null) =>
        show('saving', share === null ? '' : `${Math.floor(share * 100)}%`);
      show('idle', '', await saveItem(item, { signal, onProgress }));
      if (!signal.aborted) confirmBriefly(copy.saved);
    } catch (error) {
      if (!signal.aborted) show(reportCrash(error) ? 'idle' : faultOf(error));
    }
  };
  const stop = () => {
    controller.current?.abort();
    setStatus(idle);
  };
  return { ...status, toggle: status.state === 'saving' ? stop : () => void start() };
}
