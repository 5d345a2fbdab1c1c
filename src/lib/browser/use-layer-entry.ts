import { useEffect, useEffectEvent, useLayoutEffect } from 'react';

let open = 0;
let leaving: ReturnType<typeof setTimeout> | undefined;

const isInLayer = () => (window.history.state as { layer?: true } | null)?.layer === true;

/** Later, since development takes every effect off and on again. */
function leaveEntry() {
  clearTimeout(leaving);
  leaving = setTimeout(() => open === 0 && isInLayer() && window.history.back());
}

/**
 * Gives a layer an entry of its own in the history, so that Back closes it. It keeps the address
 * and the router's key of the page below: for the router nothing happens, so filter, place and
 * focus of the page stay as they are. A layer that does not close yet has its entry again.
 */
export function useLayerEntry(onBack: () => void) {
  const goBack = useEffectEvent(onBack);
  // Before the first paint: Back on a layer that can be seen must never leave the story.
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
 * Leaves the entry of a layer that is no longer open: after a reload, by Forward, or by Back from
 * where the layer led to.
 */
export function useNoEmptyLayer() {
  useEffect(() => {
    leaveEntry();
    window.addEventListener('popstate', leaveEntry);
    return () => window.removeEventListener('popstate', leaveEntry);
  }, []);
}
