import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type SubmitEvent } from 'react';
import { loadCode } from '@/lib/browser/load-code';
import { timelineKeys } from '@/modules/timeline/queries';
import { copy } from './copy';

/** Tries the word of the form; when it is right the story is read, and replaces the form. */
export function useWord(slug: string) {
  const client = useQueryClient();
  const field = useRef<HTMLInputElement>(null);
  const [message, setMessage] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    const values = new FormData(event.currentTarget);
    const attempt = { word: String(values.get('word')), slug, isForDevice: values.has('device') };
    setIsBusy(true);
    setMessage(null);
    const refusal = await loadCode(() => import('./try-word'))
      .then(({ refusalOf }) => refusalOf(attempt))
      .catch(() => copy.failed);
    // Of the address: it can have punctuation behind the slug.
    if (refusal === null) await client.refetchQueries({ queryKey: timelineKeys.timelines });
    else field.current?.focus();
    setMessage(refusal);
    setIsBusy(false);
  }

  return { field, message, isBusy, submit };
}
