// An SQL endpoint for end-to-end tests, which change rows while a page is open.
import type { Backend } from './backend.ts';
import { errorResponse } from './error-response.ts';

const loopbackAddresses = ['127.0.0.1', '::1', '::ffff:127.0.0.1'];

/** False without `ANEKDOTES_TEST_SQL=1`: then the endpoint does not exist. */
export function isTestSqlRequest(request: Request, remoteAddress: string | undefined): boolean {
  return (
    process.env.ANEKDOTES_TEST_SQL === '1' &&
    new URL(request.url).pathname === '/__test/sql' &&
    request.method === 'POST' &&
    // Browsers send an Origin header: refuse pages and allow only test runners.
    !request.headers.has('origin') &&
    loopbackAddresses.includes(remoteAddress ?? '')
  );
}

/** Runs the body as the database owner; responds with the rows of the last statement. */
export async function runTestSql(request: Request, { pglite, queue }: Backend): Promise<Response> {
  const statements = await request.text();
  try {
    const results = await queue.run(() =>
      // An open transaction would include the next requests.
      pglite.exec(statements).finally(() => pglite.exec('rollback')),
    );
    return Response.json(results.at(-1)?.rows ?? []);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return errorResponse(400, 'SQL_FAILED', message);
  }
}
