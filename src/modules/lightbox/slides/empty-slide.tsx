import { MissingMedia } from '@/modules/item-card/media/missing-media';
import { copy } from '../copy';
import type { SlideProps } from './item-slide';

const texts: Record<string, string> = {
  photo: copy.noPhoto,
  gif: copy.noGif,
  video: copy.noFilm,
  audio: copy.noSound,
  text: copy.noText,
};

/** A placeholder for an item without media; its details stay visible beside it. */
export function EmptySlide({ item: { item_type: type } }: SlideProps) {
  return (
    <div className="album-object">
      <MissingMedia
        kind={type === 'video' ? 'video' : 'photo'}
        text={texts[type] ?? copy.unknownKind}
      />
    </div>
  );
}
