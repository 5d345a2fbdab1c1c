/** Whether the content of a picture file moves, from its first bytes. */

const text = (bytes: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...bytes.subarray(from, to));
const uint32 = (bytes: Uint8Array, at: number) =>
  bytes.length >= at + 4 ? new DataView(bytes.buffer, bytes.byteOffset).getUint32(at) : 0;

/** Length of the colour table that these flags announce. */
const colorTableOf = (flags = 0) => (flags & 0x80 ? 3 << ((flags & 7) + 1) : 0);

function hasTwoFrames(bytes: Uint8Array): boolean | null {
  let frames = 0;
  let at = 13 + colorTableOf(bytes[10]);
  for (;;) {
    const block = bytes[at];
    if (block === undefined) return null;
    if (block === 0x2c) {
      frames += 1;
      if (frames === 2) return true;
      at += 11 + colorTableOf(bytes[at + 9]);
    } else if (block === 0x21) at += 2;
    // The end of the file, or damage: browsers stop here too.
    else return false;
    // Sub-blocks, each with its length; the last is empty.
    for (let length = bytes[at]; length; length = bytes[at]) at += length + 1;
    at += 1;
  }
}

function hasAnimationControl(bytes: Uint8Array): boolean | null {
  for (let at = 8; at + 12 <= bytes.length; at += 12 + uint32(bytes, at)) {
    const chunk = text(bytes, at + 4, at + 8);
    if (chunk === 'acTL') return uint32(bytes, at + 8) > 1;
    if (chunk === 'IDAT') return false;
  }
  return null;
}

/**
 * GIF, WebP, PNG and the HEIF family (AVIF) are known. Null when more bytes are needed, and for
 * another kind of file.
 */
export function hasMotion(bytes: Uint8Array): boolean | null {
  const start = text(bytes, 0, 12);
  if (/^GIF8[79]a/.test(start)) return hasTwoFrames(bytes);
  if (start.startsWith('\u0089PNG')) return hasAnimationControl(bytes);
  if (/^RIFF[^]{4}WEBP/.test(start)) {
    if (bytes.length < 21) return null;
    return text(bytes, 12, 16) === 'VP8X' && (bytes[20]! & 2) !== 0;
  }
  if (start.slice(4, 8) === 'ftyp') {
    const length = uint32(bytes, 0);
    // The brands of image sequences.
    return bytes.length < length ? null : /avis|msf1/.test(text(bytes, 8, Math.min(length, 256)));
  }
  return start.startsWith('\u00ff\u00d8') ? false : null;
}
