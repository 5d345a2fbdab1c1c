import type { ComponentProps } from 'react';
import { MissingPicture } from '@/modules/item-card/media/missing-picture';
import { ForeignMedia } from '@/modules/item-card/media/linked-media';
import { MediaMessage } from '@/modules/item-card/media/media-message';
import { byType, typeOf } from '@/modules/timeline/item-types';
import { copy } from '../copy';
import type { SlideProps } from './slide-props';

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
          text={byType(copy.empty, item) ?? copy.unknownType}
        />
      )}
    </div>
  );
}

type MissingProps = Pick<ComponentProps<typeof MissingPicture>, 'item' | 'url' | 'onRecovered'>;

/** For a picture that did not load. */
export const MissingSlide = (props: MissingProps) => (
  <div className="lightbox-object" data-missing>
    <MissingPicture {...props} hasSaveButton={false} />
  </div>
);
