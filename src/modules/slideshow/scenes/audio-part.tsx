import { useId, useMemo } from 'react';
import { barsOf, placeholderBars } from '@/modules/media/variants/peaks';
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
  const fill = useId();
  const { peaks } = item.metadata;
  const bars = useMemo(
    () => (peaks?.length ? barsOf(peaks) : placeholderBars(item.id)),
    [peaks, item.id],
  );
  const step = 100 / bars.length;
  return (
    <div aria-hidden="true" className="slideshow-audio">
      <Avatar
        id={item.created_by}
        name={contributorName(item.creator?.display_name)}
        avatarUrl={item.creator?.avatar_url ?? null}
        className="slideshow-avatar"
      />
      <svg className="slideshow-wave">
        <linearGradient id={fill} gradientUnits="userSpaceOnUse" x1="0" x2="100%">
          <stop offset={playedRatio} className="slideshow-played" />
          <stop offset={playedRatio} className="slideshow-unplayed" />
        </linearGradient>
        <g fill={`url(#${fill})`}>
          {bars.map((loudness, bar) => (
            <rect
              key={bar}
              x={`${bar * step + step * 0.2}%`}
              y={`${50 - (6 + 92 * loudness) / 2}%`}
              width={`${step * 0.6}%`}
              height={`${6 + 92 * loudness}%`}
              rx="2"
            />
          ))}
        </g>
      </svg>
    </div>
  );
}
