import { env } from '@/config/env';
import { safeUrl } from './safe-url';

/**
 * A URL that a page may fetch without a choice of the visitor: a path of our own host, or a file of
 * our own backend. Null for any other host, which would see the visitor's IP address.
 */
export function ownUrl(address: string | null | undefined): string | null {
  const url = safeUrl(address);
  if (!url || url.startsWith('/')) return url;
  const backend = env.VITE_SUPABASE_URL;
  return backend && new URL(url).origin === new URL(backend).origin ? url : null;
}
