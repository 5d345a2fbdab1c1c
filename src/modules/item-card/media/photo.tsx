import { useState } from 'react';
import type { TimelineItem } from '@/modules/timeline/rows';
import { FittingPicture } from './fitting-picture';
import { MovingPicture } from './gif';
import { pictureAlt } from '../picture-alt';
import { MissingPicture } from './missing-picture';
import { aspectRatioOf } from './picture';
import { useIsMoving } from './use-is-moving';

interface Props {
  item: TimelineItem;
  url: string;
  eager: boolean;
}

export function Photo({ item, url, eager }: Props) {
  const [isBroken, setIsBroken] = useState(false);
  const [shownUrl, setShownUrl] = useState<string | null>(null);
  const isMoving = useIsMoving(shownUrl, false);
  const aspectRatio = aspectRatioOf(item.metadata);
  const breakDown = () => setIsBroken(true);
  return (
    <div className="p-[10px] pb-0">
      {isBroken ? (
        <MissingPicture
          item={item}
          url={url}
          aspectRatio={aspectRatio}
          onRecovered={() => setIsBroken(false)}
        />
      ) : (
        <div className="relative overflow-clip rounded-[2px] bg-wash">
          {isMoving ? (
            <MovingPicture item={item} url={shownUrl ?? url} eager onBroken={breakDown} />
          ) : (
            <FittingPicture
              url={url}
              alt={pictureAlt(item)}
              metadata={item.metadata}
              eager={eager}
              aspectRatio={aspectRatio}
              className="w-full"
              onShown={setShownUrl}
              onBroken={breakDown}
            />
          )}
        </div>
      )}
    </div>
  );
}
