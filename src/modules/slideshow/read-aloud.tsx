import { useMemo } from 'react';
import type { StoryToolProps } from '@/modules/timeline/story-view';
import Slideshow from './slideshow';

/** The slideshow of the whole story, also when a filter is on, begun with the voice. */
export default function ReadAloud({ view, onClose, isReopened }: StoryToolProps) {
  const whole = useMemo(() => ({ ...view, shown: view.items }), [view]);
  return <Slideshow view={whole} onClose={onClose} isReopened={isReopened} isReadAloud />;
}
