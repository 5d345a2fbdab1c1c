import { ForeignMedia } from '@/modules/item-card/media/linked-media';
import { MediaMessage } from '@/modules/item-card/media/media-message';
import { byType, typeOf, type ItemType } from '@/modules/timeline/item-types';
import { copy } from '../copy';
import type { SlideProps } from './slide-props';

const texts = {
  photo: copy.noPhoto,
  gif: copy.noGif,
  video: copy.noVideo,
  audio: copy.noAudio,
  text: copy.noText,
} satisfies Record<ItemType, string>;

/** For an item without media, or with media of another host; its details are shown beside it. */
export function EmptySlide({ item }: Pick<SlideProps, 'item'>) {
  const { foreignUrl } = item;
  return (
    <div className="lightbox-object">
      {foreignUrl ? (
        <ForeignMedia item={item} url={foreignUrl} />
      ) : (
        <MediaMessage
          drawing={typeOf(item).shownAs}
          text={byType(texts, item) ?? copy.unknownType}
        />
      )}
    </div>
  );
}
