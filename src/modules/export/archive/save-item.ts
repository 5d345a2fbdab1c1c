import { formatItemDate } from '@/modules/item-card/item-date/format-item-date';
import { contributorName } from '@/modules/timeline/people/contributor-names';
import { placeOf } from '@/modules/timeline/places';
import type { TimelineItem } from '@/modules/timeline/rows';
import { extensionOf } from './file-extension';
import { fetchFile } from './fetch-file';
import { itemFileName } from './file-name';
import { downloadBlob, type Download } from './download-blob';

interface Options {
  signal: AbortSignal;
  /** From 0 to 1; null if the server does not send the size. */
  onProgress: (progress: number | null) => void;
}

/**
 * Downloads the media file of an item, or its text if it has none.
 * @throws FileError, a RequestError when the browser does not save it, or the reason of `signal`
 */
export async function saveItem(
  item: TimelineItem,
  { signal, onProgress }: Options,
): Promise<Download> {
  const name = itemFileName(item);
  // `fetchFile` refuses another host, which tells the reader where the file is.
  const address = item.media_url ?? item.foreignUrl;
  if (!address) {
    return downloadBlob(new Blob([formatItemText(item)], { type: 'text/plain' }), `${name}.txt`);
  }
  let received = 0;
  const blob = await fetchFile(address, {
    signal,
    onBytes: (bytes, total) => {
      received += bytes;
      onProgress(total === undefined ? null : Math.min(1, received / total));
    },
  });
  return downloadBlob(blob, `${name}.${await extensionOf(blob, address)}`);
}

/** The texts of an item, with CRLF line ends for old Windows editors. */
function formatItemText(item: TimelineItem): string {
  const { transcript } = item.metadata;
  const facts = [
    formatItemDate(item).text,
    placeOf(item),
    contributorName(item.creator?.display_name),
  ];
  const parts = [
    item.title.trim(),
    facts.filter(Boolean).join(' · '),
    item.description?.trim(),
    transcript?.trim(),
  ];
  return `${parts.filter(Boolean).join('\n\n').replace(/\r?\n/g, '\r\n')}\r\n`;
}
