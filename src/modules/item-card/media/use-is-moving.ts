import { useEffect, useState } from 'react';
import { useReducedMotion } from '@/lib/browser/use-media-query';
import { whenIdle } from '@/lib/browser/when-idle';
import { typeOf } from '@/modules/timeline/item-types';
import type { TimelineItem } from '@/modules/timeline/rows';

const movingNames = /\.(gif|apng)([?#]|$)/i;

/**
 * Whether a picture moves, by its type or the name of its file. Under reduced motion the content decides
 * too: messengers give a GIF the name of a JPEG. `shownUrl` is null until the picture has loaded.
 */
export function useIsMoving(item: TimelineItem, shownUrl: string | null): boolean {
  const [byContent, setByContent] = useState(false);
  const isKnown = typeOf(item).moves || movingNames.test(item.media_url ?? '');
  const contentUrl = useReducedMotion() && !isKnown ? shownUrl : null;
  useEffect(
    () =>
      contentUrl === null
        ? undefined
        : whenIdle(
            () =>
              void import('@/modules/timeline/media-files/file-content')
                .then(({ isMoving }) => isMoving(contentUrl))
                .then(setByContent, () => {}),
          ),
    [contentUrl],
  );
  return isKnown || byContent;
}
