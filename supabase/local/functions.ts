// Calls of edge functions that nobody else answers: there is one function, and it has a host of its own.

export function noSuchFunction(request: Request): Response {
  if (request.method === 'OPTIONS') return new Response(null, { status: 204 });
  return errorResponse(404, 'NOT_FOUND', 'Requested function was not found');
}

/** Errors of functions always have this shape, whoever answers. */
export function errorResponse(status: number, code: string, message: string): Response {
  return Response.json({ error: { code, message } }, { status });
}
