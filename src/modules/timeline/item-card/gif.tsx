import PauseIcon from 'lucide-react/icons/pause';
import PlayIcon from 'lucide-react/icons/play';
import { useEffect, useRef, useState } from 'react';
import type { TimelineItem } from '../rows';
import { copy } from './copy';
import { labelOf } from './item-label';
import { MissingMedia } from './missing-media';
import { aspectRatioOf } from './picture';
import { drawStill } from './still-frame';
import { useOnScreen } from './use-on-screen';
import { useReducedMotion } from './use-reduced-motion';

interface Props {
  item: TimelineItem;
  url: string;
  eager: boolean;
}

/** Moves only while it is on the screen and wanted; otherwise one of its frames is shown. */
export function Gif({ item, url, eager }: Props) {
  const imageRef = useRef<HTMLImageElement>(null);
  const canvasRef = useRef<HTMLCanvasElement>(null);
  const frameRef = useRef<HTMLDivElement>(null);
  const [broken, setBroken] = useState(false);
  const [chosen, setChosen] = useState<boolean | null>(null);
  const onScreen = useOnScreen(frameRef);
  const reducedMotion = useReducedMotion();
  const wanted = chosen ?? !reducedMotion;
  const moving = wanted && onScreen;

  useEffect(() => {
    if (!moving) drawStill(imageRef.current, canvasRef.current);
  }, [moving]);

  if (broken) return <MissingMedia kind="gif" text={copy.gifBroken} />;
  const label = labelOf(item);
  const caption = item.metadata.gif_title?.trim();
  const media = 'absolute inset-0 size-full object-cover';
  const Icon = wanted ? PauseIcon : PlayIcon;
  return (
    <figure>
      <div
        ref={frameRef}
        style={{ aspectRatio: aspectRatioOf(item.metadata) }}
        className="relative overflow-hidden bg-wash"
      >
        <img
          ref={imageRef}
          src={url}
          alt={label}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          // Browsers stop the clock of a picture that is not visible.
          className={`${media} ${moving ? '' : 'invisible'}`}
          onLoad={() => drawStill(imageRef.current, canvasRef.current)}
          onError={() => setBroken(true)}
        />
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an img cannot hold one frame */}
        <canvas ref={canvasRef} role="img" aria-label={label} hidden={moving} className={media} />
        <button
          type="button"
          aria-label={wanted ? copy.pauseGif : copy.playGif}
          onClick={() => setChosen(!wanted)}
          className="absolute top-0 right-0 flex min-h-11 min-w-11 items-start justify-end p-2.5"
        >
          <span className="stamp flex items-center gap-1.5">
            {copy.gifStamp}
            <Icon aria-hidden="true" className="size-3.5 fill-current" />
          </span>
        </button>
      </div>
      {caption && caption !== item.title.trim() && (
        <figcaption className="border-b border-line px-[18px] py-2 font-display text-small text-muted italic">
          {caption}
        </figcaption>
      )}
    </figure>
  );
}
