/** The File System Access API: writes a large file directly to disk. Not in every browser. */

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

/**
 * Opens the file picker, which needs user activation. Null if the browser has no picker.
 * @throws AbortError if the reader cancels
 */
export async function pickSaveTarget(name: string): Promise<FileHandle | null> {
  const pick = (window as { showSaveFilePicker?: Picker }).showSaveFilePicker;
  if (!pick) return null;
  const types = [{ description: 'ZIP', accept: { 'application/zip': ['.zip'] } }];
  try {
    return await pick({ suggestedName: name, types });
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    // Refused in a frame or by policy: fall back to a normal download.
    return null;
  }
}

/** Streams to the file, so that memory use stays low. Removes the file on failure or abort. */
export async function writeToTarget(
  target: FileHandle,
  stream: ReadableStream<Uint8Array>,
  signal: AbortSignal,
): Promise<void> {
  try {
    await stream.pipeTo(await target.createWritable(), { signal });
  } catch (error) {
    await target.remove?.().catch(() => undefined);
    throw error;
  }
}
