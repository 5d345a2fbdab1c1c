import type { CSSProperties, KeyboardEvent, ReactNode } from 'react';
import { formatClock } from '@/lib/clock';
import { copy } from './copy';
import type { Player } from './use-player';

/** Five seconds for each key press, less in a short recording. */
const stepOf = (duration: number) => Math.max(0.5, Math.min(5, duration / 10));

interface Props {
  player: Pick<Player, 'position' | 'toldPosition' | 'duration' | 'seek'>;
  /** The title of the recording or film. */
  label: string;
  /** Shown behind the seek bar instead of its track. */
  picture?: ReactNode;
}

/** Its thumb is moved by a style: each change of the value would be said during playback. */
export function SeekBar({ player, label, picture }: Props) {
  const { position, toldPosition, seek } = player;
  const duration = player.duration ?? 0;

  const onKeyDown = (event: KeyboardEvent) => {
    const step = stepOf(duration);
    const by =
      { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1, PageDown: -3, PageUp: 3 }[
        event.key
      ] ?? 0;
    if (by) seek(position + by * step);
    else if (event.key === 'Home') seek(0);
    else if (event.key === 'End') seek(duration);
    else return;
    event.preventDefault();
  };

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
        onKeyDown={onKeyDown}
      />
    </div>
  );
}
