import { useEffect } from 'react';

/** Scrolls instantly on Home and End: measuring rows on the way would stop a smooth scroll. */
export function useEndKeys(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, target } = event;
      const hasModifier = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
      const isForOther =
        target instanceof Element && target.closest('input, textarea, select, dialog');
      if (key !== 'Home' && key !== 'End') return;
      if (hasModifier || isForOther || event.defaultPrevented) return;
      event.preventDefault();
      const top = key === 'Home' ? 0 : document.documentElement.scrollHeight;
      window.scrollTo({ top, behavior: 'instant' });
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}
