import { memo, useId } from 'react';
import type { AudioVariantProps } from './audio-props';
import { PlayerControls } from '../player-controls';
import { useBars } from './use-bars';

export function Waveform({ id, audioUrl, peaks, player, label }: AudioVariantProps) {
  const fill = useId();
  const bars = useBars({ id, url: audioUrl, peaks }, player.isPlaying);
  const done = `${player.progress * 100}%`;
  const picture = (
    <svg aria-hidden="true" className="wave">
      <linearGradient id={fill} gradientUnits="userSpaceOnUse" x1="0" x2="100%">
        <stop offset={done} className="wave-done" />
        <stop offset={done} className="wave-rest" />
      </linearGradient>
      <Bars bars={bars} fill={`url(#${fill})`} />
    </svg>
  );
  return (
    <div className="look look-waveform">
      <PlayerControls player={player} label={label} picture={picture} />
    </div>
  );
}

/** Memoised: during playback only the gradient stops change. */
const Bars = memo(function Bars({ bars, fill }: { bars: number[]; fill: string }) {
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
