import { supabaseRows } from '@/lib/supabase';

/** `refused`: the list is closed or full, or takes no more in this minute. */
type Failure = 'refused' | 'notStored';

/** Stores an address; the result does not reveal whether it was stored before. */
export const storeSignUp = (email: string): Promise<Failure | null> =>
  supabaseRows()
    .then((client) => client.from('early_access_signups').insert({ email }))
    .then(
      // Without a response the status is 0.
      ({ error, status }) => error && (status ? 'refused' : 'notStored'),
      () => 'notStored',
    );
