import { useEffect } from 'react';

/** Where Home and End lead, unless they are meant for a field or a dialog. */
function endOf(event: KeyboardEvent): 'start' | 'end' | null {
  const hasModifier = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
  const isForOther =
    event.target instanceof Element && event.target.closest('input, textarea, select, dialog');
  if (hasModifier || isForOther || event.defaultPrevented) return null;
  return event.key === 'Home' ? 'start' : event.key === 'End' ? 'end' : null;
}

/** Home and End without animation: it would stop where rows on its way turn out higher. */
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
