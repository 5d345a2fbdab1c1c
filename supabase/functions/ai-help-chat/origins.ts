// Which pages may ask, and what a browser must be told so that it lets them.

const preflightHeaders = {
  'access-control-allow-methods': 'POST, OPTIONS',
  'access-control-allow-headers': 'authorization, x-client-info, apikey, content-type',
  'access-control-max-age': '86400',
};

/** Without an Origin no browser page asks; a page at the function's own host is always ours. */
export function isAllowedOrigin(request: Request, allowed: readonly string[]): boolean {
  const origin = request.headers.get('origin');
  if (origin === null || allowed.includes(origin)) return true;
  return URL.canParse(origin) && new URL(origin).host === new URL(request.url).host;
}

/** For an allowed origin only: a foreign page is told nothing. */
export function corsHeaders(request: Request): Record<string, string> {
  const origin = request.headers.get('origin');
  if (origin === null) return {};
  return {
    'access-control-allow-origin': origin,
    'access-control-expose-headers': 'retry-after',
    ...(request.method === 'OPTIONS' && preflightHeaders),
  };
}
