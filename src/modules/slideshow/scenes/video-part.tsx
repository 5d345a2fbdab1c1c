import { useLayoutEffect, useRef, type CSSProperties } from 'react';
import { copy as cardCopy } from '@/modules/item-card/copy';
import { labelOf } from '@/modules/item-card/item-label';
import { MissingMedia } from '@/modules/item-card/media/missing-media';
import type { TimelineItem } from '@/modules/timeline/rows';

interface Props {
  item: TimelineItem;
  element: HTMLVideoElement;
  isCurrent: boolean;
  isBroken: boolean;
}

/** Mounts the shared player; keeps the last frame on a canvas during the fade-out. */
export function VideoPart({ item, element, isCurrent, isBroken }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const label = labelOf(item);
  useLayoutEffect(() => {
    if (!isCurrent || isBroken) return;
    const container = frame.current;
    element.setAttribute('aria-label', label);
    element.removeAttribute('hidden');
    container?.prepend(element);
    const lastFrame = canvas.current;
    const layer = container?.closest('dialog');
    return () => {
      if (lastFrame && element.videoWidth > 0) {
        lastFrame.width = element.videoWidth;
        lastFrame.height = element.videoHeight;
        lastFrame.getContext('2d')?.drawImage(element, 0, 0);
      }
      // Kept in the page: a browser pauses what is taken out of it, and does so only a moment later,
      // when the same element may be playing what is told next.
      element.setAttribute('hidden', '');
      layer?.append(element);
    };
  }, [element, isCurrent, isBroken, label]);

  if (isBroken) {
    return (
      <div className="telling-print telling-print-missing">
        <MissingMedia kind="video" text={cardCopy.videoBroken} />
      </div>
    );
  }
  const { width = 0, height = 0 } = item.metadata;
  const ratio = width / height;
  const style = {
    '--ratio': Number.isFinite(ratio) && ratio > 0 ? ratio : 16 / 9,
    '--largest': '100rem',
  } as CSSProperties;
  return (
    <div style={style} className="telling-frame">
      <div ref={frame} className="telling-print telling-film">
        <canvas ref={canvas} aria-hidden="true" hidden={isCurrent} />
      </div>
    </div>
  );
}
