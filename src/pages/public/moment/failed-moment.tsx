import { useEffect, useEffectEvent } from 'react';
import { showToast } from '@/components/toast/toast-store';
import { copy } from '../copy';

/** Not even what leads to a moment could be fetched: a word, and its card among the others. */
export function FailedMoment({ id, onFail }: { id: string | null; onFail: (id: string) => void }) {
  const fail = useEffectEvent(() => {
    if (id === null) return;
    showToast({ title: copy.toolFailedTitle, description: copy.toolFailed });
    onFail(id);
  });
  useEffect(() => fail(), [id]);
  return null;
}
