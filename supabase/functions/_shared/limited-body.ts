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
  if (!body) return '';
  const reader = body.getReader();
  const parts: Uint8Array[] = [];
  let size = 0;
  const onAbort = () => void reader.cancel(signal.reason).catch(() => undefined);
  signal.addEventListener('abort', onAbort, { once: true });
  try {
    for (;;) {
      signal.throwIfAborted();
      const { done, value } = await reader.read();
      signal.throwIfAborted();
      if (done) return decode(parts, size);
      size += value.byteLength;
      if (size > maxBytes) throw new BodyTooLargeError();
      parts.push(value);
    }
  } catch (error) {
    void reader.cancel().catch(() => undefined);
    throw error;
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
}

function decode(parts: readonly Uint8Array[], size: number): string {
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.byteLength;
  }
  return new TextDecoder('utf-8', { fatal: true }).decode(whole);
}
