import { stableHash } from '@/lib/stable-hash';
import { audioVariants, type AudioVariant } from '@/modules/timeline/rows';

/** The chosen variant, else one that depends only on the id of the item. */
export function pickAudioVariant(id: string, chosen?: AudioVariant): AudioVariant {
  return chosen ?? audioVariants[stableHash(id) % audioVariants.length] ?? 'waveform';
}
