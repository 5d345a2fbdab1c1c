import { useEffect, useEffectEvent } from 'react';
import { reportCrash } from '@/components/crash/report-crash';
import { showToast } from '@/components/toast/toast-store';
import { ReadError } from '@/modules/timeline/api';
import { copy } from './copy';

const longest = 200;

/** The text for a failed read: our sentence, then the message of the error, truncated. */
export function failureText(error: Error): string {
  const known = error instanceof ReadError ? copy.faults[error.fault] : undefined;
  return copy.itemsFault(known ?? copy.itemsFailed, messageOf(error));
}

function messageOf(error: Error): string {
  const text = error.message.trim();
  // The HTML error page of a proxy is of no use to a visitor.
  if (text.startsWith('<')) return error instanceof ReadError ? `HTTP ${error.status}` : '';
  return text.length > longest ? `${text.slice(0, longest).trimEnd()}…` : text;
}

/** Shows one toast for a failing read of the items; the next only after a successful read. */
export function useItemsFailure(error: Error | null): void {
  const isFailing = error !== null;
  const report = useEffectEvent(() => {
    if (!error || reportCrash(error)) return;
    const description = failureText(error);
    showToast({ title: copy.itemsFailedTitle, description, variant: 'destructive' });
  });
  useEffect(() => {
    if (isFailing) report();
  }, [isFailing]);
}
