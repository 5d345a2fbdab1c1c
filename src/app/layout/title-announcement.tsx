import { useEffect, useState } from 'react';
import { pageOf } from '@/config/paths';

/**
 * Announces the new page title to screen readers, as a browser does after a page load. The lightbox changes
 * path and title too, but is the same page, and says its own heading.
 */
export function TitleAnnouncement() {
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    let { title } = document;
    let { pathname } = location;
    const observer = new MutationObserver(() => {
      if (document.title === title) return;
      const isSamePage =
        location.pathname !== pathname && pageOf(location.pathname) === pageOf(pathname);
      if (title && !isSamePage) setAnnounced(document.title);
      title = document.title;
      pathname = location.pathname;
    });
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => observer.disconnect();
  }, []);

  return (
    <p aria-live="polite" className="sr-only">
      {announced}
    </p>
  );
}
