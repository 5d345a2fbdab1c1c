import {
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useMemo,
  type KeyboardEventHandler,
  type RefObject,
} from 'react';
import {
  ACTION_CLOSE,
  ControllerContext,
  EVENT_ON_KEY_DOWN,
  createModule,
  useController,
  useEvents,
  useForkRef,
  useSensors,
  type ComponentProps,
  type ControllerContextType,
  type Plugin,
} from 'yet-another-react-lightbox';

declare module 'yet-another-react-lightbox' {
  interface LightboxProps {
    /** Settings of the dialog plugin. */
    dialog?: {
      /** Set to the key handler of the carousel, for keys that are pressed anywhere in the dialog. */
      keyHandler: RefObject<KeyboardEventHandler | null>;
      /** Called on pull down; the Inline plugin only emits the event. */
      onClose: () => void;
    };
  }
}

/** The dialog has its own live region; avoid a double announcement. */
const removeLiveRegion = (carousel: HTMLElement | null) =>
  carousel?.setAttribute('aria-live', 'off');

/** Gives the modules in the carousel a controller that takes its keys from the dialog. */
function DialogController({ dialog, children }: ComponentProps) {
  const controller = useController();
  const { registerSensors, subscribeSensors } = useSensors<HTMLDivElement>();
  const { onKeyDown } = registerSensors;
  useImperativeHandle(dialog?.keyHandler, () => onKeyDown, [onKeyDown]);
  const setCarouselRef = useForkRef(controller.setCarouselRef, removeLiveRegion);
  const context = useMemo(
    (): ControllerContextType => ({
      ...controller,
      setCarouselRef,
      subscribeSensors: (type, callback) =>
        type === EVENT_ON_KEY_DOWN
          ? subscribeSensors(type, callback)
          : controller.subscribeSensors(type, callback),
    }),
    [controller, setCarouselRef, subscribeSensors],
  );

  const { subscribe } = useEvents();
  const close = useEffectEvent(() => dialog?.onClose());
  useEffect(() => subscribe(ACTION_CLOSE, () => close()), [subscribe]);
  return <ControllerContext.Provider value={context}>{children}</ControllerContext.Provider>;
}

const dialogModule = createModule('dialog', DialogController);

/** Connects the carousel to the dialog around it. The last plugin, so that the others get its controller. */
export const DialogPlugin: Plugin = ({ addModule }) => addModule(dialogModule);
