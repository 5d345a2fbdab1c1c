import { useEffect, useRef } from 'react';
import { showToast } from '@/components/toast/toast-store';
import { ReadError } from '@/modules/timeline/api';
import { copy } from './copy';

const longest = 200;

/** What to tell of a failed read: our own sentence, then the message of the error, kept short. */
export function failureText(error: Error): string {
  const known = error instanceof ReadError ? copy.faults[error.fault] : undefined;
  return copy.itemsFault(known ?? copy.itemsFailed, messageOf(error));
}

function messageOf(error: Error): string {
  const text = error.message.trim();
  // A proxy answers with a page: its markup says nothing to a visitor.
  if (text.startsWith('<')) return error instanceof ReadError ? `HTTP ${error.status}` : '';
  return text.length > longest ? `${text.slice(0, longest).trimEnd()}…` : text;
}

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
