import { AudioCard } from '@/modules/media/audio-card';
import { UndecodableNote } from '@/modules/item-card/media/undecodable/undecodable';
import type { SlideProps } from './slide-props';
import { stopPlayerEvents } from './stop-player-events';

/** A recording in the player variant of its card, larger. */
export function AudioSlide({ item, url }: Pick<SlideProps, 'item' | 'url'>) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- only stops the propagation of events
    <div
      className="lightbox-object lightbox-audio"
      onPointerDown={stopPlayerEvents}
      onKeyDown={stopPlayerEvents}
    >
      <AudioCard
        item={item}
        url={url}
        hasTranscript={false}
        undecodable={<UndecodableNote item={item} hasSaveButton={false} />}
      />
    </div>
  );
}
