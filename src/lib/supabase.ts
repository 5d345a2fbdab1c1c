import type { PostgrestClient } from '@supabase/postgrest-js';
import type { SupabaseClient } from '@supabase/supabase-js';
import { env } from '@/config/env';
import { fetchWithLimit } from './http/fetch-with-limit';
import type { RequestOptions } from './http/rows-client';
import { loadModule, once } from './use-lazy-module';

/** The only client of the backend. Without configuration it uses the embedded backend. */

export const key = env.VITE_SUPABASE_PUBLISHABLE_KEY ?? 'sb_publishable_embedded';
export const address = () => env.VITE_SUPABASE_URL ?? window.location.origin;

/** Time limit of a function call: the help chat has a cold start and calls a language model. */
const callLimitMs = 20_000;

/** The full client. Its 43 kB are a lazy chunk, which only pages that use it load. */
export const supabase = once(async (): Promise<SupabaseClient> => {
  const { createClient } = await loadModule(() => import('@supabase/supabase-js'));
  return createClient(address(), key, {
    global: { fetch: fetchWithLimit(callLimitMs) },
    // A session in a URL is ignored: a link could sign the visitor in as somebody else.
    auth: { persistSession: true, autoRefreshToken: true, detectSessionInUrl: false },
    // Delayed: a channel that joins while the previous socket closes would get no events.
    realtime: { disconnectOnEmptyChannelsAfterMs: 1000 },
  });
});

const rowsClient = once(() => loadModule(() => import('./http/rows-client')));

/**
 * The PostgREST client alone, a tenth of the full client, with the stored session if there is one.
 */
export async function supabaseRows(options?: RequestOptions): Promise<PostgrestClient> {
  const { createRowsClient } = await rowsClient();
  return createRowsClient(address(), key, options);
}
