import { useState } from 'react';
import type { ItemMetadata } from '@/modules/timeline/rows';
import { sourceSetOf } from './picture';

interface Props {
  url: string;
  alt: string;
  metadata: ItemMetadata;
  eager: boolean;
  /** The width that it is shown in, as the attribute `sizes`. */
  sizes: string;
  className?: string;
  aspectRatio?: number;
  /** Called with the URL of the loaded picture. */
  onShown?: (url: string) => void;
  onBroken: () => void;
}

/**
 * A picture loaded in the size it is shown in, over a blurred preview until it is decoded. The frame
 * must be `relative overflow-clip`.
 */
export function FittingPicture({ url, metadata, eager, onShown, onBroken, ...rest }: Props) {
  const { alt, className = '', aspectRatio, sizes } = rest;
  const [isDecoded, setIsDecoded] = useState(false);
  const [usesOriginal, setUsesOriginal] = useState(false);
  const sources = usesOriginal ? undefined : sourceSetOf(url, metadata.width);
  const show = () => setIsDecoded(true);
  return (
    <>
      {!isDecoded && <PictureHint metadata={metadata} />}
      <img
        // A new element for new sources: some browsers do not retry a failed one.
        key={sources}
        src={url}
        srcSet={sources}
        sizes={sources && sizes}
        alt={alt}
        data-thumbnail
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        decoding="async"
        style={{ aspectRatio }}
        className={`relative object-cover text-small text-muted ${className}`}
        // The preview stays until the loaded picture is decoded.
        onLoad={({ currentTarget }) => {
          onShown?.(currentTarget.currentSrc);
          void currentTarget.decode().then(show, show);
        }}
        onError={() => (sources ? setUsesOriginal(true) : onBroken())}
      />
    </>
  );
}

/** A blurred preview of a few pixels, or the dominant colour. The frame must be `overflow-clip`. */
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
