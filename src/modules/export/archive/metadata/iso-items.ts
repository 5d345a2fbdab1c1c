import { boxesIn, findBox, nameAt, dataViewOf, type Box } from './iso-boxes';
import type { Range } from './iso-samples';

/** Reads numbers one after the other; throws a RangeError at the end of the bytes. */
function createReader(bytes: Uint8Array, box: Box) {
  const view = dataViewOf(bytes.subarray(box.body, box.to));
  let at = 0;
  return (width: number): number => {
    let value = 0;
    for (let byte = 0; byte < width; byte += 1, at += 1) value = value * 256 + view.getUint8(at);
    return value;
  };
}

/** The numbers of the Exif and XMP items of a picture. */
function privateItems(bytes: Uint8Array, meta: Box): Set<number> {
  const info = findBox(bytes, meta, 'iinf');
  if (!info) return new Set();
  const first = info.body + (bytes[info.body] === 0 ? 6 : 8);
  return new Set(
    boxesIn(bytes, first, info.to).flatMap((entry) => {
      const width = bytes[entry.body] === 2 ? 2 : 4;
      const type = nameAt(bytes, entry.body + 4 + width + 2);
      const read = createReader(bytes, entry);
      read(4);
      return type === 'Exif' || type === 'mime' ? [read(width)] : [];
    }),
  );
}

/**
 * Where the Exif and XMP data of an HEIC or AVIF picture are in the file. `meta` is the box without its
 * version, at `offset` in the file.
 * @throws RangeError if the tables are cut off
 */
export function privateExtents(bytes: Uint8Array, meta: Box, offset: number): Range[] {
  const items = privateItems(bytes, meta);
  const location = findBox(bytes, meta, 'iloc');
  if (items.size === 0 || !location) return [];
  const data = findBox(bytes, meta, 'idat');
  const read = createReader(bytes, location);
  const version = read(1);
  read(3);
  const [sizes, more] = [read(1), read(1)];
  const [offsetSize, lengthSize, baseSize] = [sizes >> 4, sizes & 15, more >> 4];
  const indexSize = version > 0 ? more & 15 : 0;
  const ranges: Range[] = [];
  // Extents without width name no part, and would cost no bytes however many they are.
  if (offsetSize + lengthSize === 0) return ranges;
  for (let left = read(version < 2 ? 2 : 4); left > 0; left -= 1) {
    const id = read(version < 2 ? 2 : 4);
    const method = version > 0 ? read(2) & 15 : 0;
    read(2);
    const base = read(baseSize);
    for (let extents = read(2); extents > 0; extents -= 1) {
      read(indexSize);
      const start = base + read(offsetSize);
      const length = read(lengthSize);
      const origin = method === 0 ? 0 : method === 1 && data ? offset + data.body : undefined;
      if (!items.has(id) || origin === undefined) continue;
      ranges.push({ from: origin + start, to: origin + start + length });
    }
  }
  return ranges;
}
