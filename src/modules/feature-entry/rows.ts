import * as z from 'zod/mini';
import { ownUrl } from '@/lib/urls/own-url';
import { safeUrl } from '@/lib/urls/safe-url';

/** The shape of the rows that come in, read with patience: what is broken becomes absent. */

const address = (judge: (value: string | null) => string | null) =>
  z.pipe(z.catch(z.nullable(z.string()), null), z.transform(judge));
const label = z.catch(z.nullable(z.string()), null);

export const featureEntrySchema = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  image_url: address(ownUrl),
  cta_label: label,
  cta_href: address(safeUrl),
});
export type FeatureEntry = z.infer<typeof featureEntrySchema>;
