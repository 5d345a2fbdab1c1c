import type { StoryToolProps } from '@/modules/timeline/story-view';
import Slideshow from './slideshow';

/** The slideshow, begun with the voice. */
export default function ReadAloud(props: StoryToolProps) {
  return <Slideshow {...props} isReadAloud />;
}
