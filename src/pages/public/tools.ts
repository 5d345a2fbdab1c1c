import ALargeSmallIcon from 'lucide-react/icons/a-large-small';
import BookOpenTextIcon from 'lucide-react/icons/book-open-text';
import type { Tool } from './story-tools';

/** In the order in which they stand under the title of a story. */
export const tools: readonly Tool[] = [
  {
    name: 'Vertel het verhaal',
    Icon: BookOpenTextIcon,
    load: () => import('@/modules/timeline/play-through/play-through'),
    isFor: ({ shown }) => shown.length > 0,
    isFirst: true,
  },
  {
    name: 'Leesbaarheid',
    Icon: ALargeSmallIcon,
    load: () => import('@/modules/reading-comfort/comfort-dialog'),
  },
];
