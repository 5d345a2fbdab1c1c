import { useState } from 'react';
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
  /** The width that it is shown in, as the attribute `sizes`. */
  sizes: string;
}

/** The photo or gif of an item. */
export function CardPicture({ item, url, eager, sizes }: Props) {
  const [isBroken, setIsBroken] = useState(false);
  const [shownUrl, setShownUrl] = useState<string | null>(null);
  const isMoving = useIsMoving(item, shownUrl);
  const aspectRatio = aspectRatioOf(item.metadata);
  const breakDown = () => setIsBroken(true);
  return isBroken ? (
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
      sizes={sizes}
      onBroken={breakDown}
    />
  ) : (
    <FittingPicture
      url={url}
      alt={pictureAlt(item)}
      metadata={item.metadata}
      eager={eager}
      sizes={sizes}
      aspectRatio={aspectRatio}
      className="w-full"
      onShown={setShownUrl}
      onBroken={breakDown}
    />
  );
}
