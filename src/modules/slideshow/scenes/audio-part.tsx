import { SoundBars } from '@/modules/media/variants/sound-bars';
import { Avatar } from '@/modules/timeline/people/avatar';
import { contributorOf } from '@/modules/timeline/people/contributor-names';
import type { TimelineItem } from '@/modules/timeline/rows';

interface Props {
  item: TimelineItem;
  /** Playback progress, 0 to 1. */
  playedRatio: number;
}

/** The avatar of the contributor and the waveform with playback progress. */
export function AudioPart({ item, playedRatio }: Props) {
  return (
    <div aria-hidden="true" className="slideshow-audio">
      <Avatar {...contributorOf(item)} className="slideshow-avatar" />
      <SoundBars item={item} progress={playedRatio} className="slideshow-wave" />
    </div>
  );
}
