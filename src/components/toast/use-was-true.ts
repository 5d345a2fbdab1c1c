import { useState } from 'react';

/** True from the first time that it was true. */
export function useWasTrue(now: boolean): boolean {
  const [ever, setEver] = useState(now);
  if (now && !ever) setEver(true);
  return ever || now;
}
