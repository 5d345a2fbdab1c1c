import { supabaseRows } from '@/lib/supabase';

const alreadyThere = '23505';

/**
 * Puts an address on the list; one that is there already stays, silently.
 * @throws Error when the backend refuses, or does not answer.
 */
export async function storeSignUp(email: string): Promise<void> {
  const client = await supabaseRows();
  const { error } = await client.from('early_access_signups').insert({ email });
  if (error && error.code !== alreadyThere) throw new Error(error.message);
}
