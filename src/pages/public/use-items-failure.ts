import { useEffect } from 'react';
import { showToast } from '@/components/toast/toast-store';
import { copy } from './copy';

/** Tells once that a read of the items failed; again only after one that went well. */
export function useItemsFailure(error: Error | null): void {
  const message = error?.message;
  useEffect(() => {
    if (message === undefined) return;
    showToast({ title: copy.itemsFailedTitle, description: message, variant: 'destructive' });
  }, [message]);
}
