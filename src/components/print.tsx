interface PictureSource {
  /** Path without width and ending: `-480` and `-960` exist as WebP. */
  src: string;
  alt: string;
  /** Height of the picture when it is 960 wide. */
  height?: number;
}

interface PictureProps extends PictureSource {
  /** How wide it is shown, as the `sizes` attribute. */
  sizes: string;
  /** Seen at once, and fetched before all others; `soon`: seen at once, but after text and fonts. */
  eager?: boolean | 'soon';
}

/** One of our drawn pictures, with its room reserved. */
function Picture({ src, alt, height = 720, sizes, eager }: PictureProps) {
  return (
    <img
      src={`${src}-480.webp`}
      srcSet={`${src}-480.webp 480w, ${src}-960.webp 960w`}
      sizes={sizes}
      width={960}
      height={height}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager === 'soon' ? 'low' : eager ? 'high' : undefined}
      decoding="async"
    />
  );
}

interface PrintProps extends PictureProps {
  caption?: string;
  className?: string;
}

/** A photo as it lies in an album: white edge, soft shadow, sometimes a caption by hand. */
export function Print({ caption, className = '', ...picture }: PrintProps) {
  return (
    <figure className={`print ${className}`}>
      <Picture {...picture} />
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}
