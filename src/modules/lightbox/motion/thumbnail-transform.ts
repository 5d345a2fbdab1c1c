import type { PixelSize } from './picture-size';

export interface Rect extends PixelSize {
  left: number;
  top: number;
}

/** How the stage is moved and scaled, with its top left corner as transform origin. */
export interface Transform {
  x: number;
  y: number;
  scale: number;
}

export const identityTransform: Transform = { x: 0, y: 0, scale: 1 };

const isOnScreen = ({ left, top, width, height }: Rect, screen: PixelSize) =>
  left < screen.width && left + width > 0 && top < screen.height && top + height > 0;

/**
 * The transform of a stage that lays the picture in it over its thumbnail in the card; null where
 * the thumbnail is off screen. A card crops a very tall or wide picture, so the picture covers the
 * thumbnail and both have the same centre. All in pixels of the viewport.
 */
export function getThumbnailTransform(
  thumbnail: Rect,
  picture: Rect,
  stage: Pick<Rect, 'left' | 'top'>,
  screen: PixelSize,
): Transform | null {
  if (!isOnScreen(thumbnail, screen)) return null;
  const isEmpty = [thumbnail, picture].some(({ width, height }) => !(width > 0 && height > 0));
  if (isEmpty) return null;
  const scale = Math.max(thumbnail.width / picture.width, thumbnail.height / picture.height);
  const centre = (start: number, length: number) => start + length / 2;
  const x =
    centre(thumbnail.left, thumbnail.width) -
    stage.left -
    scale * (centre(picture.left, picture.width) - stage.left);
  const y =
    centre(thumbnail.top, thumbnail.height) -
    stage.top -
    scale * (centre(picture.top, picture.height) - stage.top);
  return { x, y, scale };
}

/** One `transform`, because the compositor runs that by itself while React renders the slides. */
export const formatTransform = ({ x, y, scale }: Transform) =>
  `translate(${x}px, ${y}px) scale(${scale})`;
