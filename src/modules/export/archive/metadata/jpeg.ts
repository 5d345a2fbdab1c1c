import { readOrientation, writeOrientation } from './tiff-orientation';

const marker = { scan: 0xda, end: 0xd9, firstApp: 0xe0, exif: 0xe1, lastApp: 0xef, comment: 0xfe };
/** What decoding needs: density, colour profile, colour transform. */
const neededApps = [
  [0xe0, 'JFIF\0'],
  [0xe2, 'ICC_PROFILE\0'],
  [0xee, 'Adobe'],
] as const;

const textAt = (bytes: Uint8Array, at: number, length: number) =>
  String.fromCharCode(...bytes.subarray(at, at + length));

/**
 * The file without comments and application data, such as Exif, XMP and IPTC. It ends where the picture
 * ends: phones append films and smaller pictures, with data of their own.
 */
export function stripJpeg(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer>[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const kept: Uint8Array<ArrayBuffer>[] = [];
  let orientation = 1;
  let at = 2;
  while (at + 4 <= bytes.length) {
    const code = bytes[at + 1]!;
    // Fill bytes, restart markers and stray bytes have no length; decoders skip them.
    if (bytes[at] !== 0xff || code === 0xff) {
      at += 1;
      continue;
    }
    if (code === marker.end) break;
    if (code <= 0x01 || (code >= 0xd0 && code <= 0xd8)) {
      at += 2;
      continue;
    }
    const end = at + 2 + view.getUint16(at + 2);
    const isApp = code >= marker.firstApp && code <= marker.lastApp;
    const isNeeded = neededApps.some(
      ([app, name]) => app === code && textAt(bytes, at + 4, name.length) === name,
    );
    if ((!isApp && code !== marker.comment) || isNeeded) kept.push(bytes.subarray(at, end));
    else if (code === marker.exif && textAt(bytes, at + 4, 4) === 'Exif') {
      orientation = readOrientation(bytes.subarray(at + 4, end));
    }
    at = end;
    if (code === marker.scan) {
      const scanEnd = endOfScan(bytes, at);
      kept.push(bytes.subarray(at, scanEnd));
      at = scanEnd;
    }
  }
  // Without compressed data there is no picture to keep.
  if (!kept.some((segment) => segment[1] === marker.scan)) return [bytes];
  const isWhole = at + 2 <= bytes.length && bytes[at] === 0xff && bytes[at + 1] === marker.end;
  const density = kept.findIndex((segment) => segment[1] === marker.firstApp) + 1;
  if (orientation > 1) kept.splice(density, 0, exifSegment(orientation));
  return [new Uint8Array([0xff, 0xd8]), ...kept, new Uint8Array(isWhole ? [0xff, 0xd9] : [])];
}

/** Where the next marker is that does not belong to the compressed data. */
function endOfScan(bytes: Uint8Array, start: number): number {
  for (let at = bytes.indexOf(0xff, start); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const code = bytes[at + 1];
    const isData = code === 0 || (code !== undefined && code >= 0xd0 && code <= 0xd7);
    if (!isData && code !== undefined) return at;
  }
  return bytes.length;
}

function exifSegment(orientation: number): Uint8Array<ArrayBuffer> {
  const tiff = writeOrientation(orientation);
  const name = [0x45, 0x78, 0x69, 0x66, 0, 0];
  const length = 2 + name.length + tiff.length;
  return new Uint8Array([0xff, marker.exif, 0, length, ...name, ...tiff]);
}
