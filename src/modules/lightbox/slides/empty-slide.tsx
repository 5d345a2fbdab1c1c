import { ForeignMedia } from '@/modules/item-card/media/linked-media';
import { MissingMedia } from '@/modules/item-card/media/missing-media';
import { copy } from '../copy';
import type { SlideProps } from './item-slide';

const texts: Record<string, string> = {
  photo: copy.noPhoto,
  gif: copy.noGif,
  video: copy.noVideo,
  audio: copy.noAudio,
  text: copy.noText,
};

/** For an item without media, or with media of another host; its details are shown beside it. */
export function EmptySlide({ item }: SlideProps) {
  const { item_type: type, foreignUrl } = item;
  return (
    <div className="lightbox-object">
      {foreignUrl ? (
        <ForeignMedia item={item} url={foreignUrl} />
      ) : (
        <MissingMedia
          kind={type === 'video' ? 'video' : 'photo'}
          text={texts[type] ?? copy.unknownKind}
        />
      )}
    </div>
  );
}
