// The one place that answers calls of edge functions, so that a runtime can be put in later.

/** Answers calls of `/functions/v1/<name>`; the request is complete, its body unread. */
export type FunctionRuntime = (name: string, request: Request) => Promise<Response | undefined>;

const noRuntime: FunctionRuntime = () => Promise.resolve(undefined);

export async function serveFunction(
  request: Request,
  runtime: FunctionRuntime = noRuntime,
): Promise<Response> {
  const { pathname } = new URL(request.url);
  const name = pathname.replace(/^\/functions\/v1\/?/, '').split('/')[0] ?? '';
  if (request.method === 'OPTIONS') return new Response(null, { status: 204 });
  const response = await runtime(name, request);
  return response ?? errorResponse(404, 'NOT_FOUND', 'Requested function was not found');
}

/** Errors of functions always have this shape, whoever answers. */
export function errorResponse(status: number, code: string, message: string): Response {
  return Response.json({ error: { code, message } }, { status });
}
