import { useEffect } from 'react';

/** The end of the page that the key scrolls to; null if a field or dialog handles the key. */
function endOf(event: KeyboardEvent): 'start' | 'end' | null {
  const hasModifier = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
  const isForOther =
    event.target instanceof Element && event.target.closest('input, textarea, select, dialog');
  if (hasModifier || isForOther || event.defaultPrevented) return null;
  return event.key === 'Home' ? 'start' : event.key === 'End' ? 'end' : null;
}

/** Scrolls instantly on Home and End: measuring rows on the way would stop a smooth scroll. */
export function useEndKeys(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const end = endOf(event);
      if (end === null) return;
      event.preventDefault();
      const top = end === 'start' ? 0 : document.documentElement.scrollHeight;
      window.scrollTo({ top, behavior: 'instant' });
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}
