import { useEffect } from 'react';

/**
 * Browsers can keep a whole page in memory for Back, some also one that is `no-store`. The story may not be
 * shared any more by then: it is hidden for as long as it is kept, and read anew.
 */
export function useFreshReturn() {
  useEffect(() => {
    const onPageHide = ({ persisted }: PageTransitionEvent) => {
      // Not `hidden`: the scroll offset, which is stored after this, would be lost.
      if (persisted) document.documentElement.style.visibility = 'hidden';
    };
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) window.location.reload();
    };
    window.addEventListener('pagehide', onPageHide);
    window.addEventListener('pageshow', onPageShow);
    return () => {
      window.removeEventListener('pagehide', onPageHide);
      window.removeEventListener('pageshow', onPageShow);
    };
  }, []);
}
