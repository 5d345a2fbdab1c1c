import { useId, useMemo } from 'react';
import { barsOf, placeholderBars } from '@/modules/audio-player/variants/peaks';
import { Avatar, contributorName } from '@/modules/timeline/avatar';
import type { TimelineItem } from '@/modules/timeline/rows';

interface Props {
  item: TimelineItem;
  /** How much has been heard: 0 to 1. */
  playedRatio: number;
}

/** Who speaks, and the voice as a line that lights up. */
export function AudioPart({ item, playedRatio: heard }: Props) {
  const fill = useId();
  const { peaks } = item.metadata;
  const bars = useMemo(
    () => (peaks?.length ? barsOf(peaks) : placeholderBars(item.id)),
    [peaks, item.id],
  );
  const step = 100 / bars.length;
  return (
    <div aria-hidden="true" className="telling-sound">
      <Avatar
        id={item.created_by}
        name={contributorName(item.creator?.display_name)}
        avatarUrl={item.creator?.avatar_url ?? null}
        className="telling-teller"
      />
      <svg className="telling-wave">
        <linearGradient id={fill} gradientUnits="userSpaceOnUse" x1="0" x2="100%">
          <stop offset={heard} className="telling-heard" />
          <stop offset={heard} className="telling-unheard" />
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
