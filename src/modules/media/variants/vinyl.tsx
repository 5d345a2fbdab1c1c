import { Avatar } from '@/modules/timeline/people/avatar';
import { contributorOf } from '@/modules/timeline/people/contributor-names';
import type { AudioVariantProps } from './audio-variant';
import { PlayerControls } from '../player-controls';

/** A record with the avatar of the contributor on its label. */
export function Vinyl({ item, player, label }: AudioVariantProps) {
  return (
    <div className="look look-vinyl">
      <div className="turntable">
        <div className="record spins">
          <Avatar {...contributorOf(item)} className="record-label" />
        </div>
        <svg aria-hidden="true" viewBox="0 0 60 130" className="tone-arm">
          <circle cx="44" cy="16" r="13" className="arm-base" />
          <g className="arm">
            <path d="M44 16v62l-16 30" />
            <path d="M32 98l-11 20 8 4 10-20z" className="arm-head" />
            <circle cx="44" cy="16" r="5.5" className="arm-pin" />
          </g>
        </svg>
      </div>
      <PlayerControls player={player} label={label} />
    </div>
  );
}
