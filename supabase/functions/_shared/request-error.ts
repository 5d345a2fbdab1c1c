/** The codes of requests that every function refuses. */
type SharedCode =
  | 'ORIGIN_NOT_ALLOWED'
  | 'METHOD_NOT_ALLOWED'
  | 'UNSUPPORTED_MEDIA_TYPE'
  | 'PAYLOAD_TOO_LARGE'
  | 'BAD_REQUEST';

/** A request that is refused; each function has texts for its codes. */
export class RequestError<Code extends string = SharedCode> extends Error {
  override name = 'RequestError';

  constructor(
    readonly status: number,
    readonly code: Code,
    readonly headers: Record<string, string> = {},
  ) {
    super(code);
  }
}

export const errorResponse = <Code extends string>(
  { status, code, headers }: Pick<RequestError<Code>, 'status' | 'code' | 'headers'>,
  messages: Record<Code, string>,
) => Response.json({ error: { code, message: messages[code] } }, { status, headers });
