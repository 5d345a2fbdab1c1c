import PauseIcon from 'lucide-react/icons/pause';
import PlayIcon from 'lucide-react/icons/play';
import type { ReactNode } from 'react';
import { formatClock } from '@/lib/clock';
import { useLazyModule } from '@/lib/use-lazy-module';
import { copy } from './copy';
import { SeekBar } from './seek-bar';
import type { Player } from './use-player';

interface Props {
  player: Player;
  label: string;
  /** Shown behind the seek bar instead of its track. */
  picture?: ReactNode;
  /** Instead of those of a recording. */
  extras?: ReactNode;
}

/** What a recording needs once it plays, and a film when it comes near: one chunk. */
export const loadPlayerCode = () => import('./player-code');

/** The controls, the same for recordings and films; the variant sets the colours. */
export function PlayerControls({ player, label, picture, extras }: Props) {
  const { isPlaying, isWaiting, hasFailed, isUndecodable, position, duration } = player;
  const hasStarted = isPlaying || position > 0;
  // A failed load is tried again at the next play.
  const own = useLazyModule(loadPlayerCode, (!extras && isPlaying) || null);
  const Icon = isPlaying ? PauseIcon : PlayIcon;
  return (
    <div className="player">
      <button
        type="button"
        aria-label={isPlaying ? copy.pause(label) : copy.play(label)}
        aria-busy={isWaiting}
        aria-disabled={isUndecodable || undefined}
        onClick={isUndecodable ? undefined : player.toggle}
        className="play-button"
      >
        <Icon
          aria-hidden="true"
          className={`size-[24px] fill-current ${isPlaying ? '' : 'translate-x-0.5'}`}
        />
      </button>
      <SeekBar player={player} label={label} picture={picture} />
      <div className="player-foot">
        <p className="player-clock">
          {hasStarted && <span className="block font-semibold">{formatClock(position)}</span>}
          {duration !== null && (
            <span className="block">
              <span className="sr-only">{copy.length} </span>
              <span>{formatClock(duration)}</span>
            </span>
          )}
        </p>
        {/* The space is reserved, so that loading the extras causes no layout shift. */}
        <div className="player-extras">
          {extras ?? (own && <own.PlayerExtras player={player} />)}
        </div>
      </div>
      {hasFailed && !isUndecodable && (
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
