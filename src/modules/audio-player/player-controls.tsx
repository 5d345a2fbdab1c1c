import PauseIcon from 'lucide-react/icons/pause';
import PlayIcon from 'lucide-react/icons/play';
import type { ReactNode } from 'react';
import { formatClock } from '@/lib/clock';
import { copy } from './copy';
import { SeekBar } from './seek-bar';
import type { AudioPlayer } from './use-audio-player';
import { usePlayerExtras } from './use-player-extras';

interface Props {
  player: AudioPlayer;
  label: string;
  /** Drawn under the seek bar in place of its line. */
  picture?: ReactNode;
}

/** Play, seek, time and more, the same in every look; colours come from the look around it. */
export function PlayerControls({ player, label, picture }: Props) {
  const { playing, waiting, failed, position, duration } = player;
  const started = playing || position > 0;
  const extras = usePlayerExtras(playing);
  const Icon = playing ? PauseIcon : PlayIcon;
  return (
    <div className="player">
      <button
        type="button"
        aria-label={playing ? copy.pause(label) : copy.play(label)}
        aria-busy={waiting}
        onClick={player.toggle}
        className="play-button"
      >
        <Icon
          aria-hidden="true"
          className={`size-[24px] fill-current ${playing ? '' : 'translate-x-0.5'}`}
        />
      </button>
      <SeekBar player={player} picture={picture} />
      <div className="player-foot">
        <p className="player-clock">
          {started && <span className="block font-semibold">{formatClock(position)}</span>}
          {duration !== null && (
            <span className="block">
              <span className="sr-only">{copy.length} </span>
              {formatClock(duration)}
            </span>
          )}
        </p>
        {/* Its room is kept from the start, so that nothing moves when it plays. */}
        <div className="player-extras">{extras && <extras.PlayerExtras player={player} />}</div>
      </div>
      {failed && (
        <div role="alert" className="player-fault">
          <p>{copy.failed}</p>
          <button
            type="button"
            className="min-h-11 font-semibold underline"
            onClick={player.toggle}
          >
            {copy.retry}
          </button>
        </div>
      )}
    </div>
  );
}
