import DownloadIcon from 'lucide-react/icons/download';
import type { TimelineItem } from '@/modules/timeline/rows';
import { ActionMessage } from './action-message';
import { copy } from './copy';
import { useSaveItem } from './use-save-item';

/** Saves the file of an item that cannot be shown. */
export function SaveButton({ item }: { item: TimelineItem }) {
  const saving = useSaveItem(item, () => {});
  return (
    <div>
      <button type="button" className="button button-ghost relative" onClick={saving.toggle}>
        <DownloadIcon aria-hidden="true" className="size-5 shrink-0" />
        <span>{saving.state === 'saving' ? copy.saving(saving.progress) : copy.save}</span>
      </button>
      <ActionMessage message={null} saving={saving} fileUrl={item.media_url} />
    </div>
  );
}
