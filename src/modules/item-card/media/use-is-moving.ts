import { useEffect, useState } from 'react';
import { whenIdle } from '@/lib/browser/when-idle';
import { loadFileContent } from '@/modules/timeline/media-files/load-file-content';

/**
 * Whether a picture moves, by the content of its file. `url` is null until the picture has loaded;
 * `byType` holds until the content is known.
 */
export function useIsMoving(url: string | null, byType: boolean): boolean {
  const [byContent, setByContent] = useState<boolean | null>(null);
  useEffect(
    () =>
      url === null
        ? undefined
        : whenIdle(
            () =>
              void loadFileContent()
                .then(({ isMoving }) => isMoving(url))
                // Without an answer, the type decides.
                .then(setByContent, () => {}),
          ),
    [url],
  );
  return byContent ?? byType;
}
