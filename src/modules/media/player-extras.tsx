import { useEffect } from 'react';
import { copy } from './player-extras-copy';
import {
  setPlaybackRate,
  setPlaybackSpeed,
  playbackSpeeds,
  formatSpeed,
  usePlaybackSpeed,
} from './playback-speed';
import type { Player } from './use-player';

const skipSeconds = 10;

/** Skip buttons and playback speed; loaded on the first play. */
export function PlayerExtras({ player }: { player: Player }) {
  const { ref, seek } = player;
  /** Moves by a number of seconds; negative is back. */
  const skip = (seconds: number) => seek((ref.current?.currentTime ?? 0) + seconds);
  const speed = usePlaybackSpeed();

  useEffect(() => {
    if (ref.current) setPlaybackRate(ref.current, speed);
  }, [ref, speed]);

  return (
    <>
      <button
        type="button"
        className="player-extra"
        aria-label={copy.back}
        onClick={() => skip(-skipSeconds)}
      >
        <SkipIcon />
      </button>
      <button
        type="button"
        className="player-extra"
        aria-label={copy.forward}
        onClick={() => skip(skipSeconds)}
      >
        <SkipIcon forward />
      </button>
      <select
        aria-label={copy.speed}
        className="player-extra player-speed"
        value={speed}
        onChange={({ currentTarget }) => setPlaybackSpeed(Number(currentTarget.value))}
      >
        {playbackSpeeds.map((option) => (
          <option key={option} value={option}>
            {formatSpeed(option)}
          </option>
        ))}
      </select>
    </>
  );
}

/** An arrow around the number of seconds. The mirrored version mirrors only the arrow. */
function SkipIcon({ forward = false }: { forward?: boolean }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 32 32" className="skip-icon">
      <g transform={forward ? 'matrix(-1 0 0 1 32 0)' : undefined}>
        <path d="M6.2 10.5A11.5 11.5 0 1 1 4.5 16.5" />
        <path d="M5.4 4.4v6.4h6.4" />
      </g>
      <text x="16" y="20.4" textAnchor="middle">
        {skipSeconds}
      </text>
    </svg>
  );
}
