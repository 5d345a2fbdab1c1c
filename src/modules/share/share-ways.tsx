import type { LucideIcon } from 'lucide-react';
import LinkIcon from 'lucide-react/icons/link';
import MailIcon from 'lucide-react/icons/mail';
import MessageIcon from 'lucide-react/icons/message-circle';
import ShareIcon from 'lucide-react/icons/share-2';
import { useState } from 'react';
import { copy } from './copy';
import { LinkField } from './link-field';
import { mailLink, whatsAppLink, type Subject } from './subject';

interface Props {
  subject: Subject;
  link: string;
  onCopied: () => void;
}

const row =
  'flex min-h-14 w-full items-center gap-4 rounded-bar px-2 py-1.5 text-left font-semibold text-ink no-underline hover:bg-wash';

function RowIcon({ Icon }: { Icon: LucideIcon }) {
  return (
    <span className="grid size-11 shrink-0 place-items-center rounded-full bg-wash text-primary">
      <Icon aria-hidden="true" className="size-5" />
    </span>
  );
}

const isStopped = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

export function ShareWays({ subject, link, onCopied }: Props) {
  const [appFailed, setAppFailed] = useState(false);
  const [byHand, setByHand] = useState(false);
  const data = { title: subject.title, text: subject.message, url: link };
  const shareByApp = () =>
    void navigator.share(data).then(
      () => setAppFailed(false),
      (error: unknown) => setAppFailed(!isStopped(error)),
    );
  const copyLink = () =>
    void Promise.resolve()
      .then(() => navigator.clipboard.writeText(link))
      .then(onCopied, () => setByHand(true));
  return (
    <>
      {canShare(data) && (
        <button type="button" className="button mb-3 w-full" onClick={shareByApp}>
          <ShareIcon aria-hidden="true" className="size-5 shrink-0" />
          {copy.withApp}
        </button>
      )}
      <p role="alert" className={appFailed ? 'mb-3' : 'sr-only'}>
        {appFailed && copy.appFailed}
      </p>
      <ul className="-mx-2">
        <li>
          <button type="button" className={row} onClick={copyLink}>
            <RowIcon Icon={LinkIcon} />
            {copy.copyLink}
          </button>
          {byHand && <LinkField link={link} />}
        </li>
        <li>
          <a className={row} href={mailLink(subject, link)}>
            <RowIcon Icon={MailIcon} />
            {copy.byMail}
          </a>
        </li>
        <li>
          <a
            className={row}
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
  return typeof navigator.canShare !== 'function' || navigator.canShare(data);
}
