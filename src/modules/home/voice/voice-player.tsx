import { useEffect, useState, type RefObject } from 'react';
import { useMediaElement } from '@/modules/media/use-media-element';
import { copy } from '../copy';

/** What she says, from these seconds on. */
const sentences: readonly [second: number, text: string][] = [
  [0, 'Lieve mensen.'],
  [2.1, 'Ik ben vijfennegentig.'],
  [4.4, 'Ik heb er niks voor hoeven doen, het ging vanzelf.'],
  [10.2, 'Ik mis er een paar, dat weten jullie.'],
  [14.5, 'Maar ik tel er ook zeventien,'],
  [17.4, 'en dat zijn er vijftien meer dan waar Henk en ik mee begonnen.'],
  [23.9, 'Eet de taart op.'],
  [26, 'Morgen is hij oud.'],
];

export interface Playback {
  isPlaying: boolean;
  isWaiting: boolean;
  toggle: () => void;
  /** From 0 to 1. */
  progress: number;
  /** The sentence she says; undefined at the start and the end. */
  sentence: string | undefined;
}

interface Props {
  /** May be playing already. */
  audio: RefObject<HTMLAudioElement | null>;
  onChange: (playback: Playback) => void;
}

/** Follows the recording; shows only its failure. */
export function VoicePlayer({ audio, onChange }: Props) {
  const { isPlaying, isWaiting, hasFailed, duration, play, pause } = useMediaElement(audio, {
    nowPlaying: {
      title: copy.voice.from,
      contributor: 'Oma Riet',
      picture: '/demo/oma-riet/trouwdag-480.webp',
    },
  });
  const [position, setPosition] = useState(0);
  useEffect(() => {
    const media = audio.current!;
    const read = () => setPosition(media.ended ? 0 : media.currentTime);
    const events = ['timeupdate', 'ended'];
    for (const event of events) media.addEventListener(event, read);
    return () => events.forEach((event) => media.removeEventListener(event, read));
  }, [audio]);
  const progress = duration === null ? 0 : position / duration;
  const sentence =
    position > 0 ? sentences.filter(([second]) => second <= position).at(-1)?.[1] : undefined;
  const toggle = isPlaying ? pause : play;
  useEffect(() => {
    onChange({ isPlaying, isWaiting, toggle, progress, sentence });
  }, [onChange, isPlaying, isWaiting, toggle, progress, sentence]);
  return (
    hasFailed && (
      <p role="alert" className="mt-2 text-small font-semibold">
        {copy.voice.failed}
      </p>
    )
  );
}
