// Files of kinds that browsers treat differently, made with FFmpeg from its test pattern: still and moving
// pictures, a photo whose EXIF data turn it, films in MPEG-4 part 2 and a recording in WMA, which no
// browser of the tests decodes.
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

/** Of files whose type is not `image/` and their ending. */
const types: Record<string, string> = {
  jpg: 'image/jpeg',
  mp4: 'video/mp4',
  wma: 'audio/x-ms-wma',
};
const folder = '/demo/soorten';
/** The start of a HEIC photo: enough for a browser to refuse it. */
const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic\0\0\0\x08mdat', 'latin1');

/** The URL of a file, which `serveMedia` serves. `moving.jpg` is a GIF. */
export const mediaUrl = (name: string) => `${folder}/${name}`;

export const serveMedia = (page: Page) =>
  page.route(`**${folder}/*`, (route) => {
    const name = new URL(route.request().url()).pathname.split('/').at(-1)!;
    const extension = name.split('.').at(-1)!;
    const file = name === 'moving.jpg' ? 'moving.gif' : name;
    const body =
      extension === 'heic' ? heic : readFileSync(new URL(`media/${file}`, import.meta.url));
    return route.fulfill({ contentType: types[extension] ?? `image/${extension}`, body });
  });
