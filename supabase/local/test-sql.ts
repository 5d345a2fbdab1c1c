// A door for end-to-end tests, so that they can change rows while a visitor looks on.
import type { Backend } from './backend.ts';
import { errorResponse } from './functions.ts';

const loopbackAddresses = ['127.0.0.1', '::1', '::ffff:127.0.0.1'];

/** False without `ANEKDOTES_TEST_SQL=1`: then the path does not exist. */
export function isTestSqlRequest(request: Request, remoteAddress: string | undefined): boolean {
  return (
    process.env.ANEKDOTES_TEST_SQL === '1' &&
    new URL(request.url).pathname === '/__test/sql' &&
    request.method === 'POST' &&
    // A browser names the page that asks: no page may, only a test runner.
    !request.headers.has('origin') &&
    loopbackAddresses.includes(remoteAddress ?? '')
  );
}

/** Runs the body as the owner of the database; answers the rows of the last statement. */
export async function runTestSql(request: Request, { pglite, queue }: Backend): Promise<Response> {
  const statements = await request.text();
  try {
    const results = await queue.run(() =>
      // A transaction that the statements leave open would swallow the requests after it.
      pglite.exec(statements).finally(() => pglite.exec('rollback')),
    );
    return Response.json(results.at(-1)?.rows ?? []);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return errorResponse(400, 'SQL_FAILED', message);
  }
}
