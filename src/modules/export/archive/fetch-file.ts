import { loadModule } from '@/lib/use-lazy-module';
import {
  asConnectionError,
  isProgrammingError,
  RequestError,
  send,
} from '@/lib/http/request-error';
import { ownUrl } from '@/lib/urls/own-url';
import { stripMetadata } from './metadata/strip-metadata';

/** Without a new chunk for this long, the request is aborted. */
const stallTimeoutMs = 30_000;

/** The host is not allowed; the file does not exist, or is not one to save; or the network failed. */
export type FileFault = 'other-host' | 'missing' | 'unreachable';

export class FileError extends RequestError {
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
  /** Called for each chunk. `total` is the file size, if the server sends it. */
  onBytes?: (bytes: number, total: number | undefined) => void;
}

/** An export can take longer than the signature of its last file is valid. */
async function renewSignature(url: string, signal: AbortSignal): Promise<string> {
  const { freshUrl } = await loadModule(() => import('@/modules/timeline/media-files/signed-urls'));
  const fresh = await freshUrl(url);
  signal.throwIfAborted();
  return fresh;
}

/**
 * Fetches a file of the story.
 * @throws FileError with the cause
 * @throws the reason of `signal`
 */
export async function fetchFile(address: string, { signal, onBytes }: Options): Promise<Blob> {
  signal.throwIfAborted();
  const own = ownUrl(address);
  if (!own) throw new FileError('other-host');
  const url = own.includes('/object/sign/') ? await renewSignature(own, signal) : own;
  const request = new AbortController();
  const abort = () => request.abort();
  signal.addEventListener('abort', abort);
  const startTimer = () => setTimeout(abort, stallTimeoutMs);
  let timer = startTimer();
  try {
    const response = await send(url, { signal: request.signal });
    const type = response.headers.get('content-type') ?? '';
    // Many hosts answer with an HTML page and status 200 for a missing file. An SVG, which the storage does
    // not take, could run scripts when it is opened from disk.
    if (!response.ok || /^(text\/html|image\/svg)/i.test(type)) throw new FileError('missing');
    const total = Number(response.headers.get('content-length')) || undefined;
    const chunks: Uint8Array<ArrayBuffer>[] = [];
    const reader = response.body?.getReader();
    const read = () => reader?.read().catch(asConnectionError);
    for (let chunk = await read(); chunk?.value; chunk = await read()) {
      clearTimeout(timer);
      timer = startTimer();
      chunks.push(chunk.value);
      onBytes?.(chunk.value.length, total);
    }
    return await stripMetadata(new Blob(chunks, { type }));
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof FileError || isProgrammingError(error)) throw error;
    throw new FileError('unreachable', { cause: error });
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', abort);
  }
}
