import { createContext, use, useEffect, useEffectEvent, useLayoutEffect } from 'react';

interface LayerState {
  layer?: true;
  /** The id of the tool, where the layer opens again on Forward and after a reload. */
  tool?: string;
}

/** The id of the tool in this part of the page, for the history entry of its layer. */
export const LayerToolContext = createContext<string | undefined>(undefined);

let open = 0;
let leaving: ReturnType<typeof setTimeout> | undefined;

const entryState = () => window.history.state as LayerState | null;
const isInLayer = () => entryState()?.layer === true;

/**
 * Goes back from the history entry of a layer that is not open. In a timeout, since strict mode runs
 * every effect twice.
 */
export function leaveLayerEntry() {
  clearTimeout(leaving);
  leaving = setTimeout(() => {
    if (open > 0 || !isInLayer()) return;
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
  const tool = use(LayerToolContext);
  const entered = useEffectEvent((): LayerState => ({ layer: true, ...(tool && { tool }) }));
  // A layout effect: once the layer is visible, Back must not leave the page.
  useLayoutEffect(() => {
    open += 1;
    clearTimeout(leaving);
    const enter = () => {
      if (!isInLayer()) window.history.pushState({ ...entryState(), ...entered() }, '');
      // Forward to this entry must not scroll to where the page was when it was reloaded.
      window.history.scrollRestoration = 'manual';
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
      leaveLayerEntry();
    };
  }, []);
}

/**
 * At the history entry of a layer that is not open (after a reload, on Forward, or on Back from a page
 * that the layer linked to): opens its tool again, or goes back from it.
 */
export function useClosedLayerEntry(reopenTool: (tool: string) => boolean) {
  const reopen = useEffectEvent(reopenTool);
  useEffect(() => {
    const onEntry = () => {
      const tool = entryState()?.tool;
      if (open > 0 || tool === undefined || !reopen(tool)) leaveLayerEntry();
    };
    onEntry();
    window.addEventListener('popstate', onEntry);
    return () => window.removeEventListener('popstate', onEntry);
  }, []);
}
