import type { AudioVariantProps } from './audio-variant';
import { PlayerControls } from '../player-controls';

/** The tape winds from the left reel to the right as it plays. */
export function Cassette({ player, label }: AudioVariantProps) {
  return (
    <div className="look look-cassette">
      <div className="cassette-shell" aria-hidden="true">
        <p className="tape-label font-display">
          <span className="line-clamp-2">{label}</span>
        </p>
        <svg viewBox="0 0 220 80" className="tape-reels">
          <rect x="22" y="4" width="176" height="52" rx="26" className="tape-window" />
          <Reel x={56} fill={1 - player.progress} />
          <Reel x={164} fill={player.progress} />
          <path d="M48 80l7-16h110l7 16z" className="tape-foot" />
          {[72, 94, 126, 148].map((x) => (
            <circle key={x} cx={x} cy="72" r="2.6" className="tape-hole" />
          ))}
        </svg>
      </div>
      <PlayerControls player={player} label={label} />
    </div>
  );
}

/** `fill` is the part of the tape on this reel, from 0 to 1. */
function Reel({ x, fill }: { x: number; fill: number }) {
  return (
    <g transform={`translate(${x} 30)`}>
      <circle r={17 + 7 * fill} className="reel-tape" />
      <circle r="15" className="reel-hub" />
      <g className="reel-teeth spins">
        {[0, 60, 120, 180, 240, 300].map((angle) => (
          <path key={angle} d="M-1.8-13h3.6v6h-3.6z" transform={`rotate(${angle})`} />
        ))}
      </g>
    </g>
  );
}
