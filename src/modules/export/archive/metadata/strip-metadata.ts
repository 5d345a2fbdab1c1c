import { stripIso } from './strip-iso';
import { stripJpeg } from './jpeg';
import { stripPng } from './png';
import { stripWebp } from './webp';

const kinds = [
  { start: /^\xff\xd8/, strip: stripJpeg },
  { start: /^\x89PNG\r\n/, strip: stripPng },
  { start: /^RIFF[^]{4}WEBP/, strip: stripWebp },
];

/**
 * Removes what a camera or an app wrote beside the picture or the sound: the place, the device, the names.
 * The turn of a picture stays. The kind is decided by the first bytes, as a server can be wrong about it;
 * other kinds, and a file that is not what it says, are returned unchanged.
 */
export async function stripMetadata(file: Blob): Promise<Blob> {
  const start = String.fromCharCode(...new Uint8Array(await file.slice(0, 12).arrayBuffer()));
  const kind = kinds.find((one) => one.start.test(start));
  if (kind) {
    const parts = kind.strip(new Uint8Array(await file.arrayBuffer()));
    return new Blob(parts, { type: file.type });
  }
  // Files of QuickTime before 2001 have no `ftyp`.
  return /^[^]{4}(ftyp|moov|mdat|wide|free|skip)/.test(start) ? stripIso(file) : file;
}
