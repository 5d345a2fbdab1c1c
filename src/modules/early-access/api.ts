import { supabaseRows } from '@/lib/supabase';

/**
 * Puts an address on the list; the answer does not tell whether it was there already.
 * @throws Error when the backend refuses, or does not answer.
 */
export async function storeSignUp(email: string): Promise<void> {
  const client = await supabaseRows();
  const { error } = await client.from('early_access_signups').insert({ email });
  if (error) throw new Error(error.message);
}
