import type { ReactNode } from 'react';
import type { AudioVariant } from '@/modules/timeline/rows';
import type { Player } from '../use-player';

export interface AudioCardProps {
  /** Id of the item; the variant and the placeholder bars depend on it. */
  id: string;
  variant?: AudioVariant;
  title: string;
  description: string | null;
  audioUrl: string;
  /** In seconds. */
  duration?: number;
  peaks?: number[];
  transcript?: string;
  /** That of the transcript, where it is not Dutch. */
  language?: string | undefined;
  /** Picture for the lock screen. */
  picture?: string;
  authorId: string | null;
  authorName: string;
  authorAvatar: string | null;
  /** Shown when this browser cannot decode the recording. */
  undecodable?: ReactNode;
}

export interface AudioVariantProps extends AudioCardProps {
  player: Player;
  /** Accessible name of the recording. */
  label: string;
}
