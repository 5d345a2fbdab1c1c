import { useState } from 'react';
import { confirmBriefly } from '@/components/toast/toast-store';
import { Dialog } from '@/components/ui/dialog';
import { absoluteLink, withoutFilter, withoutNews } from '@/modules/timeline/absolute-link';
import { useStoryLinks } from '@/modules/timeline/story-view';
import { copy } from './copy';
import { QrPanel } from './qr-panel';
import { ShareChannels } from './share-channels';
import type { ShareSubject } from './share-subject';
import { formatDay, today } from '@/lib/dates';
import type { Timeline } from '@/modules/timeline/rows';

interface Props {
  subject: ShareSubject;
  onClose: () => void;
}

/** Shares a link by app, clipboard, mail, WhatsApp or QR code; loads nothing from other hosts. */
export function ShareDialog({ subject, onClose }: Props) {
  const [withFilter, setWithFilter] = useState(false);
  const timeline = useStoryLinks()?.timeline;
  const path = withoutNews(subject.path);
  const pathWithoutFilter = withoutFilter(path);
  const onCopied = () => {
    onClose();
    confirmBriefly(copy.copied);
  };
  const link = absoluteLink(withFilter ? path : pathWithoutFilter);
  return (
    <Dialog
      title={subject.heading}
      closeLabel={copy.close}
      onClose={onClose}
      className="md:w-[44rem] print:hidden"
    >
      <p className="font-display text-lead italic wrap-anywhere" dir="auto">
        {subject.title}
      </p>
      <div className="mt-5 grid gap-x-10 gap-y-8 md:grid-cols-[minmax(0,1fr)_minmax(0,15rem)]">
        <div>
          <ShareChannels key={link} subject={subject} link={link} onCopied={onCopied} />
          {path !== pathWithoutFilter && (
            <label className="mt-4 grid min-h-11 cursor-pointer grid-cols-[auto_minmax(0,1fr)] gap-x-3 py-2">
              <input
                type="checkbox"
                checked={withFilter}
                onChange={(event) => setWithFilter(event.target.checked)}
                className="mt-0.5 size-6"
              />
              <span className="font-semibold">{copy.withFilter}</span>
              <span className="col-start-2 text-small text-muted">{copy.withFilterHelp}</span>
            </label>
          )}
          <div className="mt-4 grid gap-3 border-t border-line pt-4 text-small text-muted">
            {linkNotes(timeline).map((note) => (
              <p key={note}>{note}</p>
            ))}
          </div>
        </div>
        <QrPanel link={link} title={subject.title} />
      </div>
    </Dialog>
  );
}

/** What someone who passes the link on must know: who can read with it, and when it ends. */
export function linkNotes(timeline: Timeline | undefined): string[] {
  const end = new Date(timeline?.link_expires_at ?? Number.NaN);
  const hasEnd = !Number.isNaN(end.getTime());
  return [
    timeline?.link_asks_password ? copy.asksPassword : copy.capability,
    ...(hasEnd ? [copy.ends(formatDay(today(end)), end.getHours(), end.getMinutes())] : []),
  ];
}
