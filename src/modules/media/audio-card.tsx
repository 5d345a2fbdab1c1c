import { useRef, type CSSProperties } from 'react';
import { useOnScreen } from '@/lib/browser/use-on-screen';
import { languageOf } from '@/modules/timeline/item-language';
import { contributorOf } from '@/modules/timeline/people/contributor-names';
import { useStoryLinks } from '@/modules/timeline/story-view';
import { type AudioCardProps, pickAudioVariant } from './variants/audio-variant';
import { Bubble } from './variants/bubble';
import { Cassette } from './variants/cassette';
import { copy } from './copy';
import './audio.css';
import { Transcript } from './transcript';
import { useOwnControls } from './use-own-controls';
import { knownDuration, useMediaElement } from './use-media-element';
import { usePlayer } from './use-player';
import { Vinyl } from './variants/vinyl';
import { Waveform } from './variants/sound-bars';

const variants = { waveform: Waveform, vinyl: Vinyl, bubble: Bubble, cassette: Cassette };

/** A recording in one of four variants, all with the same player. */
export function AudioCard({ item, url, hasTranscript = true, undecodable }: AudioCardProps) {
  const { metadata } = item;
  const contributor = contributorOf(item);
  const Variant = variants[pickAudioVariant(item.id, metadata.audio_variant)];
  // Whole characters: half of one is another one on a server.
  const [line = ''] = item.description?.trim().split('\n') ?? [];
  const firstLine = Array.from(line).slice(0, 80).join('');
  const label = item.title.trim() || firstLine || copy.untitled;
  const frameRef = useRef<HTMLDivElement>(null);
  const isNear = useOnScreen(frameRef, '600px');
  const needsMetadata = knownDuration(metadata.duration) === null;
  const audioRef = useRef<HTMLAudioElement>(null);
  const media = useMediaElement(audioRef, {
    source: { url, isNear },
    nowPlaying: {
      title: label,
      contributor: contributor.name,
      story: useStoryLinks()?.timeline?.title,
      picture: metadata.poster_url ?? contributor.avatarUrl,
    },
    onEnded: () => player.seek(0),
  });
  const player = usePlayer(audioRef, media, metadata.duration);
  const own = useOwnControls(url, frameRef);
  return (
    <div
      ref={frameRef}
      className={`audio-card ${player.isPlaying ? 'is-playing' : ''}`}
      style={{ '--progress': player.progress } as CSSProperties}
    >
      <div className="audio-face">
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the card's text tells what it is */}
        <audio
          ref={audioRef}
          {...own}
          aria-label={own.controls ? label : undefined}
          preload={isNear && needsMetadata ? 'metadata' : 'none'}
        />
        <Variant item={item} player={player} label={label} />
      </div>
      {player.isUndecodable && undecodable}
      {hasTranscript && (
        <Transcript text={metadata.transcript} label={label} lang={languageOf(item)} />
      )}
    </div>
  );
}
