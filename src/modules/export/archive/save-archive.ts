import { makeZip } from 'client-zip';
import { RequestError } from '@/lib/http/request-error';
import { archiveEntries, type ArchiveInput, type ArchiveOptions } from './archive-entries';
import { downloadBlob, type Download } from './download-blob';
import { writeToTarget } from './save-target';
import type { pickSaveTarget } from './save-target';

type SaveTarget = Awaited<ReturnType<typeof pickSaveTarget>>;

/** All files failed, and there are no texts to save or the network is down. */
export class NoFilesError extends RequestError {
  override name = 'NoFilesError';
}

/**
 * Makes the archive and writes it to the chosen file, or downloads it; the download, if it is one.
 * @throws NoFilesError, the reason of the signal, or a storage error of the browser
 */
export async function saveArchive(
  story: ArchiveInput,
  name: string,
  target: SaveTarget,
  options: ArchiveOptions,
): Promise<Download | null> {
  const { signal } = options;
  let cause: unknown;
  const entries = rejectEmpty(story, options, (error) => {
    cause = error;
  });
  const stream = makeZip(entries);
  if (target) {
    await writeToTarget(target, stream, signal);
    return null;
  }
  // The browser can store the blob of a Response on disk instead of in memory.
  const zip = new Response(stream, { headers: { 'content-type': 'application/zip' } });
  const blob = await zip.blob().catch((error: unknown) => {
    // The Response hides the cause of the failure.
    throw cause ?? new RequestError('The archive could not be stored', { cause: error });
  });
  signal.throwIfAborted();
  return downloadBlob(blob, name);
}

async function* rejectEmpty(
  story: ArchiveInput,
  options: ArchiveOptions,
  onFail: (error: unknown) => void,
) {
  let [missing, unreachable, all] = [0, 0, 0];
  const hasTexts = story.items.some(({ description, metadata }) =>
    [description, metadata.transcript].some((text) => text?.trim()),
  );
  const countingOptions: ArchiveOptions = {
    ...options,
    onProgress: (done, total, bytes) => {
      all = total;
      options.onProgress(done, total, bytes);
    },
    onMissing: (labels, fault) => {
      missing = labels.length;
      if (fault === 'unreachable') unreachable += 1;
      options.onMissing(labels, fault);
    },
  };
  try {
    for await (const entry of archiveEntries(story, countingOptions)) {
      const isUseful = missing < all || (hasTexts && unreachable === 0);
      if (all > 0 && !isUseful) throw new NoFilesError('No file could be fetched');
      yield entry;
    }
  } catch (error) {
    onFail(error);
    throw error;
  }
}
