// Writes the share image of each page, and all icons from the favicon.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { decodeHtml } from '../decode-html.ts';
import type { Painter } from './share-image.ts';

const iconSizes = { 'apple-touch-icon.png': 180, 'icon-192.png': 192, 'icon-512.png': 512 };

const contentOf = (head: string, pattern: RegExp) => decodeHtml(pattern.exec(head)?.[1] ?? '');

/** Writes the image of `og:image`, with the title and description of the page. */
export function writeShareImage(
  folder: string,
  { shareImage }: Painter,
  head: string,
  siteName: string,
): void {
  const image = contentOf(head, /property="og:image" content="([^"]+)"/);
  const [, name] = /(\/share\/[\w-]+\.png)$/.exec(image) ?? [];
  if (!name) return;
  const title = contentOf(head, /<title>([^<]*)<\/title>/).replace(` | ${siteName}`, '');
  const description = contentOf(head, /name="description" content="([^"]+)"/);
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), shareImage(title, description));
}

export function writeIcons(folder: string, { icon }: Painter): void {
  const drawing = readFileSync(join(folder, 'favicon.svg'), 'utf8');
  const square = drawing.replace(/ rx="\d+"/, '');
  // A maskable icon needs a margin: the mask can cut off a fifth on each side.
  const padded = square
    .replace('viewBox="0 0 64 64"', 'viewBox="-8 -8 80 80"')
    .replace('<rect width="64" height="64"', '<rect x="-8" y="-8" width="80" height="80"');
  for (const [name, pixels] of Object.entries(iconSizes)) {
    // Apple devices round the corners.
    const picture = icon(name.startsWith('apple') ? square : drawing, pixels);
    writeFileSync(join(folder, name), picture);
  }
  writeFileSync(join(folder, 'icon-maskable-512.png'), icon(padded, 512));
  writeFileSync(join(folder, 'favicon.ico'), asIco(icon(drawing, 32), 32));
}

/** An .ico file: a header of 22 bytes, then the PNG. */
function asIco(png: Uint8Array, pixels: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // type: icon
  header.writeUInt16LE(1, 4); // number of images
  header.writeUInt8(pixels, 6);
  header.writeUInt8(pixels, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
