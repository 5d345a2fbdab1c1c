import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { reportCrash } from '@/components/crash/report-crash';
import { loadCode } from '@/lib/browser/load-code';
import type { ClosedLink } from '@/modules/timeline/closed-link/closed-link';
import { timelineKeys } from '@/modules/timeline/queries';
import { focusHeading } from '@/navigation/scroll-and-focus';
import { copy } from './copy';

/** Tries the word of the form; when it is right the story is read, and replaces the form. */
export function useWord(slug: string) {
  const client = useQueryClient();
  const field = useRef<HTMLInputElement>(null);
  const hasOpened = useRef(false);
  const [message, setMessage] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  useEffect(
    () => () => {
      // The form unmounts with the focused button: without this, the focus would fall to the body.
      if (hasOpened.current) focusHeading();
    },
    [],
  );

  /** Reads the link again. @throws when that fails, or when it still asks for the word */
  async function readAgain() {
    const queryKey = timelineKeys.timelines;
    await client.refetchQueries({ queryKey }, { throwOnError: true });
    const links = client.getQueriesData<Partial<ClosedLink> | null>({ queryKey });
    if (links.some(([, link]) => link?.state === 'word')) throw new Error('The link is closed');
    hasOpened.current = true;
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    const values = new FormData(event.currentTarget);
    const attempt = { word: String(values.get('word')), slug, isForDevice: values.has('device') };
    setIsBusy(true);
    setMessage(null);
    try {
      const { refusalOf } = await loadCode(() => import('./refusal'));
      const refusal = await refusalOf(attempt);
      if (refusal === null) await readAgain();
      setMessage(refusal);
    } catch (error) {
      if (!reportCrash(error)) setMessage(copy.failed);
    }
    setIsBusy(false);
    if (!hasOpened.current) field.current?.focus();
  }

  return { field, message, isBusy, submit };
}
