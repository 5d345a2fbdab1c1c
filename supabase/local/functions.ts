// Responds to calls of unknown edge functions.

export function noSuchFunction(request: Request): Response {
  if (request.method === 'OPTIONS') return new Response(null, { status: 204 });
  return errorResponse(404, 'NOT_FOUND', 'Requested function was not found');
}

/** The format of function errors, as hosted. */
export function errorResponse(status: number, code: string, message: string): Response {
  return Response.json({ error: { code, message } }, { status });
}
