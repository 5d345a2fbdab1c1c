// An error at start with a message for the developer: the cause and the command to run.

export class BackendStartError extends Error {
  override name = 'BackendStartError';
}

export function startError(what: string, cause: unknown): BackendStartError {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new BackendStartError(
    `${what}: ${reason}\n` +
      'If the local data are in the way, `npm run db:reset` removes them and starts anew.',
    { cause },
  );
}
