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

/** The largest size of a picture within `room`, in pixels, with space for its border. */
export function fitInside(picture: PixelSize | null, room: PixelSize, edge = 0): PixelSize {
  const { width, height } = picture ?? unknown;
  const scale = Math.max(
    0,
    Math.min(maxEnlargement, (room.width - 2 * edge) / width, (room.height - 2 * edge) / height),
  );
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}
