import type { CSSProperties, ReactNode } from 'react';
import { formatClock } from '@/lib/clock';
import { copy } from './copy';
import { seekByKey } from './seek-by-key';
import type { Player } from './use-player';

interface Props {
  player: Pick<Player, 'position' | 'toldPosition' | 'duration' | 'seek'>;
  /** The title of the recording or film. */
  label: string;
  /** Shown behind the seek bar instead of its track. */
  picture?: ReactNode;
}

/** Its thumb is moved by a style: each change of the value would be said during playback. */
export function SeekBar({ player, label, picture }: Props) {
  const { toldPosition, seek } = player;
  const duration = player.duration ?? 0;

  return (
    <div className={`seek-bar ${picture ? 'seek-bar-drawn' : ''}`}>
      {picture}
      <input
        type="range"
        aria-label={copy.position(label)}
        aria-valuetext={copy.positionOf(formatClock(toldPosition), formatClock(duration))}
        min={0}
        max={duration}
        step="any"
        value={toldPosition}
        style={{ '--told': duration > 0 ? toldPosition / duration : 0 } as CSSProperties}
        disabled={duration === 0}
        onChange={({ currentTarget }) => seek(currentTarget.valueAsNumber)}
        onKeyDown={(event) => seekByKey(event, player)}
      />
    </div>
  );
}
