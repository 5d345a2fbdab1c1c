import { ownUrl } from '@/lib/urls/own-url';
import { harmlessPicture } from './harmless-picture';

/** Without a byte for so long, a file will not come. */
const patienceMs = 30_000;

/** On a host that a page may not ask; not at its address, or broken; or there is no connection. */
export type FileFault = 'elsewhere' | 'missing' | 'unreachable';

export class FileError extends Error {
  constructor(
    readonly fault: FileFault,
    options?: ErrorOptions,
  ) {
    super(fault, options);
    this.name = 'FileError';
  }
}

interface Options {
  signal: AbortSignal;
  /** Told with each piece: its bytes, and those of the whole where the server says so. */
  onBytes?: (bytes: number, ofAll: number | undefined) => void;
}

/**
 * A file of the story, whole.
 * @throws FileError: why it does not come.
 * @throws the reason of `signal`
 */
export async function fetchFile(address: string, { signal, onBytes }: Options): Promise<Blob> {
  signal.throwIfAborted();
  const url = ownUrl(address);
  if (!url) throw new FileError('elsewhere');
  const leave = new AbortController();
  const abort = () => leave.abort();
  signal.addEventListener('abort', abort);
  const wait = () => setTimeout(abort, patienceMs);
  let timer = wait();
  try {
    const response = await fetch(url, { signal: leave.signal });
    const type = response.headers.get('content-type') ?? '';
    // A page in place of a file is how many hosts say that there is none.
    if (!response.ok || /^text\/html/i.test(type)) throw new FileError('missing');
    const ofAll = Number(response.headers.get('content-length')) || undefined;
    const pieces: Uint8Array<ArrayBuffer>[] = [];
    const reader = response.body?.getReader();
    for (let piece = await reader?.read(); piece?.value; piece = await reader?.read()) {
      clearTimeout(timer);
      timer = wait();
      pieces.push(piece.value);
      onBytes?.(piece.value.length, ofAll);
    }
    const file = new Blob(pieces, { type });
    return await harmlessPicture(file).catch((cause: unknown) => {
      throw new FileError('missing', { cause });
    });
  } catch (error) {
    signal.throwIfAborted();
    throw error instanceof FileError ? error : new FileError('unreachable', { cause: error });
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', abort);
  }
}
