// Reads and validates the message of a request.
import { BodyTooLargeError, readLimitedText } from './limited-body.ts';
import { RequestError } from './request-error.ts';

const maxBytes = 4096;
const maxCharacters = 1000;
const maxMilliseconds = 10_000;

export async function readMessage(request: Request): Promise<string> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/json\s*(;|$)/i.test(type)) {
    throw new RequestError(415, 'UNSUPPORTED_MEDIA_TYPE');
  }
  const message = messageOf(parse(await readBody(request)));
  if (typeof message !== 'string' || message.trim() === '') {
    throw new RequestError(400, 'MESSAGE_MISSING');
  }
  // Count code points, not UTF-16 units: most emoji are one character.
  if ([...message].length > maxCharacters) throw new RequestError(400, 'MESSAGE_TOO_LONG');
  return message;
}

async function readBody(request: Request): Promise<string> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) {
    void request.body?.cancel().catch(() => undefined);
    throw new RequestError(413, 'PAYLOAD_TOO_LARGE');
  }
  try {
    return await readLimitedText(request.body, maxBytes, AbortSignal.timeout(maxMilliseconds));
  } catch (error) {
    if (error instanceof BodyTooLargeError) throw new RequestError(413, 'PAYLOAD_TOO_LARGE');
    throw new RequestError(400, 'BAD_REQUEST');
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new RequestError(400, 'BAD_REQUEST');
  }
}

function messageOf(body: unknown): unknown {
  const isObject = typeof body === 'object' && body !== null && !Array.isArray(body);
  if (!isObject) throw new RequestError(400, 'BAD_REQUEST');
  return Object.hasOwn(body, 'message') ? (body as { message: unknown }).message : undefined;
}
