/** Where a large file goes: straight to a place the reader chose, else among the downloads. */

interface FileHandle {
  createWritable: () => Promise<WritableStream<Uint8Array>>;
  /** Not in every browser. */
  remove?: () => Promise<void>;
}

interface PickerOptions {
  suggestedName: string;
  types: { description: string; accept: Record<string, string[]> }[];
}

type Picker = (options: PickerOptions) => Promise<FileHandle>;

/** The place that the reader picks; null where a browser lets one not choose. Asks at once. */
export async function pickPlace(name: string): Promise<FileHandle | null> {
  const pick = (window as { showSaveFilePicker?: Picker }).showSaveFilePicker;
  if (!pick) return null;
  const types = [{ description: 'ZIP', accept: { 'application/zip': ['.zip'] } }];
  try {
    return await pick({ suggestedName: name, types });
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    // Some say no in a frame or by a rule of their owner; the downloads remain.
    return null;
  }
}

/**
 * Writes to that place piece by piece, so that little is held in memory; what was stopped halfway
 * leaves nothing behind.
 */
export async function writeTo(
  place: FileHandle,
  stream: ReadableStream<Uint8Array>,
  signal: AbortSignal,
): Promise<void> {
  try {
    await stream.pipeTo(await place.createWritable(), { signal });
  } catch (error) {
    await place.remove?.().catch(() => undefined);
    throw error;
  }
}
