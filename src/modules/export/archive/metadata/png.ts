import { pngChunk } from '@/components/ui/one-bit-png';
import { readOrientation, writeOrientation } from './tiff-orientation';

/** Chunks beside the critical ones that change what is seen: colours, transparency, size, animation. */
const visible = new Set(
  'tRNS cHRM gAMA iCCP sBIT sRGB cICP mDCV cLLI bKGD hIST pHYs sPLT acTL fcTL fdAT'.split(' '),
);
/** Upper case says that a decoder cannot do without the chunk. */
const isCritical = (name: string) => /^[A-Z]/.test(name);

/** The file without texts, Exif data and times; nothing behind its end. */
export function stripPng(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer>[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const parts = [bytes.subarray(0, 8)];
  let at = 8;
  let name = '';
  let hasPixels = false;
  while (at + 8 <= bytes.length && name !== 'IEND') {
    const end = at + 12 + view.getUint32(at);
    name = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    hasPixels ||= name === 'IDAT';
    if (isCritical(name) || visible.has(name)) parts.push(bytes.subarray(at, end));
    else if (name === 'eXIf') {
      const orientation = readOrientation(bytes.subarray(at + 8, end - 4));
      if (orientation > 1) parts.push(pngChunk('eXIf', writeOrientation(orientation)));
    }
    at = end;
  }
  return hasPixels ? parts : [bytes];
}
