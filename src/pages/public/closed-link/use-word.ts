import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type SubmitEvent } from 'react';
import { loadCode } from '@/lib/browser/load-code';
import type { ClosedLink } from '@/modules/timeline/closed-link/closed-link';
import type { WordAnswer } from '@/modules/timeline/closed-link/try-word';
import { copy } from './copy';

function messageOf(answer: WordAnswer): string | null {
  if (answer.state === 'wait') return copy.wait(Math.ceil(answer.seconds / 60));
  if (answer.state === 'wrong' || answer.state === 'insecure') return copy[answer.state];
  return null;
}

/** Tries the word of the form; when it is right the story is read, and replaces the form. */
export function useWord(link: ClosedLink) {
  const client = useQueryClient();
  const field = useRef<HTMLInputElement>(null);
  const [message, setMessage] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  async function attempt(word: string, isForDevice: boolean): Promise<string | null> {
    if (word.trim() === '') return copy.missing;
    try {
      const { tryWord } = await loadCode(() => import('@/modules/timeline/closed-link/try-word'));
      const answer = await tryWord({ word, slug: link.slug, isForDevice });
      const refusal = messageOf(answer);
      // Without a refusal it opens, or it asks for no word any more.
      if (refusal === null) await client.refetchQueries({ queryKey: ['timeline'] });
      return refusal;
    } catch {
      return copy.failed;
    }
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    const values = new FormData(event.currentTarget);
    setIsBusy(true);
    setMessage(null);
    const refusal = await attempt(String(values.get('word')), values.has('device'));
    setMessage(refusal);
    setIsBusy(false);
    if (refusal !== null) field.current?.focus();
  }

  return { field, message, isBusy, submit };
}
