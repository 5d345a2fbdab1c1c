import { useCallback, useEffect, useState, useSyncExternalStore, type RefObject } from 'react';
import { addCaptions, type CaptionsProblem } from './captions';

const changes = ['addtrack', 'removetrack', 'change'] as const;

/**
 * Fetches the captions of a video and shows them. `isShown` is null while there are none; the browser's own
 * controls, in full screen, switch them too.
 */
export function useCaptions(ref: RefObject<HTMLMediaElement | null>, url: string | undefined) {
  const [failed, setFailed] = useState<{ url: string; problem: CaptionsProblem } | null>(null);
  useEffect(() => {
    const video = ref.current;
    if (url && video instanceof HTMLVideoElement)
      return addCaptions(video, url, (problem) => setFailed({ url, problem }));
  }, [ref, url]);

  const subscribe = useCallback(
    (onChange: () => void) => {
      const tracks = ref.current?.textTracks;
      for (const name of changes) tracks?.addEventListener(name, onChange);
      return () => {
        for (const name of changes) tracks?.removeEventListener(name, onChange);
      };
    },
    [ref],
  );
  const track = () => ref.current?.textTracks?.[0];
  const mode = useSyncExternalStore(subscribe, () => track()?.mode);
  const isShown = mode === undefined ? null : mode === 'showing';
  const toggle = () => {
    const captions = track();
    if (captions) captions.mode = isShown ? 'hidden' : 'showing';
  };
  return { isShown, toggle, problem: failed?.url === url ? failed?.problem : undefined };
}
