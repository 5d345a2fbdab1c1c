import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { loadMoment } from './load-open-item';
import type { MomentProps } from './open-item';

/**
 * What leads to a moment, once its code has come: only who opens one, or comes by its address, needs
 * it. `onFail` where it does not come; asks again for another `id`.
 */
export function useMomentPart(isUsed: boolean, id: string | null, onFail: (id: string) => void) {
  const [part, setPart] = useState<{ MomentAtAddress: ComponentType<MomentProps> } | null>(null);
  const fail = useEffectEvent(onFail);
  const isThere = part !== null;
  useEffect(() => {
    if (!isUsed || isThere) return;
    let isOver = false;
    loadMoment().then(
      ({ default: MomentAtAddress }) => !isOver && setPart({ MomentAtAddress }),
      () => !isOver && id !== null && fail(id),
    );
    return () => {
      isOver = true;
    };
  }, [isUsed, id, isThere]);
  return part;
}
