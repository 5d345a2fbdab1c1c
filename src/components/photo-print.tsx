interface PictureSource {
  /** Path without width and extension: `-480.webp` and `-960.webp` exist. */
  src: string;
  alt: string;
  /** Height of the picture when it is 960 wide. */
  height?: number;
}

interface PictureProps extends PictureSource {
  /** The `sizes` attribute. */
  sizes: string;
  /** Above the fold, with high fetch priority; `soon`: above the fold, after text and fonts. */
  eager?: boolean | 'soon';
}

/** A picture of the site; width and height prevent a layout shift. */
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

interface PhotoPrintProps extends PictureProps {
  caption?: string;
  className?: string;
}

/** A picture styled as a photo print: white border, soft shadow, optional caption. */
export function PhotoPrint({ caption, className = '', ...picture }: PhotoPrintProps) {
  return (
    <figure className={`print ${className}`}>
      <Picture {...picture} />
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}

interface PagePictureProps extends Partial<PhotoPrintProps> {
  src: string;
  copy: { pictureAlt: string; pictureCaption: string };
}

/** The picture beside the heading of a page. */
export function PagePicture({ copy, className = 'max-w-[32rem]', ...print }: PagePictureProps) {
  return (
    <PhotoPrint
      alt={copy.pictureAlt}
      caption={copy.pictureCaption}
      sizes="(min-width: 64rem) 32rem, (min-width: 48rem) 44vw, 85vw"
      eager
      {...print}
      className={`tape tilt-right relative mx-auto w-full ${className}`}
    />
  );
}
