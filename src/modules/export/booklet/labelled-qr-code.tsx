import { formatClock } from '@/lib/clock';
import { absoluteLink, withoutFilter } from '@/modules/timeline/absolute-link';
import { QrCode } from '@/components/ui/qr-code';

interface Props {
  /** Of an item or the story; the filter is removed. */
  path: string;
  label: string;
  hint?: string;
  seconds?: number | undefined;
}

/** A QR code that leads from paper to the online version. */
export function LabelledQrCode({ path, label, hint, seconds }: Props) {
  return (
    <div className="bk-code">
      <QrCode text={absoluteLink(withoutFilter(path))} label={label} />
      {hint && (
        <p>
          <span>{hint}</span>
          {seconds !== undefined && seconds > 0 && (
            <span className="bk-length">{formatClock(seconds)}</span>
          )}
        </p>
      )}
    </div>
  );
}
