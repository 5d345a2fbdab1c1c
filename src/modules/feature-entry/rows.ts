import * as z from 'zod/mini';
import { ownUrl } from '@/lib/urls/own-url';
import { safeUrl } from '@/lib/urls/safe-url';

/** Schema of the rows. It is tolerant: an invalid optional value becomes null. */

const url = (sanitize: (value: string | null) => string | null) =>
  z.pipe(z.catch(z.nullable(z.string()), null), z.transform(sanitize));
const label = z.catch(z.nullable(z.string()), null);

export const featureEntrySchema = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  image_url: url(ownUrl),
  cta_label: label,
  cta_href: url(safeUrl),
});
export type FeatureEntry = z.infer<typeof featureEntrySchema>;
