import MapIcon from 'lucide-react/icons/map';
import { isPlaced } from '@/modules/timeline/places';
import type { Tool } from './story-tools';

/** In the order in which they stand under the title of a story. */
export const tools: readonly Tool[] = [
  {
    name: 'Kaart',
    Icon: MapIcon,
    load: () => import('@/modules/timeline/map/story-map'),
    isFor: ({ items }) => items.some(isPlaced),
  },
];
