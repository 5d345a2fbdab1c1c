// Why a story or its document could not be read, and what the log may say of it.

export class RefusedError extends Error {
  constructor(readonly status: number) {
    super(`The response has status ${status}`);
    this.name = 'RefusedError';
  }
}

export class UnreadableError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'UnreadableError';
  }
}

/** The renderer is not of the build of the document, so it renders nothing for it. */
export class OtherBuildError extends Error {
  constructor() {
    super('Deploy the function and the site from one build');
    this.name = 'OtherBuildError';
  }
}

/**
 * The name of an error, its kind and the status of the response. Never its message: that of a failed fetch can hold
 * the address, and the address of a story is the key to it.
 */
export function describeFault(error: unknown): string {
  if (!(error instanceof Error) || !/^[A-Za-z]+$/.test(error.name)) return 'Error';
  // A `ReadError` of the renderer has both.
  const { fault, status } = error as { fault?: unknown; status?: unknown };
  const kind = /^[a-z-]+$/.test(String(fault ?? '')) && fault;
  return [error.name, kind, Number(status)].filter(Boolean).join(' ');
}
