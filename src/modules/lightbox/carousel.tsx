import { useMemo, useRef, type KeyboardEventHandler, type RefObject } from 'react';
import LightboxSlides, {
  type ControllerRef,
  type LightboxExternalProps,
  type Slide,
  type ZoomRef,
} from 'yet-another-react-lightbox';
import Inline from 'yet-another-react-lightbox/plugins/inline';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import 'yet-another-react-lightbox/styles.css';
import type { TimelineItem } from '@/modules/timeline/rows';
import { copy } from './copy';
import { DialogPlugin } from './dialog-plugin';
import type { LightboxState } from './lightbox-state';
import { ItemSlide, canZoom } from './slides/item-slide';

declare module 'yet-another-react-lightbox' {
  interface ItemSlideData {
    type: 'zoomable' | 'fixed';
    item: TimelineItem;
  }
  interface SlideTypes {
    zoomable: ItemSlideData;
    fixed: ItemSlideData;
  }
}

interface Props {
  state: LightboxState;
  controller: RefObject<ControllerRef | null>;
  zoomControls: RefObject<ZoomRef | null>;
  keyHandler: RefObject<KeyboardEventHandler | null>;
  maxZoom: number;
  /** Called with the `maxZoom` of the open picture, which depends on its size. */
  onMaxZoom: (maxZoom: number) => void;
  onView: (index: number) => void;
  onZoom: (zoom: number) => void;
  onPlayingChange: (isMediaPlaying: boolean) => void;
  onClose: () => void;
}

const nothing = () => null;

/** The settings that are the same for every item. */
const settings = {
  plugins: [Inline, Zoom, DialogPlugin],
  labels: copy.carousel,
  animation: { swipe: 250, navigation: 200, zoom: 200 },
  controller: { aria: true, touchAction: 'none', closeOnEscape: false },
  zoom: { supports: ['zoomable'], scrollToZoom: true, pinchZoomV4: true },
  carousel: { finite: true, preload: 2, padding: 0, spacing: '8%' },
  // Not `hidden`: focus in a slide during its animation would scroll the slides out of place.
  styles: { container: { overflow: 'clip' } },
  toolbar: { buttons: [] },
  render: { buttonPrev: nothing, buttonNext: nothing, buttonZoom: nothing },
} satisfies LightboxExternalProps;

/** The carousel with swipe, pinch zoom and media. */
export function Carousel(props: Props) {
  const { state, controller, zoomControls, keyHandler, maxZoom } = props;
  const { onMaxZoom, onView, onZoom, onPlayingChange, onClose } = props;
  const stage = useRef<HTMLDivElement>(null);
  const slides = useMemo(
    () => state.items.map((item): Slide => ({ type: canZoom(item) ? 'zoomable' : 'fixed', item })),
    [state.items],
  );
  const isTouch = matchMedia('(pointer: coarse)').matches;
  const pauseMedia = () =>
    stage.current?.querySelectorAll<HTMLMediaElement>('audio, video').forEach((media) => {
      media.pause();
    });
  return (
    <div
      ref={stage}
      className="size-full"
      onPlayCapture={() => onPlayingChange(true)}
      onPauseCapture={() => onPlayingChange(false)}
      onEndedCapture={() => onPlayingChange(false)}
    >
      <LightboxSlides
        {...settings}
        slides={slides}
        index={state.index}
        controller={{ ...settings.controller, ref: controller, closeOnPullDown: isTouch }}
        zoom={{ ...settings.zoom, ref: zoomControls, maxZoom }}
        dialog={{ keyHandler, onClose }}
        render={{
          ...settings.render,
          slide: ({ slide, offset, rect, zoom }) =>
            'item' in slide && (
              <ItemSlide
                item={slide.item}
                isOpen={offset === 0}
                room={rect}
                zoom={zoom ?? 1}
                onMaxZoom={onMaxZoom}
              />
            ),
        }}
        on={{
          view: ({ index }) => {
            pauseMedia();
            // An unmounted media element fires no pause event.
            onPlayingChange(false);
            onView(index);
          },
          zoom: ({ zoom }) => onZoom(zoom),
        }}
      />
    </div>
  );
}
