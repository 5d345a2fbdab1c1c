import { useState } from 'react';
import type { TimelineItem } from '../rows';
import { copy } from './copy';
import { labelOf } from './item-label';
import { MissingMedia } from './missing-media';
import { aspectRatioOf, cardSizes, sourceSetOf } from './picture';

interface Props {
  item: TimelineItem;
  url: string;
  eager: boolean;
}

/** A print in an album: white edge, and room kept for it before it arrives. */
export function Photo({ item, url, eager }: Props) {
  const [broken, setBroken] = useState(false);
  const aspectRatio = aspectRatioOf(item.metadata);
  return (
    <div className="p-[10px] pb-0">
      {broken ? (
        <MissingMedia kind="photo" text={copy.photoBroken} />
      ) : (
        <img
          src={url}
          srcSet={sourceSetOf(url)}
          sizes={sourceSetOf(url) && cardSizes}
          alt={labelOf(item)}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : 'auto'}
          decoding="async"
          style={{ aspectRatio }}
          className="w-full rounded-[2px] bg-wash object-cover text-small text-muted"
          onError={() => setBroken(true)}
        />
      )}
    </div>
  );
}
