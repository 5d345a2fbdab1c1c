import { useLayoutEffect, useRef, type CSSProperties } from 'react';
import { copy as cardCopy } from '@/modules/item-card/copy';
import { labelOf } from '@shared/item-label';
import { pictureAlt } from '@/modules/item-card/media/picture';
import { MediaMessage } from '@/modules/item-card/media/media-message';
import { useHeldUrl } from '@/modules/timeline/media-files/use-held-url';
import type { TimelineItem } from '@/modules/timeline/rows';

/** The file of a recording or video arrives, but this browser cannot decode it, or only its sound. */
export type MediaFault = 'undecodable' | 'no-picture';

interface Props {
  item: TimelineItem;
  player: HTMLVideoElement;
  isCurrent: boolean;
  isBroken: boolean;
  fault: MediaFault | null;
}

/** Mounts the shared player; keeps the last frame on a canvas during the fade-out. */
export function VideoPart({ item, player: element, isCurrent, isBroken, fault }: Props) {
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
      // Stays in the document: removal pauses the element asynchronously, when it can already be
      // playing the media of the next scene.
      element.setAttribute('hidden', '');
      layer?.append(element);
    };
  }, [element, isCurrent, isBroken, label]);

  const poster = useHeldUrl(item.metadata.poster_url);
  if (isBroken && !(fault && poster)) {
    return (
      <div className="slideshow-picture slideshow-picture-missing">
        {/* The message for a file that cannot be decoded stands beside it. */}
        <MediaMessage drawing="video" text={fault ? '' : cardCopy.broken.video} />
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
    <div style={style} className="slideshow-frame">
      <div ref={frame} className="slideshow-picture slideshow-video">
        {fault && poster && <img src={poster} alt={pictureAlt(item)} />}
        <canvas ref={canvas} aria-hidden="true" hidden={isCurrent} />
      </div>
    </div>
  );
}
