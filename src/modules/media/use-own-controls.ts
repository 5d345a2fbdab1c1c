import { useState } from 'react';
import { useHydrated } from '@/lib/browser/use-hydrated';

/**
 * The attributes of an `<audio>` or `<video>` in a document of the share page: until the script has taken
 * over, and where it never does, it plays with the controls of the browser. The source then stays.
 */
export function useOwnControls(url: string) {
  const isHydrated = useHydrated();
  const [src] = useState(isHydrated ? undefined : url);
  return { src, controls: !isHydrated };
}
