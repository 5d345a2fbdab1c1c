// The pictures of a build: one to share for each page, and the site's icons from its one drawing.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Painter } from './share-picture.ts';

const iconSizes = { 'apple-touch-icon.png': 180, 'icon-192.png': 192, 'icon-512.png': 512 };

const decode = (text: string) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');

const contentOf = (head: string, pattern: RegExp) => decode(pattern.exec(head)?.[1] ?? '');

/** Draws the picture that the head of a page names, from its title and description. */
export function writeSharePicture(
  folder: string,
  { sharePicture }: Painter,
  head: string,
  siteName: string,
): void {
  const image = contentOf(head, /property="og:image" content="([^"]+)"/);
  const [, name] = /(\/share\/[\w-]+\.png)$/.exec(image) ?? [];
  if (!name) return;
  const title = contentOf(head, /<title>([^<]*)<\/title>/).replace(` | ${siteName}`, '');
  const description = contentOf(head, /name="description" content="([^"]+)"/);
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), sharePicture(title, description));
}

export function writeIcons(folder: string, { icon }: Painter): void {
  const drawing = readFileSync(join(folder, 'favicon.svg'), 'utf8');
  const square = drawing.replace(/ rx="\d+"/, '');
  // A mask may cut off a fifth on each side.
  const roomy = square
    .replace('viewBox="0 0 64 64"', 'viewBox="-8 -8 80 80"')
    .replace('<rect width="64" height="64"', '<rect x="-8" y="-8" width="80" height="80"');
  for (const [name, pixels] of Object.entries(iconSizes)) {
    // Apple's devices round the corners themselves.
    const picture = icon(name.startsWith('apple') ? square : drawing, pixels);
    writeFileSync(join(folder, name), picture);
  }
  writeFileSync(join(folder, 'icon-maskable-512.png'), icon(roomy, 512));
  writeFileSync(join(folder, 'favicon.ico'), asIco(icon(drawing, 32), 32));
}

/** An .ico file is a directory of 22 bytes before the picture. */
function asIco(png: Uint8Array, pixels: number): Buffer {
  const directory = Buffer.alloc(22);
  directory.writeUInt16LE(1, 2); // an icon
  directory.writeUInt16LE(1, 4); // of one picture
  directory.writeUInt8(pixels, 6);
  directory.writeUInt8(pixels, 7);
  directory.writeUInt16LE(1, 10);
  directory.writeUInt16LE(32, 12);
  directory.writeUInt32LE(png.length, 14);
  directory.writeUInt32LE(directory.length, 18);
  return Buffer.concat([directory, png]);
}
