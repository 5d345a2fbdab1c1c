import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react';
import { reportCrash } from '@/components/crash/report-crash';
import { SimplePage } from '@/components/simple-page';
import { loadModule } from '@/lib/use-lazy-module';
import { readShareKey } from '@/modules/timeline/password/share-keys';
import { timelineKeys } from '@/modules/timeline/queries';
import type { ClosedLink } from '@/modules/timeline/rows';
import { focusHeading } from '@/navigation/scroll/scroll-and-focus';
import { ClosedPicture } from '../closed/closed-picture';
import { closedMetadata } from '../metadata';
import { copy } from './copy';

/** Asks for the password of a link. Says nothing of the story but the hint of its owner. */
export function PasswordScreen({ link }: { link: ClosedLink }) {
  const { field, message, isBusy, submit } = usePassword(link.slug);
  const [isShown, setIsShown] = useState(false);
  const id = useId();
  return (
    <SimplePage
      metadata={closedMetadata(copy.title)}
      heading={copy.title}
      text={copy.text}
      picture={<ClosedPicture name="sleutel" />}
    >
      {/* Without scripts this method sends nothing; the default would put the password in the address. */}
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
        {/* A password manager files the password under it; the whole link would open the story. */}
        <input
          type="text"
          name="username"
          autoComplete="username"
          value={link.slug.slice(-5)}
          readOnly
          hidden
        />
        <div className="mt-2 flex flex-wrap gap-2">
          <input
            ref={field}
            id={id}
            name="password"
            type={isShown ? 'text' : 'password'}
            autoComplete="current-password"
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
            aria-pressed={isShown}
            className="button button-ghost aria-pressed:bg-wash"
            onClick={() => setIsShown(!isShown)}
          >
            {copy.show}
          </button>
        </div>
        <div id={`${id}-message`} className="min-h-8 pt-1.5 font-medium text-primary">
          {message !== null && (
            <p key={message} role="alert">
              {message}
            </p>
          )}
        </div>
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

/** Tries the password of the form; when it is right the story is read, and replaces the form. */
function usePassword(slug: string) {
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

  useEffect(() => {
    // Another tab has got the share key, and remembers it on this device.
    const follow = () => {
      if (readShareKey(slug) !== null) readAgain().catch(() => {});
    };
    addEventListener('storage', follow);
    return () => removeEventListener('storage', follow);
  });

  /** Reads the link again. @throws when that fails, or when it still asks for the password */
  async function readAgain() {
    const queryKey = timelineKeys.timelines;
    await client.refetchQueries({ queryKey }, { throwOnError: true });
    const links = client.getQueriesData<Partial<ClosedLink> | null>({ queryKey });
    if (links.some(([, link]) => link?.state === 'password')) throw new Error('The link is closed');
    hasOpened.current = true;
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    const values = new FormData(event.currentTarget);
    const attempt = {
      password: String(values.get('password')),
      slug,
      isForDevice: values.has('device'),
    };
    setIsBusy(true);
    setMessage(null);
    try {
      const { refusalOf } = await loadModule(() => import('./refusal'));
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
