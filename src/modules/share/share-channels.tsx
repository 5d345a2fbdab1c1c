import type { LucideIcon } from 'lucide-react';
import LinkIcon from 'lucide-react/icons/link';
import MailIcon from 'lucide-react/icons/mail';
import MessageIcon from 'lucide-react/icons/message-circle';
import ShareIcon from 'lucide-react/icons/share-2';
import { useState } from 'react';
import { askBrowser } from '@/lib/browser/ask-browser';
import { copy } from './copy';
import { LinkField } from './link-field';
import { mailLink, whatsAppLink, type ShareSubject } from './share-subject';

interface Props {
  subject: ShareSubject;
  link: string;
  onCopied: () => void;
}

const rowClass =
  'flex min-h-14 w-full items-center gap-4 rounded-bar px-2 py-1.5 text-left font-semibold text-ink no-underline hover:bg-wash';

function RowIcon({ Icon }: { Icon: LucideIcon }) {
  return (
    <span className="grid size-11 shrink-0 place-items-center rounded-full bg-wash text-primary">
      <Icon aria-hidden="true" className="size-5" />
    </span>
  );
}

/** A browser inside another app can leave the clipboard without an answer. */
const longestCopyMs = 2000;

const isCancelled = (error: unknown) =>
  error instanceof DOMException && error.name === 'AbortError';

export function ShareChannels({ subject, link, onCopied }: Props) {
  const [hasAppFailed, setHasAppFailed] = useState(false);
  const [isCopiedByHand, setIsCopiedByHand] = useState(false);
  const data = { title: subject.title, text: subject.message, url: link };
  const shareByApp = () =>
    void askBrowser(() => navigator.share(data)).then(
      () => setHasAppFailed(false),
      (error: unknown) => setHasAppFailed(!isCancelled(error)),
    );
  const copyLink = () =>
    void askBrowser(() => navigator.clipboard.writeText(link), longestCopyMs).then(onCopied, () =>
      setIsCopiedByHand(true),
    );
  return (
    <>
      {canShare(data) && (
        <button type="button" className="button mb-3 w-full" onClick={shareByApp}>
          <ShareIcon aria-hidden="true" className="size-5 shrink-0" />
          {copy.withApp}
        </button>
      )}
      {hasAppFailed && (
        <p role="alert" className="mb-3">
          {copy.appFailed}
        </p>
      )}
      <ul className="-mx-2">
        <li>
          <button type="button" className={rowClass} onClick={copyLink}>
            <RowIcon Icon={LinkIcon} />
            {copy.copyLink}
          </button>
          {isCopiedByHand && <LinkField link={link} />}
        </li>
        <li>
          <a className={rowClass} href={mailLink(subject, link)}>
            <RowIcon Icon={MailIcon} />
            {copy.byMail}
          </a>
        </li>
        <li>
          <a
            className={rowClass}
            href={whatsAppLink(subject, link)}
            target="_blank"
            rel="noopener noreferrer"
          >
            <RowIcon Icon={MessageIcon} />
            {copy.byWhatsApp}
          </a>
        </li>
      </ul>
    </>
  );
}

function canShare(data: ShareData): boolean {
  if (typeof navigator.share !== 'function') return false;
  try {
    return typeof navigator.canShare !== 'function' || navigator.canShare(data);
  } catch {
    return false;
  }
}
