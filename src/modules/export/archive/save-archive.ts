import { makeZip } from 'client-zip';
import { RequestError } from '@/lib/http/request-error';
import { archiveEntries, type ArchiveInput, type ArchiveOptions } from './archive-entries';
import { downloadBlob, type Download } from './download-blob';
import { writeToTarget } from './save-target';
import type { pickSaveTarget } from './save-target';

type SaveTarget = Awaited<ReturnType<typeof pickSaveTarget>>;

/**
 * Makes the archive and writes it to the chosen file, or downloads it; the download, if it is one.
 * @throws NoFilesError, the reason of the signal, or a RequestError or storage error of the browser
 */
export async function saveArchive(
  story: ArchiveInput,
  name: string,
  target: SaveTarget,
  options: ArchiveOptions,
): Promise<Download | null> {
  const { signal } = options;
  let cause: unknown;
  async function* entries() {
    try {
      yield* archiveEntries(story, options);
    } catch (error) {
      throw (cause = error);
    }
  }
  const stream = makeZip(entries());
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
