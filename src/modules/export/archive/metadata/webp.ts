import { readOrientation, writeOrientation } from './tiff-orientation';

const pixels = new Set(['VP8 ', 'VP8L', 'ANMF']);
const visible = new Set([...pixels, 'VP8X', 'ALPH', 'ANIM', 'ICCP']);
/** Bits of the first byte of `VP8X`. */
const flags = { xmp: 4, exif: 8 };

/** The file without Exif and XMP data. */
export function stripWebp(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer>[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let features: Uint8Array | undefined;
  let orientation = 1;
  let hasPixels = false;
  for (let at = 12; at + 8 <= bytes.length;) {
    const size = view.getUint32(at + 4, true);
    const end = at + 8 + size + (size % 2);
    const name = String.fromCharCode(...bytes.subarray(at, at + 4));
    hasPixels ||= pixels.has(name);
    if (visible.has(name)) parts.push(bytes.slice(at, end));
    if (name === 'VP8X') features ??= parts.at(-1)!.subarray(8);
    if (name === 'EXIF') orientation = readOrientation(bytes.subarray(at + 8, at + 8 + size));
    at = end;
  }
  if (features && features.length > 0) {
    features[0]! &= ~(flags.xmp | flags.exif);
    if (orientation > 1) {
      features[0]! |= flags.exif;
      const tiff = writeOrientation(orientation);
      parts.push(new Uint8Array([0x45, 0x58, 0x49, 0x46, tiff.length, 0, 0, 0, ...tiff]));
    }
  }
  if (!hasPixels) return [bytes];
  const head = bytes.slice(0, 12);
  const length = parts.reduce((sum, part) => sum + part.length, 4);
  new DataView(head.buffer).setUint32(4, length, true);
  return [head, ...parts];
}
