import type { KeyboardEvent, ReactNode } from 'react';
import { formatClock } from '@/lib/clock';
import { copy } from './copy';
import type { AudioPlayer } from './use-audio-player';

/** Five seconds for each key press, less in a short recording. */
const stepOf = (duration: number) => Math.max(0.5, Math.min(5, duration / 10));

export function SeekBar({ player, picture }: { player: AudioPlayer; picture?: ReactNode }) {
  const { position, seek } = player;
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
        aria-label={copy.position}
        aria-valuetext={copy.positionOf(formatClock(position), formatClock(duration))}
        min={0}
        max={duration}
        step="any"
        value={position}
        disabled={duration === 0}
        onChange={({ currentTarget }) => seek(currentTarget.valueAsNumber)}
        onKeyDown={onKeyDown}
      />
    </div>
  );
}
