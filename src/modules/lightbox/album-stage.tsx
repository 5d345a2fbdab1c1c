import { useMemo, useRef, type RefObject } from 'react';
import Album, { type ControllerRef, type Slide, type ZoomRef } from 'yet-another-react-lightbox';
import Inline from 'yet-another-react-lightbox/plugins/inline';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import 'yet-another-react-lightbox/styles.css';
import type { TimelineItem } from '@/modules/timeline/rows';
import { copy } from './copy';
import type { Deck } from './deck';
import { MomentSlide, canZoom } from './slides/moment-slide';
import { StageEvents } from './stage-events';

declare module 'yet-another-react-lightbox' {
  interface SlideMoment {
    /** Only a print is zoomed into. */
    type: 'print' | 'object';
    item: TimelineItem;
  }
  interface SlideTypes {
    print: SlideMoment;
    object: SlideMoment;
  }
}

interface Props {
  deck: Deck;
  album: RefObject<ControllerRef | null>;
  zoomer: RefObject<ZoomRef | null>;
  onView: (place: number) => void;
  onZoom: (zoom: number) => void;
  onSounding: (isSounding: boolean) => void;
  onClose: () => void;
}

const plugins = [Inline, Zoom];
const nothing = () => null;
/** Up to the grain of the scan, and never so little that zooming seems broken. */
const maxZoomOf = (slide: Slide) =>
  'item' in slide ? Math.min(8, Math.max(3, (slide.item.metadata.width ?? 0) / 400)) : 1;

/** The page of the album itself: what one swipes, pinches and plays. */
export function AlbumStage({ deck, album, zoomer, onView, onZoom, onSounding, onClose }: Props) {
  const stage = useRef<HTMLDivElement>(null);
  const slides = useMemo(
    () => deck.items.map((item): Slide => ({ type: canZoom(item) ? 'print' : 'object', item })),
    [deck.items],
  );
  const silence = () =>
    stage.current?.querySelectorAll<HTMLMediaElement>('audio, video').forEach((media) => {
      media.pause();
    });
  return (
    <div
      ref={stage}
      className="size-full"
      onPlayCapture={() => onSounding(true)}
      onPauseCapture={() => onSounding(false)}
      onEndedCapture={() => onSounding(false)}
    >
      <Album
        slides={slides}
        index={deck.index}
        plugins={plugins}
        labels={copy.album}
        animation={{ swipe: 250, navigation: 200, zoom: 200 }}
        carousel={{ finite: true, preload: 2, padding: 0, spacing: '8%' }}
        controller={{
          ref: album,
          aria: true,
          touchAction: 'none',
          closeOnEscape: false,
          closeOnPullDown: matchMedia('(pointer: coarse)').matches,
        }}
        zoom={{
          ref: zoomer,
          supports: ['print'],
          maxZoom: maxZoomOf,
          scrollToZoom: true,
          pinchZoomV4: true,
        }}
        toolbar={{ buttons: [] }}
        render={{
          slide: ({ slide, offset, rect, zoom }) =>
            'item' in slide && (
              <MomentSlide item={slide.item} isOpen={offset === 0} room={rect} zoom={zoom ?? 1} />
            ),
          buttonPrev: nothing,
          buttonNext: nothing,
          buttonZoom: nothing,
          controls: () => <StageEvents onClose={onClose} />,
        }}
        on={{
          view: ({ index }) => {
            silence();
            // What left the page with its slide told nothing any more.
            onSounding(false);
            onView(index);
          },
          zoom: ({ zoom }) => onZoom(zoom),
        }}
      />
    </div>
  );
}
