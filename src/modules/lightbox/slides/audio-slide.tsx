import { AudioCard } from '@/modules/media/audio-card';
import { contributorName } from '@/modules/timeline/people/contributor-names';
import { UndecodableNote } from '@/modules/item-card/media/undecodable/undecodable';
import type { SlideProps } from './slide-props';
import { stopPlayerEvents } from './stop-player-events';

/** A recording in the player variant of its card, larger. */
export function AudioSlide({ item, url }: Pick<SlideProps, 'item' | 'url'>) {
  const { metadata, creator } = item;
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- only stops the propagation of events
    <div
      className="lightbox-object lightbox-audio"
      onPointerDown={stopPlayerEvents}
      onKeyDown={stopPlayerEvents}
    >
      <AudioCard
        id={item.id}
        variant={metadata.audio_variant}
        title={item.title}
        description={item.description}
        audioUrl={url}
        duration={metadata.duration}
        peaks={metadata.peaks}
        authorId={item.created_by}
        authorName={contributorName(creator?.display_name)}
        authorAvatar={creator?.avatar_url ?? null}
        undecodable={<UndecodableNote item={item} hasSaveButton={false} />}
      />
    </div>
  );
}
