import { stableHash } from '@/lib/stable-hash';
import { audioVariants, type AudioVariant } from '@/modules/timeline/item-types';
import type { TimelineItem } from '@/modules/timeline/rows';
import type { ReactNode } from 'react';
import type { Player } from '../use-player';

export interface AudioCardProps {
  item: TimelineItem;
  url: string;
  /** False where the written-out text stands elsewhere. */
  hasTranscript?: boolean;
  /** Shown when this browser cannot decode the recording. */
  undecodable: ReactNode;
}

export interface AudioVariantProps {
  item: TimelineItem;
  player: Player;
  /** Accessible name of the recording. */
  label: string;
}

/** The chosen variant, else one that depends only on the id of the item. */
export function pickAudioVariant(id: string, chosen?: AudioVariant): AudioVariant {
  return chosen ?? audioVariants[stableHash(id) % audioVariants.length] ?? 'waveform';
}
