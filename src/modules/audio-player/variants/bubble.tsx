import { Avatar } from '@/modules/timeline/avatar';
import type { LookProps } from '../audio-card';
import { PlayerControls } from '../player-controls';

/** A spoken message, with its teller beside the tail. */
export function Bubble({ authorId, authorName, authorAvatar, player, label }: LookProps) {
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
