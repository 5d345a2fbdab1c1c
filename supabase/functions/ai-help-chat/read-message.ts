// Reads and validates the message of a request.
import { BodyError, readJsonObject } from '../_shared/read-json.ts';
import { RequestError } from './request-error.ts';

const maxBytes = 4096;
const maxCharacters = 1000;

export async function readMessage(request: Request): Promise<string> {
  const body: { message?: unknown } = await readJsonObject(request, maxBytes).catch(
    (error: unknown) => {
      throw error instanceof BodyError ? new RequestError(error.status, error.code) : error;
    },
  );
  const message = Object.hasOwn(body, 'message') ? body.message : undefined;
  if (typeof message !== 'string' || message.trim() === '') {
    throw new RequestError(400, 'MESSAGE_MISSING');
  }
  // Count code points, not UTF-16 units: most emoji are one character.
  if ([...message].length > maxCharacters) throw new RequestError(400, 'MESSAGE_TOO_LONG');
  return message;
}
