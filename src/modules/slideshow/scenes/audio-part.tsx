import { SoundBars } from '@/modules/media/variants/sound-bars';
import { Avatar } from '@/modules/timeline/people/avatar';
import { contributorName } from '@/modules/timeline/people/contributor-names';
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
      <Avatar
        id={item.created_by}
        name={contributorName(item.creator?.display_name)}
        avatarUrl={item.creator?.avatar_url ?? null}
        className="slideshow-avatar"
      />
      <SoundBars
        id={item.id}
        peaks={item.metadata.peaks}
        progress={playedRatio}
        className="slideshow-wave"
      />
    </div>
  );
}
