import { RequestError } from '@/lib/http/request-error';
import { readCaptions } from '@/modules/media/film/read-captions';
import { storedAddress } from '@/modules/timeline/media-files/signed-urls';
import type { TimelineItem } from '@/modules/timeline/rows';
import { mapConcurrently } from '../map-concurrently';
import { copy } from '../copy';
import { extensionOf } from './file-extension';
import { fetchFile, FileError } from './fetch-file';
import { createUniqueNames } from './file-name';
import type { ArchivedFiles, ArchivedStory } from './archived-story';
import { renderStoryPage } from './page/story-page';
import { listStoryFiles, type StoryFile } from './list-story-files';

const concurrency = 3;

export interface ArchiveEntry {
  name: string;
  input: Blob | string;
  lastModified: Date;
}

export interface ArchiveOptions {
  signal: AbortSignal;
  /** `done` counts fetched and failed files. */
  onProgress: (done: number, all: number, bytes: number) => void;
  onMissing: (labels: readonly string[]) => void;
}

/** All files failed, and there are no texts to save or the network is down. */
export class NoFilesError extends RequestError {
  override name = 'NoFilesError';
}

const hasText = ({ description, metadata }: TimelineItem) =>
  [description, metadata.transcript].some((text) => text?.trim());

export type ArchiveInput = Omit<ArchivedStory, 'files' | 'missing'>;

/** Retries once, except for a file of another host. */
async function fetchWithRetry(address: string, signal: AbortSignal, onBytes: (n: number) => void) {
  let received = 0;
  const count = (bytes: number) => {
    received += bytes;
    onBytes(bytes);
  };
  try {
    return await fetchFile(address, { signal, onBytes: count });
  } catch (error) {
    if (!(error instanceof FileError) || error.fault === 'other-host') throw error;
    onBytes(-received);
    return await fetchFile(address, { signal, onBytes });
  }
}

async function tryFetch(file: StoryFile, signal: AbortSignal, onBytes: (n: number) => void) {
  try {
    return { file, result: await fetchWithRetry(file.address, signal, onBytes) };
  } catch (error) {
    if (error instanceof FileError) return { file, result: error.fault };
    throw error;
  }
}

/**
 * Yields the entries of the archive: the files as they are fetched, then the page that shows them.
 * A file that cannot be fetched is listed as missing.
 * @throws NoFilesError, or the reason of the signal
 */
export async function* archiveEntries(
  story: ArchiveInput,
  { signal, onProgress, onMissing }: ArchiveOptions,
): AsyncGenerator<ArchiveEntry> {
  const lastModified = new Date();
  const toFetch = listStoryFiles(story.items);
  const uniqueName = createUniqueNames();
  const files = new Map<string, ArchivedFiles>();
  const missing: string[] = [];
  let isConnected = true;
  let [done, bytes] = [0, 0];
  const reportProgress = () => onProgress(done, toFetch.length, bytes);
  const onBytes = (more: number) => {
    bytes += more;
    reportProgress();
  };
  reportProgress();
  for await (const { file, result } of mapConcurrently(toFetch, concurrency, (entry) =>
    tryFetch(entry, signal, onBytes),
  )) {
    signal.throwIfAborted();
    done += 1;
    reportProgress();
    if (!(result instanceof Blob)) {
      missing.push(file.label);
      onMissing(missing);
      if (result === 'unreachable') isConnected = false;
      continue;
    }
    const name = `media/${uniqueName(file.name, await extensionOf(result, file.address))}`;
    for (const { id, as } of file.uses) {
      const paths = { ...files.get(id), [as]: name };
      if (as === 'captions') {
        const captions = readCaptions(new Uint8Array(await result.arrayBuffer()));
        if (captions !== null) paths.captionsText = captions;
      }
      files.set(id, paths);
    }
    yield { name, input: result, lastModified };
  }
  const isEmpty = missing.length > 0 && missing.length === toFetch.length;
  if (isEmpty && !(isConnected && story.items.some(hasText)))
    throw new NoFilesError('No file could be fetched');
  const archived: ArchivedStory = { ...story, files, missing };
  yield { name: 'index.html', input: renderStoryPage(archived), lastModified };
  yield { name: 'verhaal.json', input: formatRows(archived), lastModified };
  if (missing.length > 0) {
    yield { name: copy.missingFile, input: copy.missingText(missing), lastModified };
  }
}

/** The database rows as JSON, each with the archive paths of its files. No address in it is signed. */
function formatRows({ timeline, items, files, missing, link, day }: ArchivedStory): string {
  const withFiles = ({ foreignUrl, ...row }: TimelineItem) => {
    const { captionsText: _text, ...paths } = files.get(row.id) ?? {};
    return { ...row, media_url: row.media_url ?? foreignUrl ?? null, files: paths };
  };
  const rows = { kept_on: day, link, timeline, items: items.map(withFiles), missing };
  const asStored = (_: string, value: unknown) =>
    typeof value === 'string' ? storedAddress(value) : value;
  return `${JSON.stringify(rows, asStored, 2)}\n`;
}
