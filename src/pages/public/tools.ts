import ALargeSmallIcon from 'lucide-react/icons/a-large-small';
import ArchiveIcon from 'lucide-react/icons/archive';
import BookOpenTextIcon from 'lucide-react/icons/book-open-text';
import MapIcon from 'lucide-react/icons/map';
import ShareIcon from 'lucide-react/icons/share-2';
import { isPlaced } from '@/modules/timeline/places';
import type { Tool } from './story-tools';

/** In the order shown. */
export const tools: readonly Tool[] = [
  {
    name: 'Laat het verhaal vertellen',
    Icon: BookOpenTextIcon,
    load: () => import('@/modules/slideshow/slideshow'),
    isFor: ({ shown }) => shown.length > 0,
    isFirst: true,
  },
  {
    name: 'Kaart',
    Icon: MapIcon,
    load: () => import('@/modules/map/story-map'),
    isFor: ({ items }) => items.some(isPlaced),
  },
  {
    name: 'Delen',
    Icon: ShareIcon,
    load: () => import('@/modules/share/share-story'),
  },
  {
    name: 'Bewaren',
    Icon: ArchiveIcon,
    load: () => import('@/modules/export/export-story'),
  },
  {
    name: 'Leesbaarheid',
    Icon: ALargeSmallIcon,
    load: () => import('@/modules/display-settings/display-settings-dialog'),
  },
];
