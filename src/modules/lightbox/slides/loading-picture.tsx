import { useState, type ComponentProps } from 'react';
import type { Thumbnail } from '../motion/thumbnail';

interface Props extends ComponentProps<'img'> {
  thumbnail: Thumbnail | null;
}

/** A large picture that fades in over the thumbnail of its card once it has been decoded. */
export function LoadingPicture({ thumbnail, className = '', onLoad, ...picture }: Props) {
  const [step, setStep] = useState<'loading' | 'fading' | 'shown'>('loading');
  const fade = () => setStep((now) => (now === 'loading' ? 'fading' : now));
  return (
    <>
      {thumbnail && step !== 'shown' && (
        <ThumbnailPicture thumbnail={thumbnail} style={picture.style} />
      )}
      <img
        {...picture}
        alt={picture.alt}
        draggable={false}
        decoding="async"
        className={`lightbox-large ${className}`}
        data-pending={(thumbnail !== null && step === 'loading') || undefined}
        onTransitionEnd={() => setStep('shown')}
        onLoad={(event) => {
          onLoad?.(event);
          event.currentTarget.decode().then(fade, fade);
        }}
      />
    </>
  );
}

/** Already decoded for the card, so it is painted in the frame in which it is inserted. */
export function ThumbnailPicture({
  thumbnail,
  style,
}: Pick<Props, 'style'> & { thumbnail: Thumbnail }) {
  return (
    <img
      src={thumbnail.src}
      alt=""
      draggable={false}
      decoding="sync"
      className="lightbox-thumbnail"
      style={{ width: style?.width, height: style?.height }}
    />
  );
}
