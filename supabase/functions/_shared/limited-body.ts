export class BodyTooLargeError extends Error {
  override name = 'BodyTooLargeError';
}

/**
 * Reads UTF-8 text up to a limit in bytes, and stops reading beyond it. Throws `BodyTooLargeError`, a
 * `TypeError` for invalid UTF-8, or the abort reason of the signal.
 */
export async function readLimitedText(
  body: ReadableStream<Uint8Array> | null,
  maxBytes: number,
  signal: AbortSignal,
): Promise<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  let size = 0;
  const write = (part: Uint8Array) => {
    size += part.byteLength;
    if (size > maxBytes) throw new BodyTooLargeError();
    text += decoder.decode(part, { stream: true });
  };
  await body?.pipeTo(new WritableStream({ write }), { signal });
  return text + decoder.decode();
}
