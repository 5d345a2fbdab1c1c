import { env } from '@/config/env';
import { safeUrl } from './safe-url';

/**
 * An address that a page may fetch by itself: a path of our own host, or a file of our own backend.
 * Any other host would see the visitor before he chose anything; that is null.
 */
export function ownUrl(address: string | null | undefined): string | null {
  const url = safeUrl(address);
  if (!url || url.startsWith('/')) return url;
  const backend = env.VITE_SUPABASE_URL;
  return backend && new URL(url).origin === new URL(backend).origin ? url : null;
}
