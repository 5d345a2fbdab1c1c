import { useEffect, useId, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { MailLink } from '@/components/ui/mail-link';
import { Presence } from '@/components/ui/motion/motion';
import { useHydrated } from '@/lib/browser/use-hydrated';
import { copy } from './copy';
import { SignUpField } from './sign-up-field';
import { useSignUp, type StoreEmail } from './use-sign-up';

/** Keeps focus in the box when the form is replaced by the confirmation, and back. */
function useKeepFocus(isThanked: boolean) {
  const box = useRef<HTMLDivElement>(null);
  const wasThanked = useRef(isThanked);
  useEffect(() => {
    if (wasThanked.current === isThanked) return;
    wasThanked.current = isThanked;
    if (isThanked || document.activeElement === document.body) box.current?.focus();
  }, [isThanked]);
  return box;
}

/** The sign-up form for the launch e-mail. Without `storeEmail` nothing is sent or stored. */
export function SignUpForm({ storeEmail }: { storeEmail?: StoreEmail }) {
  const { isThanked, field, error, isBusy, submit } = useSignUp(storeEmail);
  const hydrated = useHydrated();
  const noteId = useId();
  const box = useKeepFocus(isThanked);
  return (
    <div ref={box} tabIndex={-1} className="grid min-h-44 outline-none">
      {isThanked ? (
        <Presence>
          <output className="block self-center font-display text-h2 text-primary">
            {copy.thanks}
          </output>
        </Presence>
      ) : (
        <form noValidate onSubmit={submit}>
          {/* Disabled before hydration: a native submit would put the address in the URL. */}
          <fieldset disabled={!hydrated} className="grid gap-4">
            <SignUpField field={field} error={error} noteId={noteId} />
            <Button type="submit" aria-disabled={isBusy} className="justify-self-start">
              {copy.submit}
            </Button>
          </fieldset>
          <noscript>
            <p className="mt-4">
              {copy.noScript} <MailLink />.
            </p>
          </noscript>
          <p id={noteId} className="mt-4 text-small">
            <span>{storeEmail ? copy.stored : copy.notKept}</span> <MailLink />.
          </p>
        </form>
      )}
    </div>
  );
}
