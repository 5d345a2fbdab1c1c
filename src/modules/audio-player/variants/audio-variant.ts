import { stableHash } from '@/lib/stable-hash';
import { audioVariants, type AudioVariant } from '@/modules/timeline/rows';

/** The look that was asked for, else one that is always the same for the same item. */
export function audioVariantOf(id: string, asked?: AudioVariant): AudioVariant {
  return asked ?? audioVariants[stableHash(id) % audioVariants.length] ?? 'waveform';
}
