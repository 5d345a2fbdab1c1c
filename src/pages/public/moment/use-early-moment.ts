import { useEffect, useState } from 'react';
import { onOpenMoment } from './opening-moment';

/**
 * The moment that was just asked for, until the page has followed to its address: the album need
 * not wait for everything else that the address changes. Null at all other times.
 */
export function useEarlyMoment(momentId: string | null): string | null {
  const [early, setEarly] = useState<string | null>(null);
  const isThere = momentId !== null;
  useEffect(() => onOpenMoment(setEarly), []);
  useEffect(() => {
    const leave = () => setEarly(null);
    // Not while drawing: the page may be on its way there when Back ends that, and a state that was
    // set on the way counts as set.
    if (isThere) leave();
    // Back, before the page was there.
    window.addEventListener('popstate', leave);
    return () => window.removeEventListener('popstate', leave);
  }, [isThere]);
  return momentId === null ? early : null;
}
