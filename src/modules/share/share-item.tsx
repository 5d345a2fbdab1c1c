import { createPortal } from 'react-dom';
import type { TimelineItem } from '@/modules/timeline/rows';
import { ShareDialog } from './share-dialog';
import { momentSubject } from './subject';

interface Props {
  item: TimelineItem;
  /** Path of the moment, with the filter of the reader. */
  path: string;
  onClose: () => void;
  onCopied: () => void;
}

/** Outside of what it was opened from, so that no swipe or key in it reaches that. */
export default function ShareMoment({ item, path, onClose, onCopied }: Props) {
  return createPortal(
    <ShareDialog subject={momentSubject(item, path)} onClose={onClose} onCopied={onCopied} />,
    document.body,
  );
}
