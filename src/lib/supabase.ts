import type { SupabaseClient } from '@supabase/supabase-js';
import { env } from '@/config/env';
import { fetchWithLimit } from './fetch-with-limit';

/**
 * The one client of the backend. Its 43 kB arrive by `import()`, so that only pages that read
 * data pay for it. Without configuration it talks to the embedded backend at our own address.
 */
const answerLimitMs = 20_000;

let client: Promise<SupabaseClient> | undefined;

export function supabase(): Promise<SupabaseClient> {
  client ??= import('@supabase/supabase-js')
    .then(({ createClient }) =>
      createClient(
        env.VITE_SUPABASE_URL ?? window.location.origin,
        env.VITE_SUPABASE_PUBLISHABLE_KEY ?? 'sb_publishable_embedded',
        {
          global: { fetch: fetchWithLimit(answerLimitMs) },
          auth: { persistSession: true, autoRefreshToken: true },
          // Not at once: a channel that joins while the socket of the last one closes would stay deaf.
          realtime: { disconnectOnEmptyChannelsAfterMs: 1000 },
        },
      ),
    )
    .catch((error: unknown) => {
      client = undefined;
      throw error;
    });
  return client;
}
