export interface PixelSize {
  width: number;
  height: number;
}

/** Small pictures are enlarged at most this much, because they get blurred. */
const maxEnlargement = 2;
const unknown: PixelSize = { width: 1200, height: 900 };

export function readSize({ width = 0, height = 0 }: Partial<PixelSize>): PixelSize | null {
  const isSize = [width, height].every((length) => Number.isFinite(length) && length > 0);
  return isSize ? { width, height } : null;
}

/**
 * The size of a loaded picture. With `srcset` the browser reports a rounded size, so the recorded
 * size is used unless its aspect ratio differs.
 */
export function resolveLoadedSize(
  recorded: PixelSize | null,
  arrived: PixelSize | null,
): PixelSize | null {
  if (!recorded || !arrived) return recorded ?? arrived;
  const difference = (recorded.width / recorded.height) * (arrived.height / arrived.width) - 1;
  return Math.abs(difference) > 0.02 ? arrived : recorded;
}

/**
 * The size to expect of a picture of which only a thumbnail has loaded. A smaller copy has
 * the aspect ratio, but not the size of the picture.
 */
export function estimateSize(
  recorded: PixelSize | null,
  thumbnail: (PixelSize & { isOriginal: boolean }) | null,
): PixelSize | null {
  if (!thumbnail) return recorded;
  const { width, height, isOriginal } = thumbnail;
  const arrived = resolveLoadedSize(recorded, { width, height });
  if (arrived === recorded || isOriginal) return arrived;
  return { width: unknown.width, height: (unknown.width * height) / width };
}

/** So that zooming a small picture has a visible effect. */
export const minMaxZoom = 3;

/**
 * How far a picture can be zoomed: at least until each of its pixels covers a CSS pixel, and with
 * that a pixel of the screen.
 */
export function maxZoomOf(whole: PixelSize | null, shown: PixelSize, pixelRatio: number): number {
  if (!whole || !readSize(shown)) return minMaxZoom;
  const scale = Math.max(whole.width / shown.width, whole.height / shown.height);
  const zoom = Math.max(minMaxZoom, scale / Math.min(1, pixelRatio));
  // Rounded up, because the library rounds to five digits.
  return Math.ceil(zoom * 1000) / 1000;
}

/** The largest size of a picture within `room`, in pixels, with space for its border. */
export function fitInside(picture: PixelSize | null, room: PixelSize, edge = 0): PixelSize {
  const { width, height } = picture ?? unknown;
  const scale = Math.max(
    0,
    Math.min(maxEnlargement, (room.width - 2 * edge) / width, (room.height - 2 * edge) / height),
  );
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

/** The white border of a picture, in pixels. */
export const getPhotoEdge = (room: PixelSize): number => (room.width < 560 ? 8 : 14);
