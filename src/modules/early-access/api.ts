import { supabaseRows } from '@/lib/supabase';

/**
 * Stores an address; the result does not reveal whether it was stored before.
 * @throws Error when the request fails
 */
export async function storeSignUp(email: string): Promise<void> {
  const client = await supabaseRows();
  const { error } = await client.from('early_access_signups').insert({ email });
  if (error) throw new Error(error.message);
}
