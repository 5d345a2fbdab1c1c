import * as z from 'zod/mini';
import { safeUrl } from '@/lib/safe-url';

/** The shape of the rows that come in, read with patience: what is broken becomes absent. */

const url = z.pipe(
  z.catch(z.nullable(z.string()), null),
  z.transform((value: string | null) => safeUrl(value)),
);
const label = z.catch(z.nullable(z.string()), null);

export const featureEntrySchema = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  image_url: url,
  cta_label: label,
  cta_href: url,
});
export type FeatureEntry = z.infer<typeof featureEntrySchema>;
