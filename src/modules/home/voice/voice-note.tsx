import PauseIcon from 'lucide-react/icons/pause';
import PlayIcon from 'lucide-react/icons/play';
import { useRef, useState } from 'react';
import { useLazyModule } from '@/lib/use-lazy-module';
import { copy } from '../copy';
import type { Playback } from './voice-player';

const { play, pause, quote, from } = copy.voice;
const loadPlayer = () => import('./voice-player');

/** A recording of the demo, with what she says while it plays. Nothing of it is loaded before the press. */
export function VoiceNote({ className }: { className: string }) {
  const audio = useRef<HTMLAudioElement>(null);
  const [isPressed, setIsPressed] = useState<true | null>(null);
  const [playback, setPlayback] = useState<Playback | null>(null);
  const player = useLazyModule(loadPlayer, isPressed, () => {
    audio.current!.controls = true;
  });
  const start = () => {
    const media = audio.current!;
    // At the press itself: once the code of the player has loaded, Safari refuses to play.
    media.src = '/demo/oma-riet/toespraak.mp3';
    media.play().catch(() => {});
    setIsPressed(true);
  };
  const isPlaying = playback?.isPlaying ?? false;
  const Icon = isPlaying ? PauseIcon : PlayIcon;
  return (
    <figure
      className={`flex flex-wrap items-center gap-4 rounded-[3px] bg-card p-4 shadow-print ${className}`}
    >
      <button
        type="button"
        aria-label={isPlaying ? pause : play}
        aria-busy={playback?.isWaiting}
        onClick={playback?.toggle ?? start}
        className="relative grid size-14 flex-none place-items-center rounded-full bg-primary text-white noscript:hidden md:size-16"
      >
        <svg viewBox="0 0 64 64" aria-hidden="true" className="absolute -inset-1.5 -rotate-90">
          <circle
            cx="32"
            cy="32"
            r="30.5"
            fill="none"
            strokeWidth="3"
            pathLength="1"
            strokeDasharray="1"
            strokeDashoffset={1 - (playback?.progress ?? 0)}
            className="stroke-accent transition-[stroke-dashoffset] ease-linear"
          />
        </svg>
        <Icon
          aria-hidden="true"
          className={`size-7 fill-current ${isPlaying ? '' : 'translate-x-0.5'}`}
        />
      </button>
      <div className="min-w-0 flex-1 basis-40 wrap-anywhere">
        <blockquote className="grid min-h-[3lh] items-center font-display text-[1.0625rem] leading-snug italic md:text-[1.1875rem]">
          <p>{`“${playback?.sentence ?? quote}”`}</p>
        </blockquote>
        <p className="mt-1 text-small leading-snug text-muted">{from}</p>
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- what she says is written beside it */}
        <audio ref={audio} preload="none" className="mt-2 w-full" />
        {player && <player.VoicePlayer audio={audio} onChange={setPlayback} />}
      </div>
    </figure>
  );
}
