import PauseIcon from 'lucide-react/icons/pause';
import PlayIcon from 'lucide-react/icons/play';
import { useEffect, useRef, useState, type ComponentProps } from 'react';
import { useReducedMotion } from '@/lib/browser/use-media-query';
import { copy } from '../copy';

/**
 * Draws the current frame of an image on a canvas. The canvas is not read back, so a cross-origin
 * image works. An image that is not loaded or is broken leaves the canvas unchanged.
 */
export function drawStill(image: HTMLImageElement | null, canvas: HTMLCanvasElement | null) {
  if (!image?.complete || !image.naturalWidth || !canvas) return;
  canvas.width = image.naturalWidth;
  canvas.height = image.naturalHeight;
  try {
    canvas.getContext('2d')?.drawImage(image, 0, 0);
  } catch {
    // The image is broken: the canvas stays empty.
  }
}

/** A picture that is animated while it is visible and not paused; otherwise a canvas shows a still frame. */
export function useMovingImage(isVisible: boolean) {
  const imageRef = useRef<HTMLImageElement>(null);
  const canvasRef = useRef<HTMLCanvasElement>(null);
  const [chosen, setChosen] = useState<boolean | null>(null);
  const reducedMotion = useReducedMotion();
  const isPlaying = chosen ?? !reducedMotion;
  const isAnimating = isPlaying && isVisible;
  useEffect(() => {
    if (!isAnimating) drawStill(imageRef.current, canvasRef.current);
  }, [isAnimating]);
  return {
    imageRef,
    canvasRef,
    isPlaying,
    isAnimating,
    toggle: () => setChosen(!isPlaying),
    draw: () => drawStill(imageRef.current, canvasRef.current),
  };
}

export function StillFrame({ label, ...rest }: ComponentProps<'canvas'> & { label: string }) {
  if (label === '') return <canvas {...rest} aria-hidden="true" />;
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an img cannot hold one frame
  return <canvas {...rest} role="img" aria-label={label} />;
}

interface ButtonProps extends ComponentProps<'button'> {
  isPlaying: boolean;
  iconClassName: string;
}

/** Plays and pauses a moving picture. With a label, that and the icon stand on one badge. */
export function PlayPauseButton({ isPlaying, iconClassName, children, ...rest }: ButtonProps) {
  const Icon = isPlaying ? PauseIcon : PlayIcon;
  const icon = <Icon aria-hidden="true" className={`fill-current ${iconClassName}`} />;
  return (
    <button type="button" aria-label={isPlaying ? copy.pauseGif : copy.playGif} {...rest}>
      {children ? (
        <span className="stamp flex items-center gap-1.5">
          {children}
          {icon}
        </span>
      ) : (
        icon
      )}
    </button>
  );
}
