import { createContext, use, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { closedTool, enterLayer, isInLayer, leaveLayer, openLayer } from './entries';

/** The id of the tool in this part of the page, for the history entry of its layer. */
export const LayerToolContext = createContext<string | undefined>(undefined);

/**
 * Pushes a history entry for a layer, so that Back closes it. If the layer stays open on Back, the entry is pushed
 * again.
 */
export function useLayerEntry(onBack: () => void) {
  const goBack = useEffectEvent(onBack);
  const tool = use(LayerToolContext);
  const enter = useEffectEvent(() => enterLayer(tool));
  // A layout effect: once the layer is visible, Back must not leave the page.
  useLayoutEffect(() => {
    const close = openLayer();
    enter();
    let staying: ReturnType<typeof setTimeout> | undefined;
    const onPopState = () => {
      if (isInLayer()) return;
      goBack();
      staying = setTimeout(enter);
    };
    window.addEventListener('popstate', onPopState);
    return () => {
      clearTimeout(staying);
      window.removeEventListener('popstate', onPopState);
      close();
    };
  }, []);
}

/**
 * At the history entry of a layer that is not open (after a reload, on Forward, or on Back from a page that the layer
 * linked to): opens its tool again, or goes back from it. While `reopenTool` returns null, since it is not known yet
 * whether the tool is offered, it is asked again at each render.
 */
export function useClosedLayerEntry(reopenTool: (tool: string) => boolean | null) {
  const isUndecided = useRef(false);
  const visitEntry = useEffectEvent(() => {
    const tool = closedTool();
    const isReopened = tool !== undefined && reopenTool(tool);
    isUndecided.current = isReopened === null;
    if (isReopened === false) leaveLayer();
  });
  useEffect(() => {
    const onEntry = () => visitEntry();
    onEntry();
    window.addEventListener('popstate', onEntry);
    return () => window.removeEventListener('popstate', onEntry);
  }, []);
  useEffect(() => {
    if (isUndecided.current) visitEntry();
  });
}
