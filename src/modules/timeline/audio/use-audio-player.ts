import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { leaveSounding, startSounding, stopSounding, type SoundingAbout } from './sounding';

type Media = SyntheticEvent<HTMLAudioElement>;

const knownLength = (seconds: number | undefined) =>
  seconds !== undefined && Number.isFinite(seconds) && seconds > 0 ? seconds : null;

/**
 * Plays one recording: spread `audioProps` on its `<audio>`. Times are in seconds; `duration` is
 * `knownDuration` until the file tells, and null as long as nobody knows. `about` is for the lock
 * screen.
 */
export function useAudioPlayer(knownDuration: number | undefined, about: SoundingAbout) {
  const audioRef = useRef<HTMLAudioElement>(null);
  const [playing, setPlaying] = useState(false);
  const [waiting, setWaiting] = useState(false);
  const [failed, setFailed] = useState(false);
  const [position, setPosition] = useState(0);
  const [measured, setMeasured] = useState<number | null>(null);
  const duration = measured ?? knownLength(knownDuration);

  useEffect(() => {
    const audio = audioRef.current;
    return () => {
      if (audio) leaveSounding(audio);
    };
  }, []);

  // Smoother than the four times a second at which the element itself tells its time.
  useEffect(() => {
    if (!playing) return;
    let frame = requestAnimationFrame(function follow() {
      if (audioRef.current) setPosition(audioRef.current.currentTime);
      frame = requestAnimationFrame(follow);
    });
    return () => cancelAnimationFrame(frame);
  }, [playing]);

  const fail = () => {
    setFailed(true);
    setPlaying(false);
    setWaiting(false);
  };

  const play = () => {
    const audio = audioRef.current;
    if (!audio) return;
    setFailed(false);
    setWaiting(true);
    if (audio.error) audio.load();
    startSounding(audio);
    audio.play().catch((error: unknown) => {
      setWaiting(false);
      // Paused again before it could begin is no fault.
      if (!(error instanceof DOMException && error.name === 'AbortError')) fail();
    });
  };

  const seek = (seconds: number) => {
    const audio = audioRef.current;
    if (!audio || !Number.isFinite(seconds)) return;
    const to = Math.min(Math.max(0, seconds), duration ?? Infinity);
    audio.currentTime = to;
    setPosition(to);
  };

  const audioProps = {
    ref: audioRef,
    preload: 'none',
    onPlay: ({ currentTarget }: Media) => {
      startSounding(currentTarget, about);
      setPlaying(true);
    },
    onPlaying: () => setWaiting(false),
    onWaiting: () => setWaiting(true),
    onPause: ({ currentTarget }: Media) => {
      stopSounding(currentTarget);
      setPlaying(false);
      setWaiting(false);
    },
    onTimeUpdate: ({ currentTarget }: Media) => setPosition(currentTarget.currentTime),
    onDurationChange: ({ currentTarget }: Media) =>
      setMeasured(knownLength(currentTarget.duration)),
    onEnded: ({ currentTarget }: Media) => {
      stopSounding(currentTarget);
      currentTarget.currentTime = 0;
      setPosition(0);
      setPlaying(false);
      setWaiting(false);
    },
    onError: fail,
  } as const;

  return {
    audioProps,
    audioRef,
    playing,
    waiting,
    failed,
    position: duration === null ? position : Math.min(position, duration),
    duration,
    /** From 0 to 1. */
    progress: duration === null ? 0 : Math.min(1, position / duration),
    toggle: () => (playing ? audioRef.current?.pause() : play()),
    seek,
    /** By so many seconds, back where negative. */
    skip: (seconds: number) => seek((audioRef.current?.currentTime ?? 0) + seconds),
  };
}

export type AudioPlayer = ReturnType<typeof useAudioPlayer>;
