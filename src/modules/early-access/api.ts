import { isProgrammingError } from '@/lib/http/request-error';
import { supabaseRows } from '@/lib/supabase';

/**
 * `refused`: the list is closed or full, or takes no more in this minute. `crashed`: an error of our own
 * code.
 */
type Failure = 'refused' | 'notStored' | 'crashed';

/** Stores an address; the result does not reveal whether it was stored before. */
export async function storeSignUp(email: string): Promise<Failure | null> {
  try {
    const client = await supabaseRows();
    await client.from('early_access_signups').insert({ email }).throwOnError();
    return null;
  } catch (error) {
    if ((error as Error).name === 'PostgrestError') return 'refused';
    if (!isProgrammingError(error)) return 'notStored';
    console.error(error);
    return 'crashed';
  }
}
