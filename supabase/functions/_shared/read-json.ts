// Reads the JSON object of a request, up to a limit.
import { BodyTooLargeError, readLimitedText } from './limited-body.ts';
import { RequestError } from './request-error.ts';

const maxMilliseconds = 10_000;

/** @throws RequestError */
export async function readJsonObject(request: Request, maxBytes: number): Promise<object> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/json\s*(;|$)/i.test(type))
    throw new RequestError(415, 'UNSUPPORTED_MEDIA_TYPE');
  const body = parse(await readBody(request, maxBytes));
  const isObject = typeof body === 'object' && body !== null && !Array.isArray(body);
  if (!isObject) throw new RequestError(400, 'BAD_REQUEST');
  return body;
}

async function readBody(request: Request, maxBytes: number): Promise<string> {
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
