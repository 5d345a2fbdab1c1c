// Why a story or its document could not be read, and what the log may say of it.

export class RefusedError extends Error {
  constructor(
    readonly status: number,
    /** The error code of the backend. */
    readonly code?: unknown,
  ) {
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
 * The name of an error and the status of a response. Never its message: that of a failed fetch can hold
 * the address, and the address of a story is the key to it.
 */
export function describeFault(error: unknown): string {
  if (error instanceof RefusedError) return `${error.name} ${error.status}`;
  return error instanceof Error && /^[A-Za-z]+$/.test(error.name) ? error.name : 'Error';
}
