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

export function Photo({ item, url, eager }: Props) {
  const [isBroken, setIsBroken] = useState(false);
  const aspectRatio = aspectRatioOf(item.metadata);
  return (
    <div className="p-[10px] pb-0">
      {isBroken ? (
        <MissingPicture
          kind="photo"
          text={copy.photoBroken}
          url={url}
          aspectRatio={aspectRatio}
          onRecovered={() => setIsBroken(false)}
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
            onBroken={() => setIsBroken(true)}
          />
        </div>
      )}
    </div>
  );
}
