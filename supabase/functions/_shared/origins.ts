// Allowed origins, and the headers of the responses of functions that pages call.
import { RequestError } from './request-error.ts';

const preflightHeaders = {
  'access-control-allow-methods': 'POST, OPTIONS',
  'access-control-allow-headers':
    'authorization, x-client-info, apikey, content-type, x-region, x-share-slug, x-share-key',
  'access-control-max-age': '86400',
};

/** A request without Origin is not from a browser page; the function's own host is always allowed. */
function isAllowedOrigin(request: Request, allowed: readonly string[]): boolean {
  const origin = request.headers.get('origin');
  if (origin === null || allowed.includes(origin)) return true;
  return URL.canParse(origin) && new URL(origin).host === new URL(request.url).host;
}

/** The answer to a preflight; undefined for a POST. @throws RequestError for any other request */
export function preflightAnswer(request: Request, allowed: readonly string[]) {
  if (!isAllowedOrigin(request, allowed)) throw new RequestError(403, 'ORIGIN_NOT_ALLOWED');
  const headers = { allow: 'POST, OPTIONS' };
  if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers });
  if (request.method !== 'POST') throw new RequestError(405, 'METHOD_NOT_ALLOWED', headers);
  return undefined;
}

/** Only for an allowed origin. */
function corsHeaders(request: Request): Record<string, string> {
  const origin = request.headers.get('origin');
  if (origin === null) return {};
  return {
    'access-control-allow-origin': origin,
    'access-control-expose-headers': 'retry-after',
    ...(request.method === 'OPTIONS' && preflightHeaders),
  };
}

/** Lets pages of the allowed origins read the response, and keeps it out of caches. */
export function protectResponse(request: Request, allowed: readonly string[], response: Response) {
  const headers = {
    ...(isAllowedOrigin(request, allowed) && corsHeaders(request)),
    vary: 'Origin',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  };
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
  return response;
}
