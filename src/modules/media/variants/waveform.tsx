import type { AudioVariantProps } from './audio-props';
import { PlayerControls } from '../player-controls';
import { SoundBars } from './sound-bars';

export function Waveform({ id, peaks, player, label }: AudioVariantProps) {
  const picture = <SoundBars id={id} peaks={peaks} progress={player.progress} className="wave" />;
  return (
    <div className="look look-waveform">
      <PlayerControls player={player} label={label} picture={picture} />
    </div>
  );
}
