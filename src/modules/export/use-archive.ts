import { startTransition, useEffect, useRef, useState } from 'react';
import { reportCrash } from '@/components/crash/report-crash';
import { confirmBriefly } from '@/components/toast/toast-store';
import { loadModule } from '@/lib/use-lazy-module';
import { storyTitle } from '@shared/story-summary';
import type { ArchiveInput } from './archive/archive-entries';
import { copy } from './copy';
import { sanitizeFileName } from './archive/file-name';
import type { Download } from './archive/download-blob';
import { pickSaveTarget } from './archive/save-target';

export type ArchiveState =
  | { status: 'idle' | 'stopped' | 'failed' | 'no-files' }
  | { status: 'working'; done: number; all: number; bytes: number }
  | { status: 'done'; missing: readonly string[]; bytes: number; file: Download | null };

/** Makes the archive, with progress; unmounting aborts it. */
export function useArchive() {
  const [state, setState] = useState<ArchiveState>({ status: 'idle' });
  const controller = useRef<AbortController | null>(null);
  useEffect(() => () => controller.current?.abort(), []);
  const isWorking = state.status === 'working';
  useEffect(() => {
    if (!isWorking) return;
    const confirmLeaving = (event: Event) => event.preventDefault();
    window.addEventListener('beforeunload', confirmLeaving);
    return () => window.removeEventListener('beforeunload', confirmLeaving);
  }, [isWorking]);

  const make = async (story: ArchiveInput) => {
    const run = new AbortController();
    controller.current = run;
    const { signal } = run;
    const name = `${sanitizeFileName(storyTitle(story.timeline), 'Verhaal')}.zip`;
    const result = { bytes: 0, missing: [] as readonly string[] };
    try {
      // First, because the file picker opens only during user activation.
      const target = await pickSaveTarget(name);
      setState({ status: 'working', done: 0, all: 0, bytes: 0 });
      const { saveArchive } = await loadModule(() => import('./archive/save-archive'));
      const file = await saveArchive(story, name, target, {
        signal,
        onProgress: (done, all, bytes) => {
          result.bytes = bytes;
          // Chunks can arrive hundreds of times a second; a transition skips those that it is late for.
          if (!signal.aborted)
            startTransition(() => setState({ status: 'working', done, all, bytes }));
        },
        onMissing: (labels) => {
          result.missing = labels;
        },
      });
      setState({ status: 'done', ...result, file });
      confirmBriefly(target ? copy.zipSavedToFile : copy.zipDone);
    } catch (error) {
      setState({ status: faultOf(error, signal) });
      // Files that are still on their way.
      run.abort();
    }
  };
  return { state, make, stop: () => controller.current?.abort() };
}

function faultOf(error: unknown, signal: AbortSignal) {
  if (signal.aborted) return 'stopped';
  // The reader cancelled the file picker.
  if (error instanceof DOMException && error.name === 'AbortError') return 'idle';
  // Any other DOMException is a full disk, or a refused file.
  if (!(error instanceof DOMException) && reportCrash(error)) return 'idle';
  return (error as Error).name === 'NoFilesError' ? 'no-files' : 'failed';
}
