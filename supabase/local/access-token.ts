// Verifies the access tokens of websockets and of the storage service, which are separate from
// those of REST requests, and signs tokens.
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { PGlite, Transaction } from '@electric-sql/pglite';

export interface Listener {
  role: 'anon' | 'authenticated' | 'service_role';
  /** Without `exp` for the publishable key, which does not expire. */
  claims: Record<string, unknown>;
}

const roles = ['anon', 'authenticated', 'service_role'] as const;

/** Undefined for a forged or expired token, or an unknown role. */
export function readListener(token: unknown, secret: string): Listener | undefined {
  if (typeof token !== 'string') return undefined;
  if (token.startsWith('sb_publishable_')) return { role: 'anon', claims: { role: 'anon' } };
  const claims = verifiedClaims(token, secret);
  const role = roles.find((known) => known === claims?.role);
  if (!claims || !role) return undefined;
  return isExpired({ claims }) ? undefined : { role, claims };
}

export const isExpired = ({ claims: { exp } }: Pick<Listener, 'claims'>) =>
  typeof exp === 'number' && exp * 1000 <= Date.now();

const hmac = (signed: string, secret: string) => createHmac('sha256', secret).update(signed);

export const encodePart = (value: unknown) =>
  Buffer.from(JSON.stringify(value)).toString('base64url');

/** With another header, a forged token. */
export function signToken(
  claims: Record<string, unknown>,
  secret: string,
  header: Record<string, unknown> = { alg: 'HS256', typ: 'JWT' },
): string {
  const signed = `${encodePart(header)}.${encodePart(claims)}`;
  return `${signed}.${hmac(signed, secret).digest('base64url')}`;
}

/** Undefined for a forged token; the expiry is not checked. */
export function verifiedClaims(token: string, secret: string): Record<string, unknown> | undefined {
  const [header, payload, signature, ...rest] = token.split('.');
  if (!header || !payload || !signature || rest.length > 0) return undefined;
  const expected = hmac(`${header}.${payload}`, secret).digest();
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

/** Runs as the role of the listener in one transaction; call it through the work queue. */
export async function asListener<T>(
  pglite: PGlite,
  { role, claims }: Listener,
  task: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  return pglite.transaction(async (transaction) => {
    await transaction.query(
      `select set_config('request.jwt.claims', $2, true),
        set_config('request.jwt.claim.sub', $3, true),
        set_config('request.jwt.claim.role', $1, true),
        set_config('role', $1, true)`,
      [role, JSON.stringify(claims), typeof claims.sub === 'string' ? claims.sub : ''],
    );
    return task(transaction);
  });
}
