import { useState } from 'react';
import type { TimelineItem } from '@/modules/timeline/rows';
import { copy } from '../copy';
import { FittingPicture } from './fitting-picture';
import { labelOf } from '../item-label';
import { MissingPicture } from './missing-picture';
import { aspectRatioOf } from './picture';

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
        <MissingPicture
          kind="photo"
          text={copy.photoBroken}
          url={url}
          aspectRatio={aspectRatio}
          onThere={() => setBroken(false)}
        />
      ) : (
        <div className="relative overflow-hidden rounded-[2px] bg-wash">
          <FittingPicture
            url={url}
            alt={labelOf(item)}
            metadata={item.metadata}
            eager={eager}
            aspectRatio={aspectRatio}
            className="w-full"
            onBroken={() => setBroken(true)}
          />
        </div>
      )}
    </div>
  );
}
