import { useEffect, useState } from 'react';

/** Announces the new page title to screen readers, as a browser does after a page load. */
export function TitleAnnouncement() {
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    let title = document.title;
    const observer = new MutationObserver(() => {
      if (document.title === title) return;
      if (title) setAnnounced(document.title);
      title = document.title;
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
