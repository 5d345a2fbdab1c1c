import { useState } from 'react';
import type { ItemMetadata } from '@/modules/timeline/rows';
import { cardSizes, sourceSetOf } from './picture';

interface Props {
  url: string;
  alt: string;
  metadata: ItemMetadata;
  eager: boolean;
  className?: string;
  aspectRatio?: number;
  onBroken: () => void;
}

/**
 * A picture no larger than its place needs, over a blurred hint of itself until it is there. Its
 * frame has to be `relative overflow-hidden`.
 */
export function FittingPicture({ url, metadata, eager, onBroken, ...rest }: Props) {
  const { alt, className = '', aspectRatio } = rest;
  const [isThere, setIsThere] = useState(false);
  const [inOneSize, setInOneSize] = useState(false);
  const sources = inOneSize ? undefined : sourceSetOf(url, metadata.width);
  const show = () => setIsThere(true);
  return (
    <>
      {!isThere && <PictureHint metadata={metadata} />}
      <img
        // Another element: one that failed at one address may not try the next.
        key={sources}
        src={url}
        srcSet={sources}
        sizes={sources && cardSizes}
        alt={alt}
        data-thumbnail
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        decoding="async"
        style={{ aspectRatio }}
        className={`relative object-cover text-small text-muted ${className}`}
        // Loaded is not yet drawn: the hint stays until then.
        onLoad={({ currentTarget }) => currentTarget.decode().then(show, show)}
        onError={() => (sources ? setInOneSize(true) : onBroken())}
      />
    </>
  );
}

/** A few pixels of a picture, or its colour; under it, in a frame that is `overflow-hidden`. */
export function PictureHint({ metadata }: { metadata: ItemMetadata }) {
  const { preview, dominant_color: color } = metadata;
  if (!preview && !color) return null;
  const backgroundImage = preview && `url("${preview}")`;
  return (
    <span
      aria-hidden="true"
      style={{ backgroundColor: color, backgroundImage }}
      className="picture-hint"
    />
  );
}
