import type { TimelineItem } from '@/modules/timeline/rows';
import { endingOf } from './file-ending';
import { fetchFile } from './fetch-file';
import { momentName } from './file-name';
import { momentText } from './item-text';
import { saveBlob } from './save-blob';

interface Options {
  signal: AbortSignal;
  /** From 0 to 1; null where the size is not known. */
  onPart: (part: number | null) => void;
}

/**
 * Saves what a moment is: its picture, recording or film, or its text.
 * @throws FileError, or the reason of `signal`
 */
export async function saveMoment(item: TimelineItem, { signal, onPart }: Options): Promise<void> {
  const name = momentName(item);
  if (!item.media_url) {
    return saveBlob(new Blob([momentText(item)], { type: 'text/plain' }), `${name}.txt`);
  }
  let come = 0;
  const blob = await fetchFile(item.media_url, {
    signal,
    onBytes: (bytes, ofAll) => {
      come += bytes;
      onPart(ofAll === undefined ? null : Math.min(1, come / ofAll));
    },
  });
  saveBlob(blob, `${name}.${endingOf(blob.type, item.media_url)}`);
}
