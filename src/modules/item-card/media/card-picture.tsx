import { useState } from 'react';
import { typeOf } from '@/modules/timeline/item-types';
import type { TimelineItem } from '@/modules/timeline/rows';
import { FittingPicture } from './fitting-picture';
import { MovingPicture } from './moving-picture';
import { pictureAlt, aspectRatioOf } from './picture';
import { MissingPicture } from './missing-picture';
import { useIsMoving } from './use-is-moving';

interface Props {
  item: TimelineItem;
  url: string;
  eager: boolean;
}

/** The photo or gif of an item. */
export function CardPicture({ item, url, eager }: Props) {
  const [isBroken, setIsBroken] = useState(false);
  const [shownUrl, setShownUrl] = useState<string | null>(null);
  const isMoving = useIsMoving(item, shownUrl);
  const aspectRatio = aspectRatioOf(item.metadata);
  const breakDown = () => setIsBroken(true);
  const picture = isBroken ? (
    <MissingPicture
      item={item}
      url={url}
      aspectRatio={aspectRatio}
      onRecovered={() => setIsBroken(false)}
    />
  ) : isMoving ? (
    <MovingPicture
      item={item}
      url={shownUrl ?? url}
      eager={eager || shownUrl !== null}
      onBroken={breakDown}
    />
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
  );
  if (!typeOf(item).isPhotoPrint) return picture;
  return (
    <div className="p-[10px] pb-0">
      {isBroken ? (
        picture
      ) : (
        <div className="relative overflow-clip rounded-[2px] bg-wash">{picture}</div>
      )}
    </div>
  );
}
