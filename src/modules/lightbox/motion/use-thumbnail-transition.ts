import { usePresence } from 'framer-motion';
import { useEffect, useLayoutEffect, useState, type RefObject } from 'react';
import type { TimelineItem } from '@/modules/timeline/rows';
import type { PixelSize } from './picture-size';
import {
  identityTransform,
  getThumbnailTransform,
  formatTransform,
  type Transform,
  type Rect,
} from './thumbnail-transform';
import { useHasMotion } from './motion';
import { computePlacement } from '../slides/placeholder';
import { findThumbnail } from './thumbnail';

const enter = { duration: 0.24, ease: 'easeOut' } as const;
const exit = { duration: 0.22, ease: 'easeOut' } as const;
const fade = { duration: 0.15, ease: 'easeOut' } as const;
/** In a hidden tab no animation ends. */
const maxExitMs = 500;

const rest = { transform: formatTransform(identityTransform) };

const screenSize = (): PixelSize => ({ width: window.innerWidth, height: window.innerHeight });

/** The rectangle of the picture after the animation, in the middle of the stage. */
function getRestingRect(stage: Rect, { width, height }: PixelSize): Rect {
  return {
    left: stage.left + (stage.width - width) / 2,
    top: stage.top + (stage.height - height) / 2,
    width,
    height,
  };
}

interface Entrance {
  /** The size of the stage. */
  room: PixelSize;
  hasPlaceholder: boolean;
  from: Transform | null;
}

function prepareEntrance(stage: HTMLElement, item: TimelineItem, hasMotion: boolean): Entrance {
  const room = { width: stage.clientWidth, height: stage.clientHeight };
  const thumbnail = findThumbnail(item.id);
  const placed = thumbnail && computePlacement(item, thumbnail, room);
  if (!placed) return { room, hasPlaceholder: false, from: null };
  // Opened over another dialog: the card is behind that.
  const isCovered = document.querySelectorAll('dialog[open]').length > 1;
  const box = stage.getBoundingClientRect();
  const from =
    hasMotion && !isCovered
      ? getThumbnailTransform(
          thumbnail.image.getBoundingClientRect(),
          getRestingRect(box, placed.size),
          box,
          screenSize(),
        )
      : null;
  return { room, hasPlaceholder: true, from };
}

/** The transform that lays the picture over its card; it may be zoomed, swiped or still moving. */
function getExitTransform(stage: HTMLElement, id: string): Transform | null {
  const thumbnail = findThumbnail(id);
  const moving = stage.firstElementChild as HTMLElement | null;
  const print = moving?.querySelector<HTMLElement>(
    '.yarl__slide_current :is(.lightbox-print, .lightbox-video), .lightbox-placeholder > *',
  );
  if (!thumbnail || !moving || !print || document.querySelector('dialog[open]')) return null;
  const box = stage.getBoundingClientRect();
  const now = moving.getBoundingClientRect();
  const scale = now.width / moving.offsetWidth;
  const shown = print.getBoundingClientRect();
  const edge = parseFloat(getComputedStyle(print).paddingLeft) * (shown.width / print.offsetWidth);
  const picture = {
    left: box.left + (shown.left + edge - now.left) / scale,
    top: box.top + (shown.top + edge - now.top) / scale,
    width: (shown.width - 2 * edge) / scale,
    height: (shown.height - 2 * edge) / scale,
  };
  return getThumbnailTransform(thumbnail.image.getBoundingClientRect(), picture, box, screenSize());
}

/**
 * Moves the picture from its card to its position in the lightbox, and back when it closes. Nothing
 * waits for it: without the features or under reduced motion the lightbox opens and closes at once.
 */
export function useThumbnailTransition(
  stage: RefObject<HTMLDivElement | null>,
  item: TimelineItem,
) {
  const [isPresent, remove] = usePresence();
  const hasMotion = useHasMotion();
  const [entrance, setEntrance] = useState<Entrance | null>(null);
  const [target, setTarget] = useState<{ transform: string; opacity?: number } | null>(null);
  const isExiting = !isPresent && hasMotion;
  // Runs after the dialog was shown, and its update is rendered before the first paint.
  useLayoutEffect(() => {
    if (stage.current) setEntrance(prepareEntrance(stage.current, item, hasMotion));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the entrance, once
  }, []);
  useLayoutEffect(() => {
    const element = stage.current;
    if (!isExiting || !element) return;
    const transform = getExitTransform(element, item.id);
    setTarget(transform ? { transform: formatTransform(transform) } : { ...rest, opacity: 0 });
    // The page may scroll to bring the card into view; move the picture with it.
    const { scrollY } = window;
    const follow = () => void (element.style.translate = `0 ${scrollY - window.scrollY}px`);
    window.addEventListener('scroll', follow);
    return () => window.removeEventListener('scroll', follow);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the exit, once
  }, [isExiting]);
  useEffect(() => {
    if (!remove) return;
    const timer = setTimeout(remove, isExiting ? maxExitMs : 0);
    return () => clearTimeout(timer);
  }, [remove, isExiting]);
  return {
    room: entrance?.room,
    hasPlaceholder: entrance?.hasPlaceholder,
    motion: {
      initial: entrance?.from ? { transform: formatTransform(entrance.from) } : false,
      animate: target ?? rest,
      transition: !target ? enter : target.opacity === 0 ? fade : exit,
      onAnimationComplete: (ended: unknown) => {
        if (ended === target && target) remove?.();
      },
    },
  } as const;
}
