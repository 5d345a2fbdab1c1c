export interface Size {
  width: number;
  height: number;
}

/** A small scan grows no further than this, or it would only show its grain. */
const mostEnlarged = 2;
const unknown: Size = { width: 1200, height: 900 };

export function sizeOf({ width = 0, height = 0 }: Partial<Size>): Size | null {
  const isSize = [width, height].every((length) => Number.isFinite(length) && length > 0);
  return isSize ? { width, height } : null;
}

/**
 * The size of a picture that has come. One that a browser chose among several tells a size rounded
 * to what was asked for: it is believed only where the size that was told has another shape.
 */
export function arrivedSize(told: Size | null, arrived: Size | null): Size | null {
  if (!told || !arrived) return told ?? arrived;
  const difference = (told.width / told.height) * (arrived.height / arrived.width) - 1;
  return Math.abs(difference) > 0.02 ? arrived : told;
}

/**
 * The size to expect of a picture of which only a thumbnail has loaded. A smaller copy tells the
 * aspect ratio, not how large the picture is.
 */
export function expectedSize(
  told: Size | null,
  thumbnail: (Size & { isOriginal: boolean }) | null,
): Size | null {
  if (!thumbnail) return told;
  const { width, height, isOriginal } = thumbnail;
  const arrived = arrivedSize(told, { width, height });
  if (arrived === told || isOriginal) return arrived;
  return { width: unknown.width, height: (unknown.width * height) / width };
}

/** The largest a picture may be in a room, both in pixels, with its white edge left over. */
export function fitIn(picture: Size | null, room: Size, edge = 0): Size {
  const { width, height } = picture ?? unknown;
  const scale = Math.max(
    0,
    Math.min(mostEnlarged, (room.width - 2 * edge) / width, (room.height - 2 * edge) / height),
  );
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}
