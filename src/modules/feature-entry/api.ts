import * as z from 'zod/mini';
import { supabaseRows } from '@/lib/supabase';
import { featureEntrySchema, type FeatureEntry } from './rows';

/** Reads the feature entries of the features page. */

const columns = 'id,title,description,image_url,cta_label,cta_href';

/**
 * The entries of one placement in one language, in order.
 * @throws when the request fails or the response is invalid
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
