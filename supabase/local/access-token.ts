// Verifies the access token of a websocket, which is separate from that of REST requests.
import { createHmac, timingSafeEqual } from 'node:crypto';

export interface Listener {
  role: 'anon' | 'authenticated' | 'service_role';
  claims: Record<string, unknown>;
  /** Seconds since 1970; absent for the publishable key, which does not expire. */
  expiresAt?: number;
}

const roles = ['anon', 'authenticated', 'service_role'] as const;

/** Undefined for a forged or expired token, or an unknown role. */
export function readListener(token: unknown, secret: string): Listener | undefined {
  if (typeof token !== 'string') return undefined;
  if (token.startsWith('sb_publishable_')) return { role: 'anon', claims: { role: 'anon' } };
  const claims = verifiedClaims(token, secret);
  const role = roles.find((known) => known === claims?.role);
  if (!claims || !role) return undefined;
  const expiresAt = typeof claims.exp === 'number' ? claims.exp : undefined;
  const listener = { role, claims, ...(expiresAt !== undefined && { expiresAt }) };
  return isExpired(listener) ? undefined : listener;
}

export function isExpired({ expiresAt }: Listener): boolean {
  return expiresAt !== undefined && expiresAt * 1000 <= Date.now();
}

function verifiedClaims(token: string, secret: string): Record<string, unknown> | undefined {
  const [header, payload, signature, ...rest] = token.split('.');
  if (!header || !payload || !signature || rest.length > 0) return undefined;
  const expected = createHmac('sha256', secret).update(`${header}.${payload}`).digest();
  const given = Buffer.from(signature, 'base64url');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  const claims = parseObject(payload);
  return parseObject(header)?.alg === 'HS256' ? claims : undefined;
}

function parseObject(part: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));
    return typeof value === 'object' && value !== null ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}
