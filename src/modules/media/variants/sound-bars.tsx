import { memo, useId } from 'react';
import type { TimelineItem } from '@/modules/timeline/rows';
import { barsOf } from './peaks';
import type { AudioVariantProps } from './audio-variant';
import { PlayerControls } from '../player-controls';

export function Waveform({ item, player, label }: AudioVariantProps) {
  const picture = <SoundBars item={item} progress={player.progress} className="wave" />;
  return (
    <div className="look look-waveform">
      <PlayerControls player={player} label={label} picture={picture} />
    </div>
  );
}

interface Props {
  item: TimelineItem;
  /** Playback progress, 0 to 1. */
  progress: number;
  className: string;
}

/** The waveform of a recording, coloured up to where it is played. */
export function SoundBars({ item, progress, className }: Props) {
  const fill = useId();
  return (
    <svg aria-hidden="true" className={className}>
      <linearGradient id={fill} gradientUnits="userSpaceOnUse" x1="0" x2="100%">
        <stop offset={progress} className="wave-done" />
        <stop offset={progress} className="wave-rest" />
      </linearGradient>
      <Bars item={item} fill={`url(#${fill})`} />
    </svg>
  );
}

/** Memoised: during playback only the gradient stops change. */
const Bars = memo(function Bars({ item, fill }: Pick<Props, 'item'> & { fill: string }) {
  const bars = barsOf(item.id, item.metadata.peaks);
  const step = 100 / bars.length;
  return (
    <g data-part="bars" fill={fill}>
      {bars.map((loudness, bar) => {
        const height = 8 + 92 * loudness;
        return (
          <rect
            key={bar}
            x={`${bar * step + step * 0.18}%`}
            y={`${50 - height / 2}%`}
            width={`${step * 0.64}%`}
            height={`${height}%`}
            rx="1.5"
          />
        );
      })}
    </g>
  );
});
