import { makeZip } from 'client-zip';
import { archiveEntries, type ArchivedStory, type Watch } from './archive';
import { saveBlob } from './save-blob';
import { writeTo } from './save-place';
import type { pickPlace } from './save-place';

type Place = Awaited<ReturnType<typeof pickPlace>>;

/**
 * No file came, for want of a connection, or nothing is written beside them: an archive of empty
 * places is of no use to anyone.
 */
export class NothingCame extends Error {
  override name = 'NothingCame';
}

/**
 * Makes the archive and puts it where the reader chose, or among the downloads.
 * @throws NothingCame, the reason of the signal, or what the browser says of its storage
 */
export async function saveArchive(
  story: ArchivedStory,
  name: string,
  place: Place,
  watch: Watch,
): Promise<void> {
  const { signal } = watch;
  let cause: unknown;
  const entries = withSome(story, watch, (error) => {
    cause = error;
  });
  const stream = makeZip(entries);
  if (place) return writeTo(place, stream, signal);
  // As a response, so that a browser may keep what has come outside its memory.
  const zip = new Response(stream, { headers: { 'content-type': 'application/zip' } });
  const blob = await zip.blob().catch((error: unknown) => {
    // A response tells only that it failed.
    throw cause ?? error;
  });
  signal.throwIfAborted();
  saveBlob(blob, name);
}

async function* withSome(story: ArchivedStory, watch: Watch, onFail: (error: unknown) => void) {
  let [missing, unreachable, all] = [0, 0, 0];
  const hasWords = story.items.some(({ description, metadata }) =>
    [description, metadata.transcript].some((text) => text?.trim()),
  );
  const counting: Watch = {
    ...watch,
    onProgress: (done, of, bytes) => {
      all = of;
      watch.onProgress(done, of, bytes);
    },
    onMissing: (labels, fault) => {
      missing = labels.length;
      if (fault === 'unreachable') unreachable += 1;
      watch.onMissing(labels, fault);
    },
  };
  try {
    for await (const entry of archiveEntries(story, counting)) {
      const isOfUse = missing < all || (hasWords && unreachable === 0);
      if (all > 0 && !isOfUse) throw new NothingCame('No file came');
      yield entry;
    }
  } catch (error) {
    onFail(error);
    throw error;
  }
}
