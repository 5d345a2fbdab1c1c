import { dividePicture, type PictureShape } from './item-layout';
import type { BookletPicture } from './pictures';

interface Props {
  picture: BookletPicture;
  shape: PictureShape;
  label: string;
}

/** A pixel is printed at most this large, in mm: 100 pixels an inch. */
const largestPixel = 0.254;

export function PrintedPicture({ picture: { src, width, ratio }, shape, label }: Props) {
  if (shape !== 'columns' && shape !== 'rows') {
    const maxWidth = shape === 'page' ? `${width * largestPixel}mm` : undefined;
    return (
      <figure className="bk-picture">
        <img src={src} alt={label} style={{ maxWidth }} />
      </figure>
    );
  }
  const { length, positions } = dividePicture(ratio, shape);
  const isColumns = shape === 'columns';
  return (
    <figure className="bk-parts">
      {/* A panorama is shown whole as well. */}
      {!isColumns && <img src={src} alt={label} />}
      {positions.map((position, part) => (
        <img
          key={position}
          src={src}
          alt={isColumns && part === 0 ? label : ''}
          style={{
            aspectRatio: isColumns ? 1 / length : length,
            objectFit: 'cover',
            objectPosition: isColumns ? `0 ${position}%` : `${position}% 0`,
          }}
        />
      ))}
    </figure>
  );
}
