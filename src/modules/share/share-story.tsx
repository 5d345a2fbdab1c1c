import { useStoryLinks, type StoryToolProps } from '@/modules/timeline/story-view';
import { ShareDialog } from './share-dialog';
import { storySubject } from './share-subject';

export default function ShareStory({ view, onClose }: StoryToolProps) {
  const links = useStoryLinks();
  return (
    links && (
      <ShareDialog subject={storySubject(view.timeline, links.storyPath)} onClose={onClose} />
    )
  );
}
