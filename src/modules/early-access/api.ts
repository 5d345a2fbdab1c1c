import { isProgrammingError } from '@/lib/http/request-error';
import { supabaseRows } from '@/lib/supabase';

/**
 * `refused`: the list is closed or full, or takes no more in this minute. `crashed`: an error of our own
 * code.
 */
type Failure = 'refused' | 'notStored' | 'crashed';

/** Stores an address; the result does not reveal whether it was stored before. */
export function storeSignUp(email: string): Promise<Failure | null> {
  let failure: unknown;
  return supabaseRows({ onFailure: (error) => (failure = error) })
    .then((client) => client.from('early_access_signups').insert({ email }))
    .then(({ error, status }) => {
      // Without a response the status is 0.
      if (error && !status) throw failure ?? error;
      return error && ('refused' as const);
    })
    .catch((error: unknown) => {
      if (!isProgrammingError(error)) return 'notStored';
      console.error(error);
      return 'crashed';
    });
}
