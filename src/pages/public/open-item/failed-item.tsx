import { useEffect, useEffectEvent } from 'react';
import { showToast } from '@/components/toast/toast-store';
import { copy } from '../copy';

/** Not even what leads to a moment could be fetched: a word, and its card among the others. */
export function FailedMoment({ id, onFail }: { id: string | null; onFail: (id: string) => void }) {
  const fail = useEffectEvent((failed: string) => {
    showToast({ title: copy.toolFailedTitle, description: copy.toolFailed });
    onFail(failed);
  });
  useEffect(() => {
    if (id !== null) fail(id);
  }, [id]);
  return null;
}
