/** The tag of the orientation in a TIFF structure, which Exif data are. */
const orientationTag = 0x0112;

/** How a picture is turned, from 1 to 8; 1 if that is not said, or not in a readable way. */
export function readOrientation(exif: Uint8Array): number {
  const hasName = String.fromCharCode(...exif.subarray(0, 4)) === 'Exif';
  const tiff = exif.subarray(hasName ? 6 : 0);
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.length);
  const order = tiff.length < 8 ? 0 : view.getUint16(0);
  if (order !== 0x4949 && order !== 0x4d4d) return 1;
  const isLittle = order === 0x4949;
  const start = view.getUint32(4, isLittle);
  if (start + 2 > tiff.length) return 1;
  const count = view.getUint16(start, isLittle);
  for (let entry = start + 2; entry < start + 2 + 12 * count; entry += 12) {
    if (entry + 12 > tiff.length) return 1;
    if (view.getUint16(entry, isLittle) !== orientationTag) continue;
    const value = view.getUint16(entry + 8, isLittle);
    return value >= 1 && value <= 8 ? value : 1;
  }
  return 1;
}

/** A TIFF structure in big-endian order that says the orientation and nothing else. */
export function writeOrientation(orientation: number): Uint8Array<ArrayBuffer> {
  const head = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1];
  const entry = [orientationTag >> 8, orientationTag & 255, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0];
  return new Uint8Array([...head, ...entry, 0, 0, 0, 0]);
}
