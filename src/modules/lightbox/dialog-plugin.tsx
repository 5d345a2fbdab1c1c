import { useEffect, useEffectEvent, useMemo } from 'react';
import {
  ACTION_CLOSE,
  ControllerContext,
  createModule,
  useController,
  useEvents,
  useForkRef,
  type ComponentProps,
  type Plugin,
} from 'yet-another-react-lightbox';

declare module 'yet-another-react-lightbox' {
  interface LightboxProps {
    /** Called on pull down; the Inline plugin only emits the event. */
    onClose?: () => void;
  }
}

/** The dialog has its own live region; avoid a double announcement. */
const removeLiveRegion = (carousel: HTMLElement | null) =>
  carousel?.setAttribute('aria-live', 'off');

function DialogController({ onClose, children }: ComponentProps) {
  const controller = useController();
  const setCarouselRef = useForkRef(controller.setCarouselRef, removeLiveRegion);
  const context = useMemo(() => ({ ...controller, setCarouselRef }), [controller, setCarouselRef]);

  const { subscribe } = useEvents();
  const close = useEffectEvent(() => onClose?.());
  useEffect(() => subscribe(ACTION_CLOSE, () => close()), [subscribe]);
  return <ControllerContext.Provider value={context}>{children}</ControllerContext.Provider>;
}

const dialogModule = createModule('dialog', DialogController);

/** Connects the carousel to the dialog around it. The last plugin, so that the others get its controller. */
export const DialogPlugin: Plugin = ({ addModule }) => addModule(dialogModule);
