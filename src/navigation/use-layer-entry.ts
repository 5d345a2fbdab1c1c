import { useEffect, useEffectEvent, useLayoutEffect } from 'react';

let open = 0;
let leaving: ReturnType<typeof setTimeout> | undefined;

const isInLayer = () => (window.history.state as { layer?: true } | null)?.layer === true;

/** In a timeout, since strict mode runs every effect twice. */
function leaveEntry() {
  clearTimeout(leaving);
  leaving = setTimeout(() => {
    if (open > 0 || !isInLayer()) return;
    // Forward comes here again, and must not scroll to where the page was when it was reloaded.
    window.history.scrollRestoration = 'manual';
    window.history.back();
  });
}

/**
 * Pushes a history entry for a layer, so that Back closes it. The entry keeps the URL and the
 * router's key, so the router does not navigate, and filter, scroll offset and focus of the page
 * stay. If the layer stays open on Back, the entry is pushed again.
 */
export function useLayerEntry(onBack: () => void) {
  const goBack = useEffectEvent(onBack);
  // A layout effect: once the layer is visible, Back must not leave the page.
  useLayoutEffect(() => {
    open += 1;
    clearTimeout(leaving);
    const enter = () => {
      if (!isInLayer()) window.history.pushState({ ...window.history.state, layer: true }, '');
    };
    enter();
    let staying: ReturnType<typeof setTimeout> | undefined;
    const onPopState = () => {
      if (isInLayer()) return;
      goBack();
      staying = setTimeout(enter);
    };
    window.addEventListener('popstate', onPopState);
    return () => {
      open -= 1;
      clearTimeout(staying);
      window.removeEventListener('popstate', onPopState);
      leaveEntry();
    };
  }, []);
}

/**
 * Goes back from the history entry of a layer that is not open: after a reload, on Forward, or on
 * Back from a page that the layer linked to.
 */
export function useLeaveClosedLayerEntry() {
  useEffect(() => {
    leaveEntry();
    window.addEventListener('popstate', leaveEntry);
    return () => window.removeEventListener('popstate', leaveEntry);
  }, []);
}
