import { formatDay, today } from '@/lib/dates';
import { absoluteLink, withoutFilter } from '@/modules/timeline/absolute-link';
import { Wordmark } from '@/components/wordmark';
import { copy } from './copy';
import { ScanCode } from './scan-code';

interface Props {
  /** Path of the story. */
  link: string;
  isInHaste: boolean;
}

export function LastPage({ link, isInHaste }: Props) {
  return (
    <section className="bk-last">
      <h2>{copy.ending}</h2>
      <p className="bk-last-help">{copy.endingHelp}</p>
      <ScanCode path={link} label={copy.endingLabel} />
      <p className="bk-address">{absoluteLink(withoutFilter(link))}</p>
      <p className="bk-private">{copy.private}</p>
      {isInHaste && <p className="bk-private">{copy.fewPictures}</p>}
      <p className="bk-made">{copy.made(formatDay(today()))}</p>
      <Wordmark />
    </section>
  );
}
