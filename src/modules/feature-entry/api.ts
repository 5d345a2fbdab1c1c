import * as z from 'zod/mini';
import { RequestError } from '@/lib/http/request-error';
import { supabaseRows } from '@/lib/supabase';
import { featureEntrySchema, type FeatureEntry } from './rows';

/** Reads the feature entries of the features page. */

const columns = 'id,title,description,image_url,cta_label,cta_href';

/**
 * The entries of one placement in one language, in order.
 * @throws RequestError, PostgrestError, or an error of our own code
 */
export async function readFeatureEntries(
  { language, placement }: { language: string; placement: string },
  signal: AbortSignal,
): Promise<FeatureEntry[]> {
  const client = await supabaseRows();
  const { data } = await client
    .from('features')
    .select(columns)
    .eq('language', language)
    .eq('placement', placement)
    .order('position', { ascending: true })
    .retry(false)
    .abortSignal(signal)
    .throwOnError();
  const entries = z.array(featureEntrySchema).safeParse(data);
  if (!entries.success) throw new RequestError('The answer has another shape');
  return entries.data;
}
