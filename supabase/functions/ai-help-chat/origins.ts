// Allowed origins and CORS headers.

const preflightHeaders = {
  'access-control-allow-methods': 'POST, OPTIONS',
  'access-control-allow-headers': 'authorization, x-client-info, apikey, content-type, x-region',
  'access-control-max-age': '86400',
};

/** A request without Origin is not from a browser page; the function's own host is always allowed. */
export function isAllowedOrigin(request: Request, allowed: readonly string[]): boolean {
  const origin = request.headers.get('origin');
  if (origin === null || allowed.includes(origin)) return true;
  return URL.canParse(origin) && new URL(origin).host === new URL(request.url).host;
}

/** Only for an allowed origin. */
export function corsHeaders(request: Request): Record<string, string> {
  const origin = request.headers.get('origin');
  if (origin === null) return {};
  return {
    'access-control-allow-origin': origin,
    'access-control-expose-headers': 'retry-after',
    ...(request.method === 'OPTIONS' && preflightHeaders),
  };
}
