import type { TimelineItem } from '@/modules/timeline/rows';
import { workAhead } from '../ahead';
import { copy } from '../copy';
import { endingOf } from './file-ending';
import { fetchFile, FileError, type FileFault } from './fetch-file';
import { createNames } from './file-name';
import type { KeptFiles, KeptStory } from './kept-story';
import { storyPage } from './page/story-page';
import { wantedFiles, type WantedFile } from './wanted-files';

const atATime = 3;

export interface ArchiveEntry {
  name: string;
  input: Blob | string;
  lastModified: Date;
}

export interface Watch {
  signal: AbortSignal;
  /** Files that came or will not come, of all, and the bytes so far. */
  onProgress: (done: number, all: number, bytes: number) => void;
  onMissing: (labels: readonly string[], fault: FileFault) => void;
}

export type ArchivedStory = Omit<KeptStory, 'files' | 'missing'>;

/** Twice, since a connection may falter; a host that may not be asked is not asked again. */
async function fetchWithPatience(
  address: string,
  signal: AbortSignal,
  onBytes: (n: number) => void,
) {
  let come = 0;
  const count = (bytes: number) => {
    come += bytes;
    onBytes(bytes);
  };
  try {
    return await fetchFile(address, { signal, onBytes: count });
  } catch (error) {
    if (!(error instanceof FileError) || error.fault === 'elsewhere') throw error;
    onBytes(-come);
    return await fetchFile(address, { signal, onBytes });
  }
}

async function comeOrNot(file: WantedFile, signal: AbortSignal, onBytes: (n: number) => void) {
  try {
    return { file, came: await fetchWithPatience(file.address, signal, onBytes) };
  } catch (error) {
    if (error instanceof FileError) return { file, came: error.fault };
    throw error;
  }
}

/**
 * What goes into the archive: the files first, as they come, then the page that shows them. A file
 * that does not come is named, and the rest goes on.
 * @throws the reason of the signal
 */
export async function* archiveEntries(
  story: ArchivedStory,
  { signal, onProgress, onMissing }: Watch,
): AsyncGenerator<ArchiveEntry> {
  const lastModified = new Date();
  const wanted = wantedFiles(story.items);
  const nameOnce = createNames();
  const files = new Map<string, KeptFiles>();
  const missing: string[] = [];
  let [done, bytes] = [0, 0];
  const tell = () => onProgress(done, wanted.length, bytes);
  const onBytes = (more: number) => {
    bytes += more;
    tell();
  };
  tell();
  for await (const { file, came } of workAhead(wanted, atATime, (each) =>
    comeOrNot(each, signal, onBytes),
  )) {
    signal.throwIfAborted();
    done += 1;
    tell();
    if (!(came instanceof Blob)) {
      missing.push(file.label);
      onMissing(missing, came);
      continue;
    }
    const name = `media/${nameOnce(file.name, endingOf(came.type, file.address))}`;
    for (const { id, as } of file.uses) {
      const kept = { ...files.get(id), [as]: name };
      if (as === 'captions') kept.captionsText = await came.text();
      files.set(id, kept);
    }
    yield { name, input: came, lastModified };
  }
  const kept: KeptStory = { ...story, files, missing };
  yield { name: 'index.html', input: storyPage(kept), lastModified };
  yield { name: 'verhaal.json', input: storyRows(kept), lastModified };
  if (missing.length > 0) {
    yield { name: copy.missingFile, input: copy.missingText(missing), lastModified };
  }
}

/** The rows as they came, each with the paths of its files in the archive. */
function storyRows({ timeline, items, files, missing, link, day }: KeptStory): string {
  const withFiles = (item: TimelineItem) => {
    const { captionsText: _text, ...paths } = files.get(item.id) ?? {};
    return { ...item, files: paths };
  };
  const rows = { kept_on: day, link, timeline, items: items.map(withFiles), missing };
  return `${JSON.stringify(rows, null, 2)}\n`;
}
