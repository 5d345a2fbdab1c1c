// Signs valid and forged tokens.
import { createHmac } from 'node:crypto';

export const encodePart = (value: unknown) =>
  Buffer.from(JSON.stringify(value)).toString('base64url');

export function signToken(
  claims: Record<string, unknown>,
  secret: string,
  header: Record<string, unknown> = { alg: 'HS256', typ: 'JWT' },
): string {
  const signed = `${encodePart(header)}.${encodePart(claims)}`;
  return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`;
}
