import { useEffect, useEffectEvent } from 'react';

let leaving: ReturnType<typeof setTimeout> | undefined;

const isInLayer = () => (window.history.state as { layer?: true } | null)?.layer === true;

/**
 * Gives a layer an entry of its own in the history, so that Back closes it. It keeps the address
 * and the router's key of the page below: for the router nothing happens, so filter, place and
 * focus of the page stay as they are.
 */
export function useLayerEntry(onBack: () => void) {
  const goBack = useEffectEvent(onBack);
  useEffect(() => {
    clearTimeout(leaving);
    if (!isInLayer()) window.history.pushState({ ...window.history.state, layer: true }, '');
    const onPopState = () => !isInLayer() && goBack();
    window.addEventListener('popstate', onPopState);
    return () => {
      window.removeEventListener('popstate', onPopState);
      // Later, since development takes every effect off and on again.
      leaving = setTimeout(() => isInLayer() && window.history.back());
    };
  }, []);
}
