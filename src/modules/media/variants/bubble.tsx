import { Avatar } from '@/modules/timeline/people/avatar';
import type { AudioVariantProps } from './audio-props';
import { PlayerControls } from '../player-controls';

/** A speech bubble beside the avatar of the contributor. */
export function Bubble({ authorId, authorName, authorAvatar, player, label }: AudioVariantProps) {
  return (
    <div className="look look-bubble">
      <span className="speaker">
        <Avatar
          id={authorId}
          name={authorName}
          avatarUrl={authorAvatar}
          className="size-[48px] text-[16px]"
        />
      </span>
      <div className="speech">
        <PlayerControls player={player} label={label} />
      </div>
    </div>
  );
}
