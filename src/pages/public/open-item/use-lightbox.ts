import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import type { LightboxProps } from '@/modules/lightbox/lightbox';
import { loadLightbox } from './load-open-item';

/** The album, once its code has come; `onFail` where it does not come. Asks again for another `id`. */
export function useLightbox(id: string | null, onFail: (id: string) => void) {
  const [code, setCode] = useState<{ Lightbox: ComponentType<LightboxProps> } | null>(null);
  const fail = useEffectEvent(onFail);
  const isThere = code !== null;
  useEffect(() => {
    if (id === null || isThere) return;
    let isOver = false;
    loadLightbox().then(
      ({ default: Lightbox }) => !isOver && setCode({ Lightbox }),
      () => !isOver && fail(id),
    );
    return () => {
      isOver = true;
    };
  }, [id, isThere]);
  return code;
}
