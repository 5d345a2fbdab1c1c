import type { ReactNode } from 'react';
import type { TimelineItem } from '@/modules/timeline/rows';
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
