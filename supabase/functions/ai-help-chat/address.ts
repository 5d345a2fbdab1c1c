// The rate limit key of a visitor: an HMAC of the address with a secret that changes daily.

/**
 * The client address that the nearest proxy wrote. Clients can forge entries to its left, so these are
 * never read. Only the first 64 bits of an IPv6 address count, since a household has all the rest.
 */
export function addressOf(headers: Headers, header: string, trustedProxies: number): string {
  const hops = (headers.get(header) ?? '').split(',').map((hop) => hop.trim());
  const hop = hops.at(-1 - trustedProxies) ?? '';
  const bare = hop.replace(/^\[([^\]]*)\](:\d+)?$/, '$1').replace(/^(\d+(\.\d+){3}):\d+$/, '$1');
  const mapped = bare.replace(/^::ffff:(?=\d+(\.\d+){3}$)/i, '');
  if (/^\d{1,3}(\.\d{1,3}){3}$/.test(mapped)) return mapped;
  // Visitors without an address share one limit.
  return networkOf(mapped.toLowerCase()) ?? 'unknown';
}

function networkOf(address: string): string | undefined {
  if (!URL.canParse(`http://[${address}]/`)) return undefined;
  const compact = new URL(`http://[${address}]/`).hostname.slice(1, -1);
  const [head = '', tail] = compact.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail ? tail.split(':') : [];
  const gap = tail === undefined ? 0 : 8 - before.length - after.length;
  return [...before, ...Array<string>(gap).fill('0'), ...after].slice(0, 4).join(':');
}

/**
 * The first 48 bits of an IPv6 network, all of which one customer of a provider can have; undefined for
 * another address.
 */
export const wideNetworkOf = (address: string): string | undefined =>
  address.includes(':') ? address.split(':').slice(0, 3).join(':') : undefined;

/** 64 hexadecimal digits. */
export async function addressKey(address: string, secret: string): Promise<string> {
  const bytes = (text: string) => new TextEncoder().encode(text);
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', bytes(secret), algorithm, false, ['sign']);
  const signature = new Uint8Array(await crypto.subtle.sign('HMAC', key, bytes(address)));
  return Array.from(signature, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
