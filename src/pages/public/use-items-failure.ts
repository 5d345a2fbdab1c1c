import { useEffect, useRef } from 'react';
import { showToast } from '@/components/toast/toast-store';
import { failureText } from './failure-text';
import { copy } from './copy';

/** Tells once that a read of the items fails; again only after one that went well. */
export function useItemsFailure(error: Error | null): void {
  const isFailing = error !== null;
  const latest = useRef(error);
  useEffect(() => {
    latest.current = error;
  });
  useEffect(() => {
    if (!isFailing || !latest.current) return;
    const description = failureText(latest.current);
    showToast({ title: copy.itemsFailedTitle, description, variant: 'destructive' });
  }, [isFailing]);
}
