import { confirmBriefly } from '@/components/toast/confirm-store';
import { useStoryLinks, type StoryToolProps } from '@/modules/timeline/story-view';
import { copy } from './copy';
import { ShareDialog } from './share-dialog';
import { storySubject } from './share-subject';

export default function ShareStory({ view, onClose }: StoryToolProps) {
  const links = useStoryLinks();
  if (!links) return null;
  const onCopied = () => {
    onClose();
    confirmBriefly(copy.copied);
  };
  return (
    <ShareDialog
      subject={storySubject(view.timeline, links.storyPath)}
      onClose={onClose}
      onCopied={onCopied}
    />
  );
}
