import { useEffect, useRef, useState } from 'react';
import { confirmBriefly } from '@/components/toast/confirm-store';
import type { ArchivedStory } from './archive/archive';
import { copy } from './copy';
import { cleanName } from './archive/file-name';
import { pickPlace } from './archive/save-place';

export type ArchiveState =
  | { state: 'idle' | 'stopped' | 'failed' | 'no-files' }
  | { state: 'working'; done: number; all: number; bytes: number }
  | { state: 'done'; missing: readonly string[]; bytes: number };

/** Making the archive: one at a time, told as it goes, stopped on leaving. */
export function useArchive() {
  const [now, setNow] = useState<ArchiveState>({ state: 'idle' });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const isWorking = now.state === 'working';
  useEffect(() => {
    if (!isWorking) return;
    const askFirst = (event: Event) => event.preventDefault();
    window.addEventListener('beforeunload', askFirst);
    return () => window.removeEventListener('beforeunload', askFirst);
  }, [isWorking]);

  const make = async (story: ArchivedStory, title: string) => {
    const leave = new AbortController();
    running.current = leave;
    const { signal } = leave;
    const name = `${cleanName(title, 'Verhaal')}.zip`;
    const came = { bytes: 0, missing: [] as readonly string[] };
    const show = throttled(setNow);
    try {
      // Before anything else: a browser asks for a place only right after a tap.
      const place = await pickPlace(name);
      setNow({ state: 'working', done: 0, all: 0, bytes: 0 });
      const { saveArchive } = await import('./archive/save-archive');
      await saveArchive(story, name, place, {
        signal,
        onProgress: (done, all, bytes) => {
          came.bytes = bytes;
          if (!signal.aborted) show({ state: 'working', done, all, bytes });
        },
        onMissing: (labels) => {
          came.missing = labels;
        },
      });
      show.stop();
      setNow({ state: 'done', ...came });
      confirmBriefly(place ? copy.zipDoneAtPlace : copy.zipDone);
    } catch (error) {
      show.stop();
      setNow({ state: faultOf(error, signal) });
    }
  };
  return { now, make, stop: () => running.current?.abort() };
}

function faultOf(error: unknown, signal: AbortSignal) {
  if (signal.aborted) return 'stopped';
  // Who closed the question for a place changed his mind: nothing happened.
  if (error instanceof DOMException && error.name === 'AbortError') return 'idle';
  return (error as Error).name === 'NothingCame' ? 'no-files' : 'failed';
}

/** Bytes come in hundreds of pieces a second; ten times a second is enough to see. */
function throttled(show: (state: ArchiveState) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let latest: ArchiveState;
  const later = (state: ArchiveState) => {
    latest = state;
    timer ??= setTimeout(() => {
      timer = undefined;
      show(latest);
    }, 100);
  };
  later.stop = () => clearTimeout(timer);
  return later;
}
