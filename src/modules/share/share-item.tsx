import { createPortal } from 'react-dom';
import type { TimelineItem } from '@/modules/timeline/rows';
import { ShareDialog } from './share-dialog';
import { itemSubject } from './share-subject';

interface Props {
  item: TimelineItem;
  /** Path of the item, with the active filter. */
  path: string;
  onClose: () => void;
}

/** In a portal, so that swipes and keys in the dialog do not reach the lightbox. */
export default function ShareItem({ item, path, onClose }: Props) {
  return createPortal(
    <ShareDialog subject={itemSubject(item, path)} onClose={onClose} />,
    document.body,
  );
}
