import { formatClock } from '@/lib/clock';
import { absoluteLink, withoutFilter } from '@/modules/timeline/absolute-link';
import { QrCode } from '@/components/ui/qr-code';

interface Props {
  /** Of a moment or a story, perhaps with a filter, which has no place in a book. */
  path: string;
  label: string;
  words?: string;
  seconds?: number | undefined;
}

/** The way from paper back to what sounds and moves. */
export function ScanCode({ path, label, words, seconds }: Props) {
  return (
    <div className="bk-code">
      <QrCode text={absoluteLink(withoutFilter(path))} label={label} />
      {words && (
        <p>
          {words}
          {seconds !== undefined && seconds > 0 && <span>{formatClock(seconds)}</span>}
        </p>
      )}
    </div>
  );
}
