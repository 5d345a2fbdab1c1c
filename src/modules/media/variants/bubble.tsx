import { Avatar } from '@/modules/timeline/people/avatar';
import { contributorOf } from '@/modules/timeline/people/contributor-names';
import type { AudioVariantProps } from './audio-variant';
import { PlayerControls } from '../player-controls';

/** A speech bubble beside the avatar of the contributor. */
export function Bubble({ item, player, label }: AudioVariantProps) {
  return (
    <div className="look look-bubble">
      <span className="speaker">
        <Avatar {...contributorOf(item)} className="size-[48px] text-[16px]" />
      </span>
      <div className="speech">
        <PlayerControls player={player} label={label} />
      </div>
    </div>
  );
}
