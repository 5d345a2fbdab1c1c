import { useEffect, useState, type RefObject } from 'react';

/** Gives a film its captions once it is `wanted`; tells whether that failed. */
export function useCaptions(
  ref: RefObject<HTMLVideoElement | null>,
  url: string | undefined,
  wanted: boolean,
): boolean {
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    const video = ref.current;
    if (!wanted || !url || !video) return;
    const fail = () => setFailed(true);
    const adding = import('./captions').then(
      ({ addCaptions }) => addCaptions(video, url, fail),
      fail,
    );
    return () => void adding.then((remove) => remove?.());
  }, [ref, url, wanted]);
  return failed;
}
