import { useId, useState } from 'react';
import { SimplePage } from '@/components/simple-page';
import type { ClosedLink } from '@/modules/timeline/closed-link/closed-link';
import { closedMetadata } from '../metadata';
import { copy } from './copy';
import { useWord } from './use-word';

/** Asks for the word of a link. Says nothing of the story but the hint of its owner. */
export function WordScreen({ link }: { link: ClosedLink }) {
  const { field, message, isBusy, submit } = useWord(link.slug);
  const [isShown, setIsShown] = useState(false);
  const id = useId();
  return (
    <SimplePage metadata={closedMetadata(copy.wordTitle)} heading={copy.wordTitle} text={copy.word}>
      {/* Without scripts this method sends nothing; the default would put the word in the address. */}
      <form
        method="dialog"
        noValidate
        onSubmit={(event) => void submit(event)}
        className="w-full max-w-md"
      >
        <label htmlFor={id} className="block font-semibold">
          {copy.label}
        </label>
        {link.hint && (
          <p id={`${id}-hint`} className="mt-1 wrap-anywhere">
            <span>{copy.hint}</span> <em dir="auto">{link.hint}</em>
          </p>
        )}
        <div className="mt-2 flex flex-wrap gap-2">
          <input
            ref={field}
            id={id}
            name="word"
            type={isShown ? 'text' : 'password'}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={200}
            aria-invalid={message !== null || undefined}
            aria-describedby={`${id}-message ${id}-hint`}
            className={`h-13 min-w-0 flex-1 basis-40 rounded-[0.625rem] border bg-card px-4 ${message ? 'border-2 border-primary' : 'border-edge'}`}
          />
          <button
            type="button"
            aria-controls={id}
            className="button button-ghost"
            onClick={() => setIsShown(!isShown)}
          >
            {isShown ? copy.hide : copy.show}
          </button>
        </div>
        <p id={`${id}-message`} role="alert" className="min-h-8 pt-1.5 font-medium text-primary">
          {message}
        </p>
        <label className="mt-2 grid cursor-pointer grid-cols-[auto_minmax(0,1fr)] gap-x-3">
          <input type="checkbox" name="device" className="mt-0.5 size-6" />
          <span>{copy.remember}</span>
          <span className="col-start-2 text-small text-muted">{copy.rememberHelp}</span>
        </label>
        <button type="submit" className="button mt-6" aria-disabled={isBusy || undefined}>
          {isBusy ? copy.busy : copy.submit}
        </button>
        <p className="mt-6 text-muted">{copy.help}</p>
      </form>
    </SimplePage>
  );
}
