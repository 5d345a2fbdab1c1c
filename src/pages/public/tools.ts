import ALargeSmallIcon from 'lucide-react/icons/a-large-small';
import ArchiveIcon from 'lucide-react/icons/archive';
import BookOpenTextIcon from 'lucide-react/icons/book-open-text';
import MapIcon from 'lucide-react/icons/map';
import ShareIcon from 'lucide-react/icons/share-2';
import Volume2Icon from 'lucide-react/icons/volume-2';
import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import { allowSpeech, canSpeak } from '@/lib/browser/speech';
import { isPlaced } from '@/modules/timeline/places';
import type { StoryToolProps, StoryView } from '@/modules/timeline/story-view';

export interface Tool {
  /** Kept in `history.state`, so it must not follow the language of the page. */
  id: string;
  /** On its button. */
  name: string;
  Icon: LucideIcon;
  /** Loads its code on first use. */
  load: () => Promise<{ default: ComponentType<StoryToolProps> }>;
  /** Whether this story has what the tool shows; it is offered only then. */
  isFor?: (view: StoryView) => boolean;
  /** Whether this browser has what it needs. */
  isSupported?: () => boolean;
  /** Runs in the click itself. */
  onClick?: () => void;
  /** The tools with a large button: the first is filled, the others are outlined. */
  isFirst?: boolean;
}

/** In the order shown. */
export const tools: readonly Tool[] = [
  {
    id: 'slideshow',
    name: 'Laat het verhaal vertellen',
    Icon: BookOpenTextIcon,
    load: () => import('@/modules/slideshow/slideshow'),
    isFor: ({ shown }) => shown.length > 0,
    isFirst: true,
  },
  {
    id: 'read-aloud',
    name: 'Voorlezen',
    Icon: Volume2Icon,
    load: () => import('@/modules/slideshow/read-aloud'),
    isSupported: canSpeak,
    onClick: allowSpeech,
    isFirst: true,
  },
  {
    id: 'map',
    name: 'Kaart',
    Icon: MapIcon,
    load: () => import('@/modules/map/story-map'),
    isFor: ({ items }) => items.some(isPlaced),
  },
  {
    id: 'share',
    name: 'Delen',
    Icon: ShareIcon,
    load: () => import('@/modules/share/share-story'),
  },
  {
    id: 'export',
    name: 'Bewaren',
    Icon: ArchiveIcon,
    load: () => import('@/modules/export/export-story'),
    isFor: ({ timeline }) => timeline.allow_download !== false,
  },
  {
    id: 'display-settings',
    name: 'Leesbaarheid',
    Icon: ALargeSmallIcon,
    load: () => import('@/modules/display-settings/display-settings-dialog'),
  },
];
