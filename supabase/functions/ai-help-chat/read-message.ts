// Reads and validates the message of a request.
import { readJsonObject } from '../_shared/read-json.ts';
import { RequestError } from '../_shared/request-error.ts';
import type { ErrorCode } from './copy.ts';

const maxBytes = 4096;
const maxCharacters = 1000;

export async function readMessage(request: Request): Promise<string> {
  const body: { message?: unknown } = await readJsonObject(request, maxBytes);
  const message = Object.hasOwn(body, 'message') ? body.message : undefined;
  if (typeof message !== 'string' || message.trim() === '') {
    throw new RequestError<ErrorCode>(400, 'MESSAGE_MISSING');
  }
  // Count code points, not UTF-16 units: most emoji are one character.
  if ([...message].length > maxCharacters)
    throw new RequestError<ErrorCode>(400, 'MESSAGE_TOO_LONG');
  return message;
}
