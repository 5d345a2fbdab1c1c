import * as z from 'zod/mini';
import { supabaseRows } from '@/lib/supabase';
import { featureEntrySchema, type FeatureEntry } from './rows';

/** The read of the feature entries: what the product can do, as the features page tells it. */

const columns = 'id,title,description,image_url,cta_label,cta_href';

/**
 * The entries of one placement in one language, in their own order; empty when there are none.
 * @throws when the backend refuses or does not answer, or answers something that cannot be read
 */
export async function readFeatureEntries(
  { language, placement }: { language: string; placement: string },
  signal: AbortSignal,
): Promise<FeatureEntry[]> {
  const client = await supabaseRows();
  const { data, error } = await client
    .from('features')
    .select(columns)
    .eq('language', language)
    .eq('placement', placement)
    .order('position', { ascending: true })
    .retry(false)
    .abortSignal(signal);
  if (error) throw new Error(error.message);
  return z.array(featureEntrySchema).parse(data);
}
