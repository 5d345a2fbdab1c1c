import { formatDay, today } from '@/lib/dates';
import { absoluteLink, withoutFilter } from '@/modules/timeline/absolute-link';
import { Wordmark } from '@/components/wordmark';
import { copy } from './copy';
import { LabelledQrCode } from './labelled-qr-code';

interface Props {
  /** Path of the story. */
  link: string;
  hasSkippedPictures: boolean;
}

export function LastPage({ link, hasSkippedPictures }: Props) {
  return (
    <section className="bk-last">
      <h2>{copy.ending}</h2>
      <p className="bk-last-help">{copy.endingHelp}</p>
      <LabelledQrCode path={link} label={copy.endingLabel} />
      <p className="bk-address">{absoluteLink(withoutFilter(link))}</p>
      <p className="bk-private">{copy.private}</p>
      {hasSkippedPictures && <p className="bk-private">{copy.fewPictures}</p>}
      <p className="bk-made">{copy.made(formatDay(today()))}</p>
      <Wordmark />
    </section>
  );
}
