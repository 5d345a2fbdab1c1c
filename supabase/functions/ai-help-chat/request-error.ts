import { copy } from './copy.ts';

export type ErrorCode = keyof typeof copy.errors;

/** An error response with a text for the visitor. */
export class RequestError extends Error {
  override name = 'RequestError';
  readonly status: number;
  readonly code: ErrorCode;
  readonly headers: Record<string, string>;

  constructor(status: number, code: ErrorCode, headers: Record<string, string> = {}) {
    super(copy.errors[code]);
    this.status = status;
    this.code = code;
    this.headers = headers;
  }
}
