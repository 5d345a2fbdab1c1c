import { useEffect, type ReactNode } from 'react';
import { copy as crashCopy } from '@/components/crash/copy';
import { Button } from '@/components/ui/button';
import { MailLink } from '@/components/ui/mail-link';
import { Wrap } from '@/components/ui/wrap';
import { site } from '@/config/site';
import { copy } from './copy';

interface Props {
  heading: string;
  action: string;
  onAction: () => void;
  children: ReactNode;
}

function FailedPage({ heading, action, onAction, children }: Props) {
  // The server-rendered item would cover this page, and a share key hide it. By their names: each page loads this file,
  // and not the module `first-screen`.
  useEffect(() => {
    document.getElementById('opened-item')?.remove();
    delete document.documentElement.dataset.hasKey;
  }, []);
  return (
    <Wrap role="alert" className="py-16 md:py-24">
      <title>{`${heading} | ${site.name}`}</title>
      <meta name="robots" content="noindex" />
      <h1 className="max-w-[12.5em] text-h1">{heading}</h1>
      <p className="mt-6 max-w-prose text-lead">{children}</p>
      <Button className="mt-8" onClick={onAction}>
        {action}
      </Button>
    </Wrap>
  );
}

/** Shown after a render error: only a reload helps. */
export function CrashedPage() {
  const { text, whatNext } = copy.crashed;
  return (
    <FailedPage
      heading={crashCopy.heading}
      action={crashCopy.reload}
      onAction={() => window.location.reload()}
    >
      {text} {whatNext} <MailLink />.
    </FailedPage>
  );
}

/** Shown when the chunk of the page failed to load: a retry can succeed. */
export function MissingPage({ onRetry }: { onRetry: () => void }) {
  const { heading, text } = copy.missing;
  return (
    <FailedPage heading={heading} action={copy.retry} onAction={onRetry}>
      {text}
    </FailedPage>
  );
}
