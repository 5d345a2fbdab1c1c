import { kindOf } from '../file-kind';
import { stripJpeg } from './jpeg';
import { stripPng } from './png';
import { stripWebp } from './webp';

const strippers = new Map([
  ['jpg', stripJpeg],
  ['png', stripPng],
  ['webp', stripWebp],
]);

/**
 * Removes what a camera or an app wrote beside the picture of a JPEG, PNG or WebP: the place, the device, the
 * names. The orientation stays. Other files, and one that is not what it says, are returned unchanged.
 */
export async function stripMetadata(file: Blob): Promise<Blob> {
  const strip = strippers.get((await kindOf(file))?.extension ?? '');
  if (!strip) return file;
  return new Blob(strip(new Uint8Array(await file.arrayBuffer())), { type: file.type });
}
